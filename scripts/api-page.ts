/** `npm run docs` writes docs/api.md from the table of endpoints. The page is not committed. */
import { writeFileSync } from "node:fs";
import { table } from "@highway/core/endpoints";
import { type Document, type Operation, openApi } from "@highway/core/openapi/document";
import type { JsonSchema } from "@highway/core/openapi/records";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";

export function apiPage(): string {
  const document = openApi(table);
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]!))];
  const paragraphs = [
    "# The API",
    "Written by `npm run docs` from the table of endpoints (`packages/core/src/endpoints.ts`): change the declarations, not this page. The running product serves the same as OpenAPI 3.1 at `/v1/openapi.json`.",
    document.info.description,
    'A failure is `{ "error": { "code", "alertMessage", "fields"?, "current"?, "requestId" } }`: `alertMessage` is a sentence for a person, `fields` maps a path such as `loans.0.rate` to its sentence, `current` is the record that a stale save lost to (409). Paths answer with and without a trailing slash.',
    `Contents: ${[...tags, "records"].map((tag) => `[${tag}](#${tag})`).join(" · ")}`,
    ...tags.flatMap((tag) => [
      `## ${tag}`,
      ...operations.filter(({ operation }) => operation.tags[0] === tag).flatMap(section),
    ]),
    "## records",
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => [`### ${name}`, fieldTable(schema)]),
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}

type Listed = { route: string; declared: Endpoint; operation: Operation };

const operationsOf = (document: Document): Listed[] =>
  Object.entries<Endpoint>(table).map(([route, declared]) => {
    const [method, path] = route.split(" ") as [string, string];
    return { route, declared, operation: document.paths[path]![method.toLowerCase()]! };
  });

const who = {
  anyone: "Anyone.",
  link: "Whoever opened the share link that `link` names, by the cookie of that link.",
  officer: "A signed-in officer.",
  admin: "A corporation's admin.",
  staff: "Staff of the provider.",
};

function section({ route, declared, operation }: Listed): string[] {
  const { status = 200, bare, binary, allow, limits = [], example } = declared;
  const caps = limits.map(
    ({ by, count, seconds }) => `At most ${count} calls in ${seconds / 60} minutes by one ${by}.`,
  );
  const sections = [
    `### \`${route}\``,
    [declared.does, who[allow], ...caps].join(" "),
    parameterTable(operation),
    ...bodyOf(operation),
  ];
  if (binary) return [...sections, `Answers ${status} with the file itself.`];
  const answer = operation.responses[status]!.content!["application/json"]!.schema;
  const data = bare ? answer : answer.properties!.data!;
  return [
    ...sections,
    `Answers ${status}; ${bare ? "the whole answer" : "`data`"} is ${typeOf(data)}:`,
    fieldTable(heldIn(data).object ?? {}),
    json(bare ? example.answer : { data: example.answer }),
  ];
}

function bodyOf({ requestBody }: Operation): string[] {
  const { "application/json": body, "multipart/form-data": form } = requestBody?.content ?? {};
  if (form) return ["A form:", fieldTable(form.schema)];
  return body ? ["Body:", fieldTable(body.schema), json(body.example)] : [];
}

function parameterTable({ parameters = [] }: Operation): string {
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    row(`\`${name}\``, place, typeOf(schema), required ? "yes" : ""),
  );
  return rows.length === 0
    ? ""
    : [row("Parameter", "in", "type", "required"), row("---", "---", "---", "---"), ...rows].join("\n");
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
/** Long examples are cut where a reader has seen enough. */
const json = (value: unknown) => {
  const lines = JSON.stringify(value, null, 2).split("\n");
  const shown = lines.length > 40 ? [...lines.slice(0, 40), "…"] : lines;
  return `\`\`\`json\n${shown.join("\n")}\n\`\`\``;
};

function fieldTable(schema: JsonSchema): string {
  const rows = fieldsOf(schema).map(([name, field, required]) =>
    row(`\`${name}\``, typeOf(field), required ? "yes" : ""),
  );
  if (rows.length === 0) return "";
  return [row("Field", "type", "required"), row("---", "---", "---"), ...rows].join("\n");
}

type Field = [name: string, schema: JsonSchema, required: boolean];

/** The fields of an object and of what it holds: "loans[].rate". */
function fieldsOf(schema: JsonSchema, before = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] => {
    const own: Field = [before + name, field, schema.required?.includes(name) ?? false];
    const { object, list } = heldIn(field);
    return object ? [own, ...fieldsOf(object, `${before}${name}${list ? "[]" : ""}.`)] : [own];
  });
}

/** The object that a field holds, alone, in a list, or beside null. */
function heldIn(field: JsonSchema, list = false): { object?: JsonSchema; list: boolean } {
  if (field.properties) return { object: field, list };
  const items = Array.isArray(field.prefixItems) ? field.prefixItems[0] : field.items;
  if (isSchema(items)) return heldIn(items, true);
  const choice = alternatives(field).filter((each) => each.type !== "null");
  return choice.length === 1 ? heldIn(choice[0]!, list) : { list };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const alternatives = (schema: JsonSchema): JsonSchema[] => [schema.anyOf, schema.oneOf].flat().filter(isSchema);

/** "text, at most 50 signs", "one of `fee` `percent`, or null; `percent` when left out" */
function typeOf(schema: JsonSchema): string {
  const reference = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1)! : undefined;
  const words = reference ? `[${reference}](#${reference.toLowerCase()})` : kindOf(schema);
  return schema.default === undefined ? words : `${words}; \`${JSON.stringify(schema.default)}\` when left out`;
}

function kindOf(schema: JsonSchema): string {
  const choices = alternatives(schema);
  if (choices.length > 0) return [...new Set(choices.flatMap((each) => typeOf(each).split(" or ")))].join(" or ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => kindOf({ ...schema, type })).join(" or ");
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((value) => `\`${value}\``).join(" ")}`;
  if (Array.isArray(schema.prefixItems))
    return schema.prefixItems.length === 0 ? "an empty list" : `a list of one: ${schema.prefixItems.map(typeOf)}`;
  if (schema.type === "array") {
    const items = isSchema(schema.items) ? typeOf(schema.items) : "anything";
    return `a list of ${items === "an object" ? "objects" : items}${bounds(schema, "Items", "")}`;
  }
  if (schema.format === "binary") return "file";
  if (schema.type === "string") return `${texts[String(schema.format)] ?? "text"}${bounds(schema, "Length", " signs")}`;
  if (schema.type === "number" || schema.type === "integer")
    return `${schema.type === "integer" || schema.multipleOf === 1 ? "whole number" : "number"}${bounds(schema, "imum", "")}`;
  if (schema.type === "boolean") return "true or false";
  if (schema.type === "null") return "null";
  return schema.type === "object" ? "an object" : "anything";
}

const texts: Record<string, string> = {
  "date-time": "time (ISO 8601)",
  date: "day (ISO 8601)",
  email: "email address",
};

function bounds(schema: JsonSchema, suffix: string, unit: string): string {
  const [least, most] = [schema[`min${suffix}`], schema[`max${suffix}`]];
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, at most ${most}${unit}`;
  return least === undefined ? "" : `, at least ${least}${unit}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync("docs/api.md", apiPage());

import type * as z from "zod/mini";
import type { Endpoint } from "../platform/declare/endpoint";
import { type JsonSchema, Records, receivedSchema } from "./records";

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
};
/** A content by its type: JSON, a form, or a file of one of several types. */
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
export type Document = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object; responses: object };
};

/** Makes the OpenAPI 3.1 document of a table of endpoints. */
export function openApi(table: Record<string, Endpoint>): Document {
  const records = new Records();
  const paths: Document["paths"] = {};
  for (const [route, declared] of Object.entries(table)) {
    const [method, path] = route.split(" ") as [string, string];
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(declared, records.answer(declared.answer, nameOf(declared))),
    };
  }
  const schemas = { ...records.met, Failure: failure };
  return {
    openapi: "3.1.1",
    info: { title: "Highway", version: "1", description },
    servers: [{ url: "/" }],
    paths,
    components: { schemas, securitySchemes, responses: { Failure: failureAnswer } },
  };
}

const description =
  "Answers are under `data`, and failures under `error`. Calls that change something need a JSON content type, or that of a form where one is " +
  "declared, and an `Origin` header with Highway's own address. Bodies with unknown fields are refused. A record that belongs to somebody else answers 404, like one that never existed.";

const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: "__Host-highway_session" },
  share: {
    type: "apiKey",
    in: "cookie",
    name: "__Secure-highway_share_{link}",
    description: "The cookie of one share link. Its name ends with the link's id, without the id's prefix.",
  },
};
const securityOf = ({ allow }: Endpoint) => {
  if (allow === "anyone") return [];
  return [allow === "link" ? { share: [] } : { session: [] }];
};

const failure: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "alertMessage", "requestId"],
      properties: {
        code: { type: "string", description: "invalid, signedOut, missing, conflict and the like" },
        alertMessage: { type: "string", description: "A sentence for a person." },
        fields: { type: "object", additionalProperties: { type: "string" }, description: "Path to sentence." },
        current: { description: "The current record, when a save started from an older state of it (409)." },
        requestId: { type: "string" },
      },
    },
  },
};

const failureAnswer = {
  description: "Refused or failed",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
};

/** Names an operation: "auth/sign-in" becomes `authSignIn`. */
const nameOf = ({ handler }: Endpoint) => handler.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

function operation(declared: Endpoint, answer: JsonSchema): Operation {
  const { does, handler, body, status = 200 } = declared;
  const parameters = [
    ...parametersOf(declared.path, "path", declared.example.path),
    ...parametersOf(declared.query, "query", declared.example.query),
    ...parametersOf(declared.cookies, "cookie"),
    ...parametersOf(declared.headers, "header"),
  ];
  return {
    operationId: nameOf(declared),
    summary: does,
    tags: [handler.split("/")[0]!],
    security: securityOf(declared),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: requestContent(declared, receivedSchema(body)) } }),
    responses: {
      [status]: { description: "Done", content: answerContent(declared, answer) },
      "4XX": { $ref: "#/components/responses/Failure" },
      "5XX": { $ref: "#/components/responses/Failure" },
    },
  };
}

const bytes = { type: "string", format: "binary" };

/** Describes the body of a request. A form's file is bytes, whatever its schema makes of it. */
function requestContent({ accepts, example }: Endpoint, schema: JsonSchema): Content {
  if (!accepts || accepts === "signed") return { "application/json": { schema, example: example.body } };
  return { "multipart/form-data": { schema: { ...schema, properties: { ...schema.properties, file: bytes } } } };
}

function answerContent({ binary, bare, example }: Endpoint, answer: JsonSchema): Content {
  if (binary) return { "image/*": { schema: bytes } };
  const schema = bare ? answer : { type: "object", required: ["data"], properties: { data: answer } };
  return { "application/json": { schema, example: bare ? example.answer : { data: example.answer } } };
}

function parametersOf(
  schema: z.ZodMiniObject | undefined,
  place: "path" | "query" | "cookie" | "header",
  example: unknown = {},
) {
  if (!schema) return [];
  const { properties = {}, required = [] } = receivedSchema(schema);
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: each,
    ...(isRecord(example) && name in example && { example: example[name] }),
  }));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

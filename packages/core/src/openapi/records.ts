import * as z from "zod/mini";
import * as branding from "../branding/schema";
import * as themes from "../branding/theme.schema";
import * as clients from "../clients/schema";
import * as exports from "../exports/schema";
import * as files from "../files/schema";
import * as locations from "../locations/schema";
import * as market from "../market/schema";
import * as access from "../people/access/schema";
import * as audit from "../people/audit/schema";
import * as corporations from "../people/corporations/schema";
import * as permissions from "../people/permissions/schema";
import * as users from "../people/users/schema";
import * as pricing from "../pricing/schema";
import * as reports from "../reports/schema";

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] };

const isRecord = (value: unknown) => value instanceof z.ZodMiniObject || value instanceof z.ZodMiniDiscriminatedUnion;

/** Lists the schemas that the document names: every record that a domain's schema.ts exports, under the name it has there. */
function namedRecords() {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const domain of [
    users,
    access,
    audit,
    clients,
    permissions,
    pricing,
    reports,
    locations,
    market,
    files,
    branding,
    exports,
    themes,
    corporations,
  ])
    for (const [name, value] of Object.entries<unknown>(domain)) {
      if (!isRecord(value) || taken.has(name)) continue;
      registry.add(value as z.ZodMiniType, { id: name });
      taken.add(name);
    }
  return registry;
}

/** Turns answers into JSON schemas that refer to records by name, and remembers the records that it met. */
export class Records {
  readonly #named = namedRecords();
  readonly met: Record<string, JsonSchema> = {};

  /** Describes an answer. @param operation  names a record that holds itself and has no name of its own, as a step of a calculation does */
  answer(schema: z.ZodMiniType, operation: string): JsonSchema {
    const converted = z.toJSONSchema(schema, { metadata: this.#named, unrepresentable: "any" });
    const text = JSON.stringify(converted)
      .replaceAll('"#/$defs/', '"#/components/schemas/')
      .replace(/\b__schema(\d+)/g, (_, number: string) => `${operation}Part${number === "0" ? "" : number}`);
    const { $defs = {}, ...rest } = withoutDocumentMarks(JSON.parse(text)) as JsonSchema & {
      $defs?: Record<string, JsonSchema>;
    };
    for (const [name, record] of Object.entries($defs)) this.met[name] = withoutDocumentMarks(record);
    return rest;
  }
}

/** Describes what a caller may send, before defaults and transformations. */
export const receivedSchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutDocumentMarks(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);

/** Removes the marks that make a schema a document of its own. */
const withoutDocumentMarks = ({ $schema: _schema, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema => schema;

import { Entity } from "electrodb";
import { table } from "../table";
import { prefixesOf, wordsOf } from "./words";

/**
 * A row is a record's place in one list: the list of all of its kind, that of one client, or one that a search for a word's beginning reads. Each
 * list stands in the order of `lastUpdated`, so a page of any list costs the same however many records there are. Rows are written in the transaction
 * that writes their record.
 */
export const ListedEntity = new Entity(
  {
    model: { service: "highway", entity: "listed", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      kind: { type: ["client", "report"] as const, required: true },
      list: { type: "string", required: true },
      recordId: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The text in which a search looks for further words. The list of all is never searched and has none. */
      text: { type: "string" },
      /** What a list shows of the record without reading it, as JSON text; absent where no list does so. */
      line: { type: "string" },
      expiresAt: { type: "number" },
    },
    indexes: {
      ofRecord: {
        pk: { field: "pk", composite: ["ownerId", "kind"] },
        sk: { field: "sk", composite: ["list", "recordId"] },
      },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId", "kind", "list"] },
        sk: { field: "gsi1sk", composite: ["lastUpdated", "recordId"] },
      },
    },
  },
  table,
);

export type Kind = "client" | "report";
export type Row = {
  ownerId: string;
  kind: Kind;
  list: string;
  recordId: string;
  lastUpdated: string;
  text?: string;
  line?: string;
  expiresAt?: number;
};

export const ALL = "all";
export const listOfClient = (clientId: string) => `client:${clientId}`;
export const listOfPrefix = (prefix: string) => `word:${prefix}`;

/** A record as its lists see it. `among` names lists of its own, besides the list of all and those of its words. */
export type Listed = Omit<Row, "list" | "expiresAt" | "text"> & { text: string; among?: readonly string[] };

export function rowsOf({ text, among = [], ...record }: Listed): Row[] {
  const searched = [...among, ...prefixesOf(text).map(listOfPrefix)];
  const words = wordsOf(text).join(" ");
  return [{ ...record, list: ALL }, ...searched.map((list) => ({ ...record, list, text: words }))];
}

/** Works out what a save does to a record's rows. All rows that stay are written anew, because each carries `lastUpdated`. */
export function rowChanges(before: readonly Row[], after: readonly Row[]): { put: readonly Row[]; remove: Row[] } {
  const kept = new Set(after.map(({ list }) => list));
  return { put: after, remove: before.filter(({ list }) => !kept.has(list)) };
}

/** Deletes rows that are out of date and did not fit into the transaction. Until they are gone, a search reads past them. */
export async function forgetRows(rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map(({ ownerId, kind, list, recordId }) => ({ ownerId, kind, list, recordId }));
  await ListedEntity.delete(keys).go();
}

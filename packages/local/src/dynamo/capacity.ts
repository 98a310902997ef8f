import type { Write } from "dynalite/db/index.js";
import database from "dynalite/db/index.js";
import type { Staging } from "./staging";
import type { Item, Store } from "./store";

/** Units by table, or by index of a table. */
export type Units = Map<string, number>;

export const add = (units: Units, name: string, more: number) => units.set(name, (units.get(name) ?? 0) + more);

const kilobytes = (item: Item) => Math.max(1, Math.ceil(database.itemSize(item) / 1024));

/** Units that a transaction pays to look at an item, there or not: twice a consistent read. */
export const transactionalRead = (item: Item | undefined) => 2 * Math.ceil(Math.max(1, item ? kilobytes(item) : 1) / 4);
/** Units that a transaction pays for a condition that stands alone. */
export const transactionalCheck = (item: Item | undefined) => 2 * (item ? kilobytes(item) : 1);

const wantsCapacity = (body: object) => {
  const detail = "ReturnConsumedCapacity" in body ? body.ReturnConsumedCapacity : undefined;
  return detail === "TOTAL" || detail === "INDEXES" ? detail : undefined;
};

/** Counts the units of writing a row: one that stays as it was costs nothing, one that goes costs what it held. */
async function rowUnits(store: Store, write: Write) {
  const before = (await store.db.get(write.key)) as Item | undefined;
  if (write.type === "del") return before ? kilobytes(before) : 0;
  const row = write.value as Item;
  return JSON.stringify(before) === JSON.stringify(row) ? 0 : kilobytes(row);
}

/** Units that the held-back index rows cost, by index; dynalite counts the table's own only. */
export async function indexUnits(store: Store, held: Staging, table: string): Promise<Units> {
  const units: Units = new Map();
  const prefix = `index-global~${table}~`;
  for (const write of held.writes)
    if (write.key.startsWith(prefix))
      add(units, write.key.slice(prefix.length).split("~")[0]!, await rowUnits(store, write));
  return units;
}

type Consumed = { CapacityUnits: number; TableName: string };

/** Adds what the indexes cost to an answer of dynalite, which must be computed before the rows land. */
export async function withIndexes(store: Store, held: Staging, body: object, consumed: Consumed): Promise<Consumed> {
  const detail = wantsCapacity(body);
  if (!detail) return consumed;
  const units = await indexUnits(store, held, consumed.TableName);
  const CapacityUnits = [...units.values()].reduce((sum, more) => sum + more, consumed.CapacityUnits);
  if (detail === "TOTAL") return { ...consumed, CapacityUnits };
  const byIndex = [...units].map(([name, CapacityUnits]) => [name, { CapacityUnits }]);
  return { ...consumed, CapacityUnits, ...(byIndex.length && { GlobalSecondaryIndexes: Object.fromEntries(byIndex) }) };
}

/** What a transaction tells about its cost, if it was asked. */
export const consumedBy = (body: object, units: Units, kind: "Read" | "Write") =>
  wantsCapacity(body)
    ? {
        ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({
          TableName,
          CapacityUnits,
          [`${kind}CapacityUnits`]: CapacityUnits,
        })),
      }
    : {};

import { type TableIndex, tableKeys } from "@highway/core/platform/table/keys";
import database, { type Index } from "dynalite/db/index.js";
import { isMissingTable } from "./failure";
import { act, checkRequest, type Item, type Store, settle, type Table } from "./store";
import { updateTimeToLive } from "./ttl";

const keySchema = ({ pk, sk }: { pk: string; sk: string }) => [
  { AttributeName: pk, KeyType: "HASH" as const },
  { AttributeName: sk, KeyType: "RANGE" as const },
];

/** What CreateTable is asked for, here and on AWS's own DynamoDB Local. */
export const definition = (name: string) => ({
  TableName: name,
  BillingMode: "PAY_PER_REQUEST" as const,
  AttributeDefinitions: [
    ...new Set([tableKeys.primary, ...Object.values(tableKeys.indexes)].flatMap(({ pk, sk }) => [pk, sk])),
  ].map((AttributeName) => ({ AttributeName, AttributeType: "S" as const })),
  KeySchema: keySchema(tableKeys.primary),
  GlobalSecondaryIndexes: Object.entries<TableIndex>(tableKeys.indexes).map(([IndexName, { holds, ...keys }]) => ({
    IndexName,
    KeySchema: keySchema(keys),
    Projection: holds
      ? { ProjectionType: "INCLUDE" as const, NonKeyAttributes: [...holds] }
      : { ProjectionType: "ALL" as const },
  })),
});

/** Reads the table's record, also that of a table whose making was cut short. */
const recordOf = async (store: Store, name: string) => {
  try {
    return await settle<Table>((done) => store.getTable(name, false, done));
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
};

/** Adds the indexes that were declared since the data folder was made, which dynalite's UpdateTable cannot do. */
async function fillIndexes(store: Store, table: Table, indexes: Index[]) {
  const items: AsyncIterable<Item> = store.getItemDb(table.TableName).createValueStream({});
  for await (const item of items)
    for (const { index, key, item: row } of database.getIndexActions(indexes, null, item, table).puts)
      await settle<void>((done) => store.getIndexDb("global", table.TableName, index).put(key, row, done));
}

/** How records are laid out. A table of another layout holds records that nobody here can read. */
export const LAYOUT = 5;
export const LAYOUT_KEY = "layout";
export const OTHER_LAYOUT = "OTHER_LAYOUT";

/**
 * Makes the product's table, or brings an older one up to the declared keys.
 * @throws Error with code OTHER_LAYOUT when an earlier version made the records in it
 */
export async function ensureTable(store: Store, name: string) {
  const wanted = definition(name);
  const before = await recordOf(store, name);
  if (before && (await store.db.get(LAYOUT_KEY)) !== LAYOUT)
    throw Object.assign(new Error("The table holds records of an earlier version."), { code: OTHER_LAYOUT });
  if (!before) {
    await store.db.put(LAYOUT_KEY, LAYOUT);
    await act(store, "CreateTable", checkRequest(store, "CreateTable", wanted));
  }
  const found = (await recordOf(store, name))!;
  const present = found.GlobalSecondaryIndexes ?? [];
  const missing = wanted.GlobalSecondaryIndexes.filter(
    ({ IndexName }) => !present.some((index) => index.IndexName === IndexName),
  );
  const table: Table = {
    ...found,
    TableStatus: "ACTIVE", // dynalite itself says so only in a later turn
    AttributeDefinitions: wanted.AttributeDefinitions,
    GlobalSecondaryIndexes: [...present, ...missing].map((index) => ({ ...index, IndexStatus: "ACTIVE" })),
  };
  if (missing.length > 0) await fillIndexes(store, table, missing);
  await settle<void>((done) => store.tableDb.put(name, table, done));
  await updateTimeToLive(store, {
    TableName: name,
    TimeToLiveSpecification: { Enabled: true, AttributeName: tableKeys.timeToLive },
  });
}

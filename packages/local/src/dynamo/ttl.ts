import { type Item, type Store, tableNamed } from "./store";
import { write } from "./writes";

type Setting = { Enabled: boolean; AttributeName: string };
const place = (table: string) => `ttl~${table}`;
const FIVE_YEARS = 5 * 365 * 86_400;

export async function updateTimeToLive(store: Store, body: Record<string, unknown>) {
  const table = await tableNamed(store, String(body.TableName));
  await store.db.put(place(table.TableName), body.TimeToLiveSpecification);
  return { TimeToLiveSpecification: body.TimeToLiveSpecification };
}

const settingOf = async (store: Store, table: string) => (await store.db.get(place(table))) as Setting | undefined;

export async function describeTimeToLive(store: Store, body: Record<string, unknown>) {
  const table = await tableNamed(store, String(body.TableName));
  const setting = await settingOf(store, table.TableName);
  return {
    TimeToLiveDescription: setting?.Enabled
      ? { TimeToLiveStatus: "ENABLED", AttributeName: setting.AttributeName }
      : { TimeToLiveStatus: "DISABLED" },
  };
}

/** DynamoDB keeps an item whose time lies more than five years back, because such a number is probably not one of seconds. */
function isExpired(item: Item, attribute: string) {
  const now = Date.now() / 1000;
  const time = Number(item[attribute]?.N);
  return time > now - FIVE_YEARS && time < now;
}

/**
 * Deletes what has expired, as DynamoDB does within days: code must never rely on it being gone.
 * @returns how many items were deleted
 */
export async function sweep(store: Store, tableName: string): Promise<number> {
  const setting = await settingOf(store, tableName);
  if (!setting?.Enabled) return 0;
  const table = await tableNamed(store, tableName);
  const expired: Item[] = [];
  for await (const item of store.getItemDb(tableName).createValueStream({}))
    if (isExpired(item, setting.AttributeName)) expired.push(item);
  for (const item of expired)
    await write("DeleteItem")(store, {
      TableName: tableName,
      Key: Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName]])),
      // Somebody may have given it more time since it was read.
      ConditionExpression: "#time = :time",
      ExpressionAttributeNames: { "#time": setting.AttributeName },
      ExpressionAttributeValues: { ":time": item[setting.AttributeName] },
    }).catch(() => undefined);
  return expired.length;
}

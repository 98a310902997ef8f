/**
 * One item by its key, without ElectroDB: what every call reads to know who is calling. ElectroDB is half of a function's code, and
 * a function that keeps nothing needs it for nothing else. Records are written, listed and searched by their entities alone.
 */
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { conditionFailed, table } from "./table";

export type ItemKey = { pk: string; sk: string };
type Ids = Record<string, string>;

const named = (ids: Ids) => Object.entries(ids).map(([name, id]) => `#${name.toLowerCase()}_${id}`);

/** The key as ElectroDB makes it for an entity of version 1, whose ids are in small letters; a test holds each reader's keys to its entity's. */
export const keyOf = (entity: string, owner: Ids, record: Ids = {}): ItemKey => ({
  pk: `$highway${named(owner).join("")}`,
  sk: `$${entity}_1${named(record).join("")}`,
});

/** The item as it is now, with these attributes alone. */
export async function readItem<T>(key: ItemKey, attributes: readonly (keyof T & string)[]): Promise<T | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({
      TableName: table.table,
      Key: key,
      ConsistentRead: true,
      ProjectionExpression: attributes.map((_, at) => `#${at}`).join(", "),
      ExpressionAttributeNames: Object.fromEntries(attributes.map((name, at) => [`#${at}`, name])),
    }),
  );
  return Item as T | undefined;
}

/** Sets attributes of an item that is there; one that is gone stays gone. */
export async function changeItem(key: ItemKey, changes: Record<string, string>): Promise<void> {
  const names = Object.keys(changes);
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.table,
        Key: key,
        ConditionExpression: "attribute_exists(pk)",
        UpdateExpression: `SET ${names.map((_, at) => `#${at} = :${at}`).join(", ")}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#${at}`, name])),
        ExpressionAttributeValues: Object.fromEntries(names.map((name, at) => [`:${at}`, changes[name]])),
      }),
    );
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

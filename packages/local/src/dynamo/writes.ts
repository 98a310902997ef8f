import { withIndexes } from "./capacity";
import { isConditionFailure, isFailure } from "./failure";
import { checkIndexKeys, stagingOf, type Targets, whileLocked } from "./staging";
import { act, checkRequest, itemAt, keyOf, type Request, type Store, tableNamed } from "./store";

type Write = "PutItem" | "UpdateItem" | "DeleteItem";
type Body = Record<string, unknown>;
type Consumed = Parameters<typeof withIndexes>[3];

async function land(store: Store, operation: string, request: object, tables: string[]) {
  const held = stagingOf(store);
  const answer = await act(held.store, operation, request);
  await checkIndexKeys(held, tables);
  const consumed = answer.ConsumedCapacity as Consumed | Consumed[] | undefined;
  const counted = (table: Consumed) => withIndexes(store, held, request, table);
  if (Array.isArray(consumed)) answer.ConsumedCapacity = await Promise.all(consumed.map(counted));
  else if (consumed) answer.ConsumedCapacity = await counted(consumed);
  await held.commit();
  return answer;
}

/** A single write: the item and its index rows land together, and a failed condition brings the item when it is asked for. */
export const write = (operation: Write) => async (store: Store, body: Body) => {
  const request = checkRequest(store, operation, body);
  const { TableName } = request;
  const key = keyOf(await tableNamed(store, TableName), request);
  return whileLocked(store, new Map([[TableName, new Set([key])]]), async () => {
    try {
      return await land(store, operation, request, [TableName]);
    } catch (error) {
      if (isFailure(error) && isConditionFailure(error) && body.ReturnValuesOnConditionCheckFailure === "ALL_OLD")
        Object.assign(error.body, { Item: await itemAt(store, TableName, key) });
      throw error;
    }
  });
};

/** Writes up to 25 puts and deletes. DynamoDB promises each alone; here they all land together. */
export async function batchWrite(store: Store, body: Body) {
  const request = checkRequest(store, "BatchWriteItem", body);
  const targets: Targets = new Map();
  const wanted = request.RequestItems as Record<string, { PutRequest?: Request; DeleteRequest?: Request }[]>;
  for (const [name, writes] of Object.entries(wanted)) {
    const table = await tableNamed(store, name);
    const keys = writes.map(({ PutRequest, DeleteRequest }) => keyOf(table, PutRequest ?? DeleteRequest!));
    targets.set(name, new Set(keys));
  }
  return whileLocked(store, targets, () => land(store, "BatchWriteItem", request, [...targets.keys()]));
}

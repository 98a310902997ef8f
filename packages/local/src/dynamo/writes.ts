import { isConditionFailure, isFailure } from "./failure";
import { staging, type Targets, whileLocked } from "./staging";
import { act, checked, itemAt, keyOf, type Request, type Store, tableNamed } from "./store";

type Write = "PutItem" | "UpdateItem" | "DeleteItem";

/** A single write: the item and its index rows land together, and a failed condition brings the item when it is asked for. */
export const write = (operation: Write) => async (store: Store, body: Record<string, unknown>) => {
  const request = checked(store, operation, body);
  const { TableName } = request;
  const key = keyOf(await tableNamed(store, TableName), request);
  return whileLocked(store, new Map([[TableName, new Set([key])]]), async () => {
    const held = staging(store);
    try {
      const answer = await act(held.store, operation, request);
      await held.checkIndexKeys(TableName);
      await held.commit();
      return answer;
    } catch (error) {
      if (isFailure(error) && isConditionFailure(error) && body.ReturnValuesOnConditionCheckFailure === "ALL_OLD")
        Object.assign(error.body, { Item: await itemAt(store, TableName, key) });
      throw error;
    }
  });
};

/** Up to 25 puts and deletes. DynamoDB promises each alone; here they all land together. */
export async function batchWrite(store: Store, body: Record<string, unknown>) {
  const request = checked(store, "BatchWriteItem", body);
  const targets: Targets = new Map();
  const wanted = request.RequestItems as Record<string, { PutRequest?: Request; DeleteRequest?: Request }[]>;
  for (const [name, writes] of Object.entries(wanted)) {
    const table = await tableNamed(store, name);
    targets.set(
      name,
      new Set(writes.map(({ PutRequest, DeleteRequest }) => keyOf(table, PutRequest ?? DeleteRequest!))),
    );
  }
  return whileLocked(store, targets, async () => {
    const held = staging(store);
    const answer = await act(held.store, "BatchWriteItem", request);
    for (const name of targets.keys()) await held.checkIndexKeys(name);
    await held.commit();
    return answer;
  });
}

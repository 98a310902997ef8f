import { expect, it } from "vitest";
import { ensureTable } from "./definition";
import { act, checkRequest, openStore } from "./store";

it("lets others have their turn while hundreds of rows are read", async () => {
  const store = await openStore();
  await ensureTable(store, "highway");
  const run = (operation: string, request: object) => act(store, operation, checkRequest(store, operation, request));
  const ROWS = 1_000;
  for (let row = 0; row < ROWS; row++)
    await run("PutItem", {
      TableName: "highway",
      Item: { pk: { S: "shard" }, sk: { S: String(row).padStart(4, "0") } },
    });
  let turns = 0;
  let isRead = false;
  const spin = () => {
    turns += 1;
    if (!isRead) setImmediate(spin);
  };
  spin();
  const read = await run("Query", {
    TableName: "highway",
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": { S: "shard" } },
  });
  isRead = true;
  expect(read.Count).toBe(ROWS);
  expect(turns).toBeGreaterThanOrEqual(ROWS / 25);
  await store.db.close();
});

import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import database from "dynalite/db/index.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CannotStart, explained } from "./data-folder";
import { definition, LAYOUT, LAYOUT_KEY } from "./dynamo/definition";
import { openStore, settle, type Table } from "./dynamo/store";
import { startTable } from "./table";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "highway-table-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function clientOf({ endpoint }: { endpoint: string }) {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
const put = (table: { endpoint: string }, Item: object) =>
  clientOf(table).send(new PutCommand({ TableName: "highway", Item: { ...Item } }));
const get = async (table: { endpoint: string }, sk: string) =>
  (await clientOf(table).send(new GetCommand({ TableName: "highway", Key: { pk: "p", sk } }))).Item;
const inIndex = async (table: { endpoint: string }, IndexName: string) => {
  const KeyConditionExpression = `${IndexName}pk = :p`;
  const query = { TableName: "highway", IndexName, KeyConditionExpression, ExpressionAttributeValues: { ":p": "g" } };
  return ((await clientOf(table).send(new QueryCommand(query))).Items ?? []).map(({ sk }) => sk);
};

describe("a folder", () => {
  it("keeps what was written, from one start to the next", async () => {
    const first = await startTable({ path: folder });
    await put(first, { pk: "p", sk: "kept", gsi1pk: "g", gsi1sk: "1" });
    await first.stop();
    const second = await startTable({ path: folder });
    expect(await get(second, "kept")).toMatchObject({ sk: "kept" });
    expect(await inIndex(second, "gsi1")).toEqual(["kept"]);
    await second.stop();
  });

  it("is refused to a second table while the first runs", async () => {
    const first = await startTable({ path: folder });
    await expect(startTable({ path: folder })).rejects.toMatchObject({ code: "LEVEL_LOCKED" });
    await first.stop();
  });

  it("of an earlier version gets the indexes that were declared since, filled", async () => {
    const earlier = await startTable({ path: folder });
    await put(earlier, { pk: "p", sk: "old", gsi1pk: "g", gsi1sk: "1", gsi2pk: "g", gsi2sk: "1" });
    await earlier.stop();
    await forgetIndex(folder, "gsi2");
    const later = await startTable({ path: folder });
    expect(await inIndex(later, "gsi2")).toEqual(["old"]);
    await put(later, { pk: "p", sk: "new", gsi2pk: "g", gsi2sk: "2" });
    expect(await inIndex(later, "gsi2")).toEqual(["old", "new"]);
    await later.stop();
  });
});

it("of an earlier version, whose records nobody here can read, is refused and stays as it was", async () => {
  await (await startTable({ path: folder })).stop();
  const mark = async (layout: number) => {
    const store = await openStore(folder);
    const found = await store.db.get(LAYOUT_KEY);
    await store.db.put(LAYOUT_KEY, layout);
    await store.db.close();
    return found;
  };
  await mark(1);
  const refusal = await startTable({ path: folder }).catch((error) => error);
  expect(explained(refusal, folder)).toBeInstanceOf(CannotStart);
  expect((explained(refusal, folder) as Error).message).toMatch(
    /was made by an earlier Highway.*npm start -- --reset$/,
  );
  expect(await mark(LAYOUT)).toBe(1);
  await (await startTable({ path: folder })).stop();
});

/** Makes the folder look as if the index had never been declared. */
async function forgetIndex(path: string, index: string) {
  const store = await openStore(path);
  const table = await settle<Table>((done) => store.getTable("highway", done));
  const others = definition("highway").GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName !== index);
  await settle<void>((done) => store.tableDb.put("highway", { ...table, GlobalSecondaryIndexes: others }, done));
  for await (const row of store.getIndexDb("global", "highway", index).createValueStream({})) {
    const keys = definition("highway").GlobalSecondaryIndexes.filter(({ IndexName }) => IndexName === index);
    for (const { key } of database.getIndexActions(keys, null, row, table).puts)
      await settle<void>((done) => store.getIndexDb("global", "highway", index).del(key, done));
  }
  await store.db.close();
}

it("deletes what has expired and nothing else, from the indexes too", async () => {
  const table = await startTable();
  const now = Math.floor(Date.now() / 1000);
  const gsi = (sk: string) => ({ pk: "p", sk, gsi1pk: "g", gsi1sk: sk });
  await put(table, { ...gsi("past"), expiresAt: now - 5 });
  await put(table, { ...gsi("future"), expiresAt: now + 500 });
  await put(table, gsi("never"));
  await put(table, { ...gsi("text"), expiresAt: String(now - 5) });
  await put(table, { ...gsi("far-past"), expiresAt: 5 }); // more than five years back: DynamoDB leaves it
  expect(await table.sweepExpired()).toBe(1);
  expect(await inIndex(table, "gsi1")).toEqual(["far-past", "future", "never", "text"]);
  expect(await get(table, "past")).toBeUndefined();
  await table.stop();
});

it("lives on when a caller breaks off in the middle of a request", async () => {
  const table = await startTable();
  await new Promise<void>((resolve) => {
    const socket = connectSocket(Number(new URL(table.endpoint).port), "127.0.0.1", () => {
      socket.write(
        'POST / HTTP/1.1\r\nHost: x\r\nX-Amz-Target: DynamoDB_20120810.PutItem\r\nContent-Length: 99\r\n\r\n{"a":',
      );
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    socket.on("close", () => resolve());
  });
  await put(table, { pk: "p", sk: "after" });
  expect(await get(table, "after")).toMatchObject({ sk: "after" });
  await table.stop();
});

it("refuses what it cannot do in DynamoDB's own words", async () => {
  const table = await startTable();
  const call = (target: string, body: string) =>
    fetch(table.endpoint, { method: "POST", headers: { "x-amz-target": `DynamoDB_20120810.${target}` }, body });
  const unknown = await call("ExecuteStatement", "{}");
  expect([unknown.status, (await unknown.json()).__type]).toEqual([400, expect.stringContaining("UnknownOperation")]);
  const broken = await call("PutItem", "{");
  expect([broken.status, (await broken.json()).__type]).toEqual([400, expect.stringContaining("Serialization")]);
  await table.stop();
});

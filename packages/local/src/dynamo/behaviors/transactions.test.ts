import { randomUUID } from "node:crypto";
import { TransactGetCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, failure } from "./connect";

let table: Awaited<ReturnType<typeof connect>>;
let pk: string;
let TableName: string;
beforeAll(async () => {
  table = await connect();
  pk = `transactions-${table.run}`;
  TableName = table.TableName;
});
afterAll(() => table.stop());

const absent = "attribute_not_exists(pk)";
const present = "attribute_exists(pk)";
const put = (sk: string, rest: object = {}, options: object = {}) => ({
  Put: { TableName, Item: { pk, sk, ...rest }, ...options },
});
const count = (sk: string) => ({
  Update: {
    TableName,
    Key: { pk, sk },
    UpdateExpression: "ADD n :one",
    ExpressionAttributeValues: { ":one": 1 },
  },
});

it("lands all its members together", async () => {
  await table.put({ pk, sk: "witness" });
  await table.put({ pk, sk: "leaver" });
  await table.transact([
    put("comer", { gsi1pk: `${pk}-g`, gsi1sk: "comer" }, { ConditionExpression: absent }),
    count("counter"),
    { Delete: { TableName, Key: { pk, sk: "leaver" } } },
    { ConditionCheck: { TableName, Key: { pk, sk: "witness" }, ConditionExpression: present } },
  ]);
  expect(await table.found("pk = :pk", { ":pk": pk })).toEqual(["comer", "counter", "witness"]);
  expect(await table.found("gsi1pk = :g", { ":g": `${pk}-g` }, { IndexName: "gsi1" })).toEqual(["comer"]);
});

it("lands none of them when one condition fails, and says which and what stood there", async () => {
  await table.put({ pk, sk: "taken", by: "ann" });
  const error = await failure(
    table.transact([
      put("never"),
      put("taken", { by: "bob" }, { ConditionExpression: absent, ReturnValuesOnConditionCheckFailure: "ALL_OLD" }),
      { ConditionCheck: { TableName, Key: { pk, sk: "nobody" }, ConditionExpression: present } },
    ]),
  );
  expect(error.name).toBe("TransactionCanceledException");
  expect(error.CancellationReasons?.map(({ Code }) => Code)).toEqual([
    "None",
    "ConditionalCheckFailed",
    "ConditionalCheckFailed",
  ]);
  expect(error.CancellationReasons?.[1]?.Item).toMatchObject({ by: { S: "ann" } });
  expect(await table.get(pk, "never")).toBeUndefined();
  expect(await table.get(pk, "taken")).toMatchObject({ by: "ann" });
});

it("lands none of them when one cannot be applied", async () => {
  await table.put({ pk, sk: "text", n: "not a number" });
  // The cloud's documentation makes this a reason of the cancellation; AWS's own DynamoDB Local refuses the call.
  const { name } = await failure(table.transact([put("beside"), count("text")]));
  expect(["TransactionCanceledException", "ValidationException"]).toContain(name);
  expect(await table.get(pk, "beside")).toBeUndefined();
});

it("refuses two members on one item, none, more than a hundred, and '' as an index key", async () => {
  const hundredAndOne = Array.from({ length: 101 }, (_, n) => put(`many-${n}`));
  const emptyIndexKey = [put("empty-index", { gsi1pk: "", gsi1sk: "x" })];
  for (const members of [[put("twice"), count("twice")], [], hundredAndOne, emptyIndexKey])
    expect((await failure(table.transact(members))).name).toBe("ValidationException");
  expect(await table.get(pk, "many-0")).toBeUndefined();
});

it("takes a hundred", async () => {
  await table.transact(Array.from({ length: 100 }, (_, n) => put(`hundred-${n}`)));
  expect(await table.found("pk = :pk AND begins_with(sk, :s)", { ":pk": pk, ":s": "hundred-" })).toHaveLength(100);
});

it("does its work once for one token, however often the client retries", async () => {
  const once = { ClientRequestToken: randomUUID() };
  await table.transact([count("once")], once);
  await table.transact([count("once")], once);
  expect(await table.get(pk, "once")).toMatchObject({ n: 1 });
  expect((await failure(table.transact([count("other")], once))).name).toBe("IdempotentParameterMismatchException");
});

it("is never half seen by another that wants the same items", async () => {
  const both = () => table.transact([count("left"), count("right")]);
  const done = (await Promise.allSettled(Array.from({ length: 20 }, both))).filter((o) => o.status === "fulfilled");
  expect(await table.get(pk, "left")).toMatchObject({ n: done.length });
  expect(await table.get(pk, "right")).toMatchObject({ n: done.length });
});

it("reads several items as of one moment, absent ones included", async () => {
  await table.put({ pk, sk: "read", n: 7 });
  const Get = (sk: string) => ({ Get: { TableName, Key: { pk, sk } } });
  const { Responses } = await table.client.send(new TransactGetCommand({ TransactItems: [Get("read"), Get("no")] }));
  expect(Responses?.map(({ Item }) => Item?.n)).toEqual([7, undefined]);
});

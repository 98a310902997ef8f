import { DescribeTableCommand, DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { tableKeys } from "@highway/core/platform/table/keys";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, failure } from "./connect";

let table: Awaited<ReturnType<typeof connect>>;
let pk: string;
let TableName: string;
beforeAll(async () => {
  table = await connect();
  pk = `batches-${table.run}`;
  TableName = table.TableName;
});
afterAll(() => table.stop());

const putAll = (items: object[]) =>
  table.client.send(
    new BatchWriteCommand({
      RequestItems: { [TableName]: items.map((Item) => ({ PutRequest: { Item: { ...Item } } })) },
    }),
  );
const getAll = (keys: { pk: string; sk: string }[]) =>
  table.client.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }));
const numbered = (count: number) => Array.from({ length: count }, (_, n) => ({ pk, sk: `${n}`.padStart(3, "0") }));

describe("batches", () => {
  it("write and delete up to 25 items, index rows included", async () => {
    const items = numbered(25).map((key) => ({ ...key, gsi1pk: pk, gsi1sk: key.sk }));
    const { UnprocessedItems } = await putAll(items);
    expect(UnprocessedItems).toEqual({});
    expect(await table.found("gsi1pk = :pk", { ":pk": pk }, { IndexName: "gsi1" })).toHaveLength(25);
    const deletes = numbered(5).map((Key) => ({ DeleteRequest: { Key } }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletes } }));
    expect(await table.found("gsi1pk = :pk", { ":pk": pk }, { IndexName: "gsi1" })).toHaveLength(20);
  });

  it("read up to 100 items, skipping those that are not there", async () => {
    const { Responses } = await getAll(numbered(100));
    expect(Responses?.[TableName]).toHaveLength(20);
  });

  it("refuse more, and one item twice, and '' as an index key", async () => {
    const twice = [...numbered(1), ...numbered(1)];
    for (const call of [() => putAll(numbered(26)), () => getAll(numbered(101)), () => putAll(twice)])
      expect((await failure(call())).name).toBe("ValidationException");
    const emptyIndexKey = putAll([{ pk, sk: "e", gsi1pk: "", gsi1sk: "x" }]);
    expect((await failure(emptyIndexKey)).name).toBe("ValidationException");
  });
});

describe("consumed capacity", () => {
  const TOTAL = { ReturnConsumedCapacity: "TOTAL" };

  it("of a write is one unit for each started kilobyte", async () => {
    const small = await table.put({ pk, sk: "small" }, TOTAL);
    const large = await table.put({ pk, sk: "large", x: "y".repeat(3000) }, TOTAL);
    expect([small.ConsumedCapacity?.CapacityUnits, large.ConsumedCapacity?.CapacityUnits]).toEqual([1, 3]);
  });

  it("of a query is half a unit for each started four kilobytes it read, filtered or not", async () => {
    for (let n = 0; n < 20; n++) await table.put({ pk: `${pk}-cost`, sk: `${n}`, x: "y".repeat(1000) });
    const filter = { ...TOTAL, FilterExpression: "attribute_not_exists(x)" };
    const { Count, ConsumedCapacity } = await table.query("pk = :pk", { ":pk": `${pk}-cost` }, filter);
    expect(Count).toBe(0);
    expect(ConsumedCapacity?.CapacityUnits).toBe(3);
    const limited = await table.query("pk = :pk", { ":pk": `${pk}-cost` }, { ...TOTAL, Limit: 4 });
    expect(limited.ConsumedCapacity?.CapacityUnits).toBe(1);
  });

  it("of a write counts each index row that changes, and both when a row moves", async () => {
    const cost = async (item: object) =>
      (await table.put({ pk, sk: "rows", ...item }, TOTAL)).ConsumedCapacity?.CapacityUnits;
    const inIndexes = { gsi1pk: pk, gsi1sk: "rows", gsi2pk: pk, gsi2sk: "rows" };
    expect(await cost(inIndexes)).toBe(3);
    expect(await cost({ ...inIndexes, x: 1 })).toBe(3);
    expect(await cost({ ...inIndexes, x: 1, gsi1sk: "moved" })).toBe(4);
    expect((await table.remove(pk, "rows", TOTAL)).ConsumedCapacity?.CapacityUnits).toBe(3);
  });

  it("of a transaction is twice that of its writes and checks, and once that of the indexes they change", async () => {
    await table.put({ pk, sk: "witness" });
    const { ConsumedCapacity } = await table.transact(
      [
        { Put: { TableName, Item: { pk, sk: "twice", gsi1pk: pk, gsi1sk: "twice" } } },
        { ConditionCheck: { TableName, Key: { pk, sk: "witness" }, ConditionExpression: "attribute_exists(pk)" } },
      ],
      TOTAL,
    );
    expect(ConsumedCapacity?.[0]?.CapacityUnits).toBe(5);
  });
});

it("has the keys and indexes that the product declares", async () => {
  const { Table } = await table.client.send(new DescribeTableCommand({ TableName }));
  expect(Table?.TableStatus).toBe("ACTIVE");
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).toSorted()).toEqual(
    Object.keys(tableKeys.indexes).toSorted(),
  );
});

it("remembers which attribute holds the time to live", async () => {
  const TimeToLiveSpecification = { Enabled: true, AttributeName: "expiresAt" };
  // AWS refuses what is already so.
  await table.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })).catch(() => undefined);
  const { TimeToLiveDescription } = await table.client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: "ENABLED", AttributeName: "expiresAt" });
});

it("says which table is missing", async () => {
  const { name } = await failure(table.client.send(new DescribeTableCommand({ TableName: "no-such-table" })));
  expect(name).toBe("ResourceNotFoundException");
});

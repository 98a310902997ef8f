import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, failure } from "./connect";

let table: Awaited<ReturnType<typeof connect>>;
let pk: string;
beforeAll(async () => {
  table = await connect();
  pk = `queries-${table.run}`;
  for (const sk of ["日本", "b", "é", "a#2", "Z", "a", "b~", "a#10", "0", "😀", "a#1"]) await table.put({ pk, sk });
});
afterAll(() => table.stop());

const inIndex = { IndexName: "gsi1" };

/** Reads page by page, as a "View More" does. */
async function pages(condition: string, values: object, options: object) {
  const seen: string[][] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.query(condition, { ...values }, { ...options, ExclusiveStartKey });
    seen.push((page.Items ?? []).map((item) => item.sk));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && seen.length < 50);
  return seen;
}

describe("sort keys", () => {
  const inOrder = ["0", "Z", "a", "a#1", "a#10", "a#2", "b", "b~", "é", "日本", "😀"];

  it("sort by their bytes, either way", async () => {
    expect(await table.found("pk = :pk", { ":pk": pk })).toEqual(inOrder);
    const back = await table.found("pk = :pk", { ":pk": pk }, { ScanIndexForward: false });
    expect(back).toEqual(inOrder.toReversed());
  });

  it.each([
    ["begins_with(sk, :a)", { ":a": "a" }, ["a", "a#1", "a#10", "a#2"]],
    ["begins_with(sk, :a)", { ":a": "日" }, ["日本"]],
    ["sk BETWEEN :a AND :b", { ":a": "a#1", ":b": "b" }, ["a#1", "a#10", "a#2", "b"]],
    ["sk = :a", { ":a": "a" }, ["a"]],
    ["sk > :a", { ":a": "b" }, ["b~", "é", "日本", "😀"]],
    ["sk >= :a", { ":a": "日本" }, ["日本", "😀"]],
    ["sk < :a", { ":a": "a" }, ["0", "Z"]],
    ["sk <= :a", { ":a": "a" }, ["0", "Z", "a"]],
  ])("answer %s %j", async (range, values, expected) => {
    expect(await table.found(`pk = :pk AND ${range}`, { ":pk": pk, ...values })).toEqual(expected);
  });
});

describe("pages", () => {
  it("follow each other without a gap or a repeat, either way", async () => {
    const forward = await pages("pk = :pk", { ":pk": pk }, { Limit: 4 });
    expect(forward.map((page) => page.length)).toEqual([4, 4, 3]);
    expect(new Set(forward.flat()).size).toBe(11);
    const back = await pages("pk = :pk", { ":pk": pk }, { Limit: 4, ScanIndexForward: false });
    expect(back.flat()).toEqual(forward.flat().toReversed());
  });

  it("tell the end only after it was looked past", async () => {
    const { LastEvaluatedKey } = await table.query("pk = :pk", { ":pk": pk }, { Limit: 11 });
    expect(LastEvaluatedKey).toEqual({ pk, sk: "😀" });
  });

  it("continue within a range", async () => {
    const options = { Limit: 2, ScanIndexForward: false };
    const seen = await pages("pk = :pk AND begins_with(sk, :a)", { ":pk": pk, ":a": "a" }, options);
    expect(seen.flat()).toEqual(["a#2", "a#10", "a#1", "a"]);
  });

  it("count what was read, not what the filter let through", async () => {
    for (let n = 0; n < 10; n++) await table.put({ pk: `${pk}-filter`, sk: `${n}`, odd: n % 2 });
    const values = { ":pk": `${pk}-filter`, ":odd": 1 };
    const filter = { FilterExpression: "odd = :odd", Limit: 5 };
    const { Count, ScannedCount, LastEvaluatedKey } = await table.query("pk = :pk", values, filter);
    expect([Count, ScannedCount, LastEvaluatedKey?.sk]).toEqual([2, 5, "4"]);
    const counted = await table.query("pk = :pk", values, { ...filter, Limit: undefined, Select: "COUNT" });
    expect([counted.Count, counted.ScannedCount, counted.Items]).toEqual([5, 10, undefined]);
  });

  it("end after a megabyte", async () => {
    for (let n = 10; n < 34; n++) await table.put({ pk: `${pk}-big`, sk: `${n}`, x: "y".repeat(60_000) });
    const seen = await pages("pk = :pk", { ":pk": `${pk}-big` }, {});
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.flat()).toHaveLength(24);
  });
});

describe("indexes", () => {
  it("hold only the items that have their keys, from the moment they have them", async () => {
    const group = { ":g": `${pk}-sparse` };
    await table.put({ pk, sk: "in", gsi1pk: `${pk}-sparse`, gsi1sk: "1" });
    await table.put({ pk, sk: "out" });
    await table.put({ pk, sk: "half", gsi1pk: `${pk}-sparse` });
    expect(await table.found("gsi1pk = :g", group, inIndex)).toEqual(["in"]);
    await table.update(pk, "out", "SET gsi1pk = :g, gsi1sk = :s", { ...group, ":s": "0" });
    expect(await table.found("gsi1pk = :g", group, inIndex)).toEqual(["out", "in"]);
    await table.update(pk, "in", "REMOVE gsi1pk, gsi1sk");
    expect(await table.found("gsi1pk = :g", group, inIndex)).toEqual(["out"]);
    await table.remove(pk, "out");
    expect(await table.found("gsi1pk = :g", group, inIndex)).toEqual([]);
  });

  it("move an item when its key changes, and show its newest values", async () => {
    const group = { ":g": `${pk}-move` };
    await table.put({ pk, sk: "mover", gsi1pk: `${pk}-move`, gsi1sk: "a", n: 1 });
    await table.put({ pk, sk: "mover", gsi1pk: `${pk}-move`, gsi1sk: "b", n: 2 });
    expect((await table.query("gsi1pk = :g", group, inIndex)).Items).toMatchObject([{ gsi1sk: "b", n: 2 }]);
  });

  it("page through items with one and the same key", async () => {
    for (let n = 0; n < 12; n++)
      await table.put({ pk: `${pk}-same-${n}`, sk: `s${n}`, gsi1pk: `${pk}-same`, gsi1sk: "same" });
    const seen = await pages("gsi1pk = :g", { ":g": `${pk}-same` }, { ...inIndex, Limit: 5 });
    expect(seen.flat().toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `s${n}`).toSorted());
  });

  it("sort and cut by their own sort key", async () => {
    for (const [sk, gsi1sk] of Object.entries({ x: "2026-01", y: "2026-03", z: "2026-02" }))
      await table.put({ pk: `${pk}-range`, sk, gsi1pk: `${pk}-range`, gsi1sk });
    const range = "gsi1pk = :g AND gsi1sk BETWEEN :from AND :to";
    const values = { ":g": `${pk}-range`, ":from": "2026-02", ":to": "2026-03" };
    expect(await table.found(range, values, { ...inIndex, ScanIndexForward: false })).toEqual(["y", "z"]);
  });

  it("are not read consistently", async () => {
    const options = { ...inIndex, ConsistentRead: true };
    expect((await failure(table.query("gsi1pk = :g", { ":g": "x" }, options))).name).toBe("ValidationException");
  });
});

it("projects only what is asked for", async () => {
  await table.put({ pk: `${pk}-part`, sk: "a", n: 1, map: { in: 1, out: 2 } });
  const options = { ProjectionExpression: "n, #m.#in", ExpressionAttributeNames: { "#m": "map", "#in": "in" } };
  const { Items } = await table.query("pk = :pk", { ":pk": `${pk}-part` }, options);
  expect(Items).toEqual([{ n: 1, map: { in: 1 } }]);
});

it("refuses a filter on its own keys and an index that is not there", async () => {
  const onKey = { FilterExpression: "sk = :pk" };
  expect((await failure(table.query("pk = :pk", { ":pk": pk }, onKey))).name).toBe("ValidationException");
  const noIndex = { IndexName: "gsi9" };
  expect((await failure(table.query("gsi9pk = :pk", { ":pk": pk }, noIndex))).name).toBe("ValidationException");
});

it("scans the whole table in pages", async () => {
  const wanted = { TableName: table.TableName, FilterExpression: "begins_with(pk, :pk)", Limit: 10 };
  let found = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({ ...wanted, ExpressionAttributeValues: { ":pk": `${pk}-filter` }, ExclusiveStartKey }),
    );
    found += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  expect(found).toBe(10);
});

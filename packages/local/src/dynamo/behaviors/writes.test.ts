import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, failure } from "./connect";

let table: Awaited<ReturnType<typeof connect>>;
let pk: string;
beforeAll(async () => {
  table = await connect();
  pk = `writes-${table.run}`;
});
afterAll(() => table.stop());

const absent = { ConditionExpression: "attribute_not_exists(pk)" };
const ifAbsent = { ...absent, ReturnValuesOnConditionCheckFailure: "ALL_OLD" };

describe("conditions", () => {
  it("let one of many creators of the same item win", async () => {
    const tries = Array.from({ length: 30 }, (_, n) => table.put({ pk, sk: "race", n }, absent));
    const won = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
  });

  it("name their failure and hand over the item that stood in the way", async () => {
    await table.put({ pk, sk: "there", owner: "ann" });
    const error = await failure(table.put({ pk, sk: "there", owner: "bob" }, ifAbsent));
    expect(error.name).toBe("ConditionalCheckFailedException");
    expect(error.Item).toMatchObject({ owner: { S: "ann" } });
    expect(await table.get(pk, "there")).toMatchObject({ owner: "ann" });
  });

  it("give no item where there was none or where none was asked for", async () => {
    const missing = { ConditionExpression: "attribute_exists(pk)", ReturnValuesOnConditionCheckFailure: "ALL_OLD" };
    expect((await failure(table.remove(pk, "never", missing))).Item).toBeUndefined();
    await table.put({ pk, sk: "quiet" });
    expect((await failure(table.put({ pk, sk: "quiet" }, absent))).Item).toBeUndefined();
  });

  it("protect an update against a record that moved on", async () => {
    await table.put({ pk, sk: "stale", version: 2 });
    const stale = { ConditionExpression: "version = :was", ReturnValuesOnConditionCheckFailure: "ALL_OLD" };
    const error = await failure(table.update(pk, "stale", "SET version = :next", { ":next": 3, ":was": 1 }, stale));
    expect([error.name, error.Item]).toMatchObject(["ConditionalCheckFailedException", { version: { N: "2" } }]);
    await table.update(pk, "stale", "SET version = :next", { ":next": 3, ":was": 2 }, stale);
    expect(await table.get(pk, "stale")).toMatchObject({ version: 3 });
  });

  it("compare, combine and look into values", async () => {
    const item = { pk, sk: "rich", n: 5, s: "abc", entries: ["x"], nested: { deep: true } };
    await table.put(item);
    const holds = async (ConditionExpression: string, values: object) => {
      const put = table.put(item, { ConditionExpression, ExpressionAttributeValues: values });
      const name = await put.then(
        () => "held",
        (error: Error) => error.name,
      );
      return name === "ConditionalCheckFailedException" ? "failed" : name;
    };
    expect(await holds("n BETWEEN :low AND :high", { ":low": 1, ":high": 5 })).toBe("held");
    expect(await holds("n > :n", { ":n": 5 })).toBe("failed");
    const either = { ":a": "abc", ":b": "z", ":y": "y" };
    expect(await holds("s IN (:a, :b) AND NOT contains(entries, :y)", either)).toBe("held");
    expect(await holds("begins_with(s, :b) OR n = :n", { ":b": "b", ":n": 5 })).toBe("held");
    expect(await holds("nested.deep = :yes AND size(entries) = :one", { ":yes": true, ":one": 1 })).toBe("held");
    expect(await holds("attribute_type(n, :s)", { ":s": "S" })).toBe("failed");
    expect(await holds("n < :text", { ":text": "5" })).toBe("failed");
  });
});

describe("updates", () => {
  it("make the item when it is not there", async () => {
    const { Attributes } = await table.update(pk, "made", "SET a = :a", { ":a": 1 }, { ReturnValues: "ALL_NEW" });
    expect(Attributes).toEqual({ pk, sk: "made", a: 1 });
  });

  it("count without losing one of many at once", async () => {
    await Promise.all(Array.from({ length: 50 }, () => table.update(pk, "count", "ADD n :one", { ":one": 1 })));
    expect(await table.get(pk, "count")).toMatchObject({ n: 50 });
  });

  it("set, append, default and remove at any depth", async () => {
    await table.put({ pk, sk: "doc", list: ["a"], map: { keep: 1, drop: 2 }, tags: new Set(["x"]), was: 1 });
    const changes =
      "SET #list = list_append(#list, :more), #map.#in = :in, n = if_not_exists(n, :zero) + :one REMOVE was, #map.#drop ADD tags :y";
    const ExpressionAttributeNames = { "#list": "list", "#map": "map", "#in": "in", "#drop": "drop" };
    const values = { ":more": ["b"], ":in": { x: null }, ":zero": 0, ":one": 1, ":y": new Set(["y"]) };
    await table.update(pk, "doc", changes, values, { ExpressionAttributeNames });
    expect(await table.get(pk, "doc")).toEqual({
      pk,
      sk: "doc",
      list: ["a", "b"],
      map: { keep: 1, in: { x: null } },
      n: 1,
      tags: new Set(["x", "y"]),
    });
  });

  it.each([
    ["ALL_OLD", { n: 1, other: true }],
    ["UPDATED_OLD", { n: 1 }],
    ["ALL_NEW", { n: 2, other: true }],
    ["UPDATED_NEW", { n: 2 }],
  ])("return %s", async (ReturnValues, expected) => {
    await table.put({ pk, sk: "returns", n: 1, other: true });
    const { Attributes } = await table.update(pk, "returns", "SET n = :n", { ":n": 2 }, { ReturnValues });
    expect(Attributes).toEqual(ReturnValues.startsWith("ALL") ? { pk, sk: "returns", ...expected } : expected);
  });

  it("refuse to change a key or to use a reserved word bare", async () => {
    expect((await failure(table.update(pk, "k", "SET sk = :v", { ":v": "x" }))).name).toBe("ValidationException");
    expect((await failure(table.update(pk, "k", "SET status = :v", { ":v": "x" }))).name).toBe("ValidationException");
  });
});

describe("values", () => {
  it("keep '', null, 0, false, empty lists and maps as they are", async () => {
    const item = { pk, sk: "empty", text: "", nothing: null, zero: 0, no: false, list: [], map: {} };
    await table.put(item);
    expect(await table.get(pk, "empty")).toEqual(item);
  });

  it.each([
    ["pk", { pk: "", sk: "a" }],
    ["sk", { pk: "a", sk: "" }],
    ["an index's pk", { pk: "a", sk: "a", gsi1pk: "", gsi1sk: "x" }],
    ["an index's sk", { pk: "a", sk: "a", gsi1pk: "x", gsi1sk: "" }],
  ])("refuse '' as %s", async (_what, item) => {
    expect((await failure(table.put(item))).name).toBe("ValidationException");
  });

  it("refuse '' as an index key in an update too, and change nothing", async () => {
    await table.put({ pk, sk: "index", gsi1pk: `${pk}-g`, gsi1sk: "x" });
    expect((await failure(table.update(pk, "index", "SET gsi1sk = :e", { ":e": "" }))).name).toBe(
      "ValidationException",
    );
    expect(await table.get(pk, "index")).toMatchObject({ gsi1sk: "x" });
  });

  it("refuse an index key that is not text", async () => {
    expect((await failure(table.put({ pk, sk: "number", gsi1pk: 1, gsi1sk: "x" }))).name).toBe("ValidationException");
  });

  it("keep numbers exactly as far as they go", async () => {
    for (const n of [0.1, -12345.678901, 1e15, 9007199254740991, 1e-7]) {
      await table.put({ pk, sk: "n", n });
      expect(await table.get(pk, "n")).toMatchObject({ n });
    }
  });

  it("refuse keys and items above the limits", async () => {
    expect((await failure(table.put({ pk: "p".repeat(2049), sk: "a" }))).name).toBe("ValidationException");
    expect((await failure(table.put({ pk, sk: "s".repeat(1025) }))).name).toBe("ValidationException");
    expect((await failure(table.put({ pk, sk: "big", x: "y".repeat(410_000) }))).name).toBe("ValidationException");
    await table.put({ pk, sk: "big", x: "y".repeat(399 * 1024) });
  });
});

it("returns what a put or delete took away", async () => {
  await table.put({ pk, sk: "gone", n: 1 });
  expect((await table.put({ pk, sk: "gone", n: 2 }, { ReturnValues: "ALL_OLD" })).Attributes).toMatchObject({ n: 1 });
  expect((await table.remove(pk, "gone", { ReturnValues: "ALL_OLD" })).Attributes).toMatchObject({ n: 2 });
  expect(await table.get(pk, "gone")).toBeUndefined();
  expect((await table.remove(pk, "gone", { ReturnValues: "ALL_OLD" })).Attributes).toBeUndefined();
});

it("refuses expression values that nothing uses", async () => {
  const unused = { ...absent, ExpressionAttributeValues: { ":unused": 1 } };
  expect((await failure(table.put({ pk, sk: "unused" }, unused))).name).toBe("ValidationException");
});

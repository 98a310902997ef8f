import { afterEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { runFor } from "../time-left";
import { ask, askJson, OutsideError, sourceText } from "./outside";
import { provider, type Say } from "./outside.fixture";

let running: Awaited<ReturnType<typeof provider>>;
afterEach(() => running?.stop());

const serving = async (...says: Say[]) => {
  running = await provider((_, count) => says[Math.min(count, says.length) - 1]!);
  return running;
};
const asking = (more: object = {}) => ask({ provider: "Testers", base: running.url, path: "/a b", ...more });
/** An address as officers type them: it must never come near a log. */
const secret = "412 Brookhaven Dr";

it("asks by GET with the query, and by POST with JSON, without parameters that are not set", async () => {
  await serving({ body: "told" });
  expect(await asking({ query: { q: "x & y", key: undefined } })).toEqual({ text: "told", sample: false });
  await asking({ body: { QueryText: "é" } });
  expect(running.heard.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "/a%20b?q=x+%26+y", ""],
    ["POST", "/a%20b", '{"QueryText":"é"}'],
  ]);
});

it("keeps the path of a base address, with or without a slash at its end", async () => {
  await serving({});
  await ask({ provider: "Testers", base: `${running.url}/under/`, path: "/x" });
  expect(running.heard[0]!.url).toBe("/under/x");
});

it("knows a sample by its mark, and says so where the figure is from", async () => {
  await serving({ headers: { "x-highway-sample": "true" } });
  expect((await asking()).sample).toBe(true);
  expect([sourceText("FRED", true), sourceText("FRED", false)]).toEqual(["Sample data, not from FRED", "FRED"]);
});

it.each([500, 503, 429])("asks once more after a %i", async (status) => {
  await serving({ status }, { body: "told" });
  expect((await asking()).text).toBe("told");
  expect(running.heard).toHaveLength(2);
});

it.each([400, 403, 404])("takes a %i for an answer", async (status) => {
  await serving({ status });
  await expect(asking()).rejects.toMatchObject({ status, message: `Testers answered ${status}.` });
  expect(running.heard).toHaveLength(1);
});

it("gives up after the second try", async () => {
  await serving({ status: 503 });
  await expect(asking()).rejects.toMatchObject({ message: "Testers answered 503.", late: false });
  expect(running.heard).toHaveLength(2);
});

it("reads an answer up to the length that it is given, and asks no second time for one that is longer", async () => {
  await serving({ body: "é".repeat(50) });
  expect((await asking({ mostBytes: 100 })).text).toBe("é".repeat(50));
  await expect(asking({ mostBytes: 99 })).rejects.toThrow("Testers answered more than 99 bytes.");
  expect(running.heard).toHaveLength(2);
});

it("reads no endless answer of a provider whose adapter sets no length", async () => {
  await serving({ body: "x".repeat(4_000_001) });
  await expect(asking()).rejects.toThrow("Testers answered more than 4000000 bytes.");
});

it("waits no longer than it was given, all tries together", async () => {
  await serving({ status: 503 }, { after: 5_000 });
  const message = "Testers did not answer in 300 ms.";
  await expect(asking({ milliseconds: 300 })).rejects.toMatchObject({ message, late: true });
});

it("waits no longer than the call has left that asks, however many it asked before", async () => {
  await serving({ body: "told" }, { after: 10_000 });
  const begun = performance.now();
  await runFor(1_500, async () => {
    expect((await asking({ milliseconds: 10_000 })).text).toBe("told");
    await expect(asking({ milliseconds: 10_000 })).rejects.toMatchObject({ late: true });
    await expect(asking({ milliseconds: 10_000 })).rejects.toMatchObject({ late: true });
  });
  expect(performance.now() - begun).toBeLessThan(8_000);
});

it("follows nobody to another address", async () => {
  await serving({ status: 302, headers: { location: "/elsewhere" } });
  await expect(asking()).rejects.toThrow("Testers cannot be reached.");
  expect(running.heard.every(({ url }) => url === "/a%20b")).toBe(true);
});

it("says that a provider cannot be reached", async () => {
  await serving({});
  await running.stop();
  await expect(asking()).rejects.toBeInstanceOf(OutsideError);
  await expect(asking()).rejects.toThrow("Testers cannot be reached.");
});

const everything = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${everything(error.cause)}` : "";

it.each<[string, Say]>([
  ["refuses", { status: 500, body: secret }],
  ["answers no JSON", { body: `${secret} is not JSON` }],
  ["answers another shape", { body: JSON.stringify({ places: [{ label: secret }], [secret]: 1 }) }],
  ["hangs", { after: 5_000 }],
])("keeps what was asked and answered out of the error when it %s", async (_, say) => {
  await serving(say);
  const schema = z.object({ places: z.array(z.object({ label: z.number() })) });
  const request = { provider: "Testers", base: running.url, path: "/", query: { q: secret }, milliseconds: 300 };
  const error = await askJson(schema, request).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OutsideError);
  expect(everything(error)).not.toContain("Brookhaven");
});

it("names the fields in which an answer differs", async () => {
  await serving({ body: '{"rates":[{"value":"x"},{"value":"y"}]}' });
  const schema = z.object({ rates: z.array(z.object({ value: z.number() })) });
  const asked = askJson(schema, { provider: "Testers", base: running.url, path: "/" });
  await expect(asked).rejects.toThrow("Testers answered in another shape (rates.value).");
});

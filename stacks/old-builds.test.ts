import { createRequire } from "node:module";
import { expect, it } from "vitest";

type File = { key: string; put: number };
const { outdated }: { outdated: (documents: number[], files: File[], now: number) => string[] } = createRequire(
  import.meta.url,
)("./old-builds-function.cjs");

const day = 24 * 60 * 60 * 1000;
const now = 1_000 * day;
const ago = (days: number) => now - days * day;
const file = (key: string, days: number) => ({ key, put: ago(days) });
/** Each deployment puts all of its files, then its document. */
const files = [file("first.js", 90), file("second.js", 60), file("third.js", 20)];

it("deletes what was replaced over a month ago, and nothing that was in use since", () => {
  expect(outdated([ago(90), ago(60), ago(20)], files, now)).toEqual(["first.js"]);
  // The second build was replaced 20 days ago: pages of it may still be open.
  expect(outdated([ago(60), ago(20)], [file("second.js", 60)], now)).toEqual([]);
});

it("deletes nothing of the only build, however old, and nothing where it knows of none", () => {
  expect(outdated([ago(400)], [file("only.js", 400.01)], now)).toEqual([]);
  expect(outdated([ago(3)], [file("older.js", 40)], now)).toEqual([]);
  expect(outdated([], files, now)).toEqual([]);
});

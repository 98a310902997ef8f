import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { pageOf, type Question } from "./find";
import { forgetRows, ListedEntity, rowChanges, rowsOf } from "./rows";
import { matches, wordsOf } from "./words";

beforeAll(() => runBeside(startTable()));

type Named = { id: string; text: string; lastUpdated: string; among?: string[] };
const day = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
const listed = (ownerId: string, { id, ...record }: Named) => ({
  ownerId,
  kind: "report" as const,
  recordId: id,
  ...record,
});

async function plant(ownerId: string, records: readonly Named[]) {
  await ListedEntity.put(records.flatMap((record) => rowsOf(listed(ownerId, record)))).go();
}
const ids = (question: Omit<Question, "kind">, page = { offset: 0, count: 100 }) =>
  pageOf({ kind: "report", ...question }, page, async (id) => id);

describe("a list", () => {
  const records = Array.from({ length: 24 }, (_, at) => ({
    id: `r${at}`,
    text: at % 2 ? "Raleigh" : "Cary",
    lastUpdated: day(at),
    among: [`client:${at % 3}`],
  }));
  beforeAll(() => plant("lists", records));
  const newestFirst = records.map(({ id }) => id).reverse();

  it("stands in order of the last change, either way", async () => {
    expect(await ids({ ownerId: "lists" })).toEqual(newestFirst);
    expect(await ids({ ownerId: "lists", order: "asc" })).toEqual(newestFirst.toReversed());
  });
  it("comes in pages that neither repeat nor leave out", async () => {
    const pages = await Promise.all([0, 10, 20, 30].map((offset) => ids({ ownerId: "lists" }, { offset, count: 10 })));
    expect(pages.flat()).toEqual(newestFirst);
  });
  it("can be one client's, searched or not", async () => {
    const mine = records.filter((_, at) => at % 3 === 1).reverse();
    expect(await ids({ ownerId: "lists", among: "client:1" })).toEqual(mine.map(({ id }) => id));
    expect(await ids({ ownerId: "lists", among: "client:1", search: "car" })).toEqual(
      mine.filter(({ text }) => text === "Cary").map(({ id }) => id),
    );
  });
  it("of another officer is empty", async () => expect(await ids({ ownerId: "somebody" })).toEqual([]));
  it("finds nothing for signs without a letter", async () =>
    expect(await ids({ ownerId: "lists", search: "?" })).toEqual([]));
  it("fills the page when records in it are not to be shown", async () => {
    const odd = async (id: string) => (Number(id.slice(1)) % 2 ? id : undefined);
    const page = await pageOf({ kind: "report", ownerId: "lists" }, { offset: 0, count: 5 }, odd);
    expect(page).toEqual(["r23", "r21", "r19", "r17", "r15"]);
  });
});

describe("a search", () => {
  const word = fc.constantFrom(
    "mary",
    "mark",
    "marchetti",
    "elena",
    "el",
    "raleigh",
    "ralph",
    "r",
    "brookhaven",
    "brooklyn",
  );
  const records = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 0, max: 999 }), words: fc.array(word, { minLength: 1, maxLength: 4 }) }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 40 },
  );
  const searched = fc.array(
    word.chain((each) => fc.integer({ min: 1, max: each.length }).map((length) => each.slice(0, length))),
    { minLength: 1, maxLength: 3 },
  );

  it("finds what reading every record would find, in the same order", async () => {
    let owner = 0;
    await fc.assert(
      fc.asyncProperty(records, searched, async (planted, words) => {
        const ownerId = `searches-${owner++}`;
        const named = planted.map(({ id, words }) => ({ id: `r${id}`, text: words.join(" "), lastUpdated: day(id) }));
        await plant(ownerId, named);
        const search = words.join(" ");
        const expected = named
          .filter(({ text }) => matches(text, wordsOf(search)))
          .sort((one, other) => (one.lastUpdated < other.lastUpdated ? 1 : -1))
          .map(({ id }) => id);
        expect(await ids({ ownerId, search })).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it("for a rare word among many of a common one reads the rare one's list", async () => {
    const common = Array.from({ length: 150 }, (_, at) => ({
      id: `c${at}`,
      text: "raleigh smith",
      lastUpdated: day(at),
    }));
    await plant("rare", [...common, { id: "it", text: "raleigh zoe", lastUpdated: day(0) }]);
    expect(await ids({ ownerId: "rare", search: "raleigh z" })).toEqual(["it"]);
  });
});

describe("a change of a record", () => {
  it("moves it in the lists that stay and takes it out of those that do not", async () => {
    const before = rowsOf(listed("changes", { id: "r1", text: "Elena Marchetti", lastUpdated: day(1) }));
    const after = rowsOf(listed("changes", { id: "r1", text: "Elena Rossi", lastUpdated: day(2) }));
    await ListedEntity.put(before).go();
    const { put, remove } = rowChanges(before, after);
    await ListedEntity.put([...put]).go();
    await forgetRows(remove);
    expect(await ids({ ownerId: "changes", search: "march" })).toEqual([]);
    for (const search of ["ross", "elena", ""]) expect(await ids({ ownerId: "changes", search })).toEqual(["r1"]);
  });
});

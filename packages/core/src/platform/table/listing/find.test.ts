import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { advance } from "../../clock";
import type { Card, Shelf } from "./card";
import { newestLines, pageOf, type Question } from "./find";
import { forgetWords, NEWEST, sink, sinkBelowNewest, sinkWhereBelow, WordRowEntity } from "./sunk";
import { WINDOW } from "./waterline";
import { matches, wordsOf } from "./words";

beforeAll(() => runBeside(startTable()));

type Named = Card & { clientId: string };
const day = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
const byTime = (one: Card, other: Card) => (one.lastUpdated < other.lastUpdated ? 1 : -1);

/** A shelf in memory, beside the table that keeps the words of what has sunk. */
function shelfOf(records: Map<string, Named>): Shelf<Named> {
  return {
    kind: "report",
    line: ({ id, text }) => ({ id, text }),
    card: async (_ownerId, id) => records.get(id),
    cards: async ({ clientId }, { order, limit, cursor }) => {
      const all = [...records.values()].filter((each) => !clientId || each.clientId === clientId).sort(byTime);
      if (order === "asc") all.reverse();
      const from = Number(cursor ?? 0);
      return { cards: all.slice(from, from + limit), cursor: from + limit < all.length ? String(from + limit) : null };
    },
  };
}

/** The officer's records as a person would go through them, one by one. */
const answerOf = (records: Map<string, Named>, { search = "", order = "desc", clientId }: Partial<Question>) => {
  const found = [...records.values()]
    .filter(
      (each) => !each.isHidden && (!clientId || each.clientId === clientId) && matches(each.text, wordsOf(search)),
    )
    .sort(byTime)
    .map(({ id }) => id);
  return order === "desc" ? found : found.reverse();
};

let owner = 0;
/** An officer with a shelf, to which records are saved as a domain would. */
function officer() {
  const ownerId = `officer-${owner++}`;
  const records = new Map<string, Named>();
  const shelf = shelfOf(records);
  let minute = 0;
  return {
    ownerId,
    records,
    save: async (id: string, text: string, clientId = "") => {
      records.set(id, { id, text, lastUpdated: day(minute++), isHidden: false, clientId });
      await sinkBelowNewest(shelf, ownerId);
    },
    remove: async (id: string) => {
      records.delete(id);
      await forgetWords({ ownerId, kind: "report", recordId: id });
    },
    ids: (question: Partial<Question> = {}, page = { offset: 0, count: 100 }) =>
      pageOf(shelf, { ownerId, ...question }, page, ({ id }) => id),
    lines: async (search: string) =>
      ((await newestLines(shelf, { ownerId, search }, 5000)).lines as { id: string }[]).map(({ id }) => id),
  };
}

describe("a list", () => {
  const { records, save, ids } = officer();
  beforeAll(async () => {
    for (let at = 0; at < 50; at++) await save(`r${at}`, at % 2 ? "Raleigh" : "Cary", `c${at % 3}`);
  });

  it("stands in order of the last change, either way", async () => {
    expect(await ids()).toEqual(answerOf(records, {}));
    expect(await ids({ order: "asc" })).toEqual(answerOf(records, { order: "asc" }));
  });
  it("comes in pages that neither repeat nor leave out, searched or not", async () => {
    for (const search of ["", "ral"]) {
      const pages = await Promise.all([0, 20, 40, 60].map((offset) => ids({ search }, { offset, count: 20 })));
      expect(pages.flat()).toEqual(answerOf(records, { search }));
    }
  });
  it("can be one client's, searched or not", async () => {
    for (const search of ["", "car"])
      expect(await ids({ clientId: "c1", search })).toEqual(answerOf(records, { clientId: "c1", search }));
  });
  it("finds nothing for signs without a letter", async () => expect(await ids({ search: "?" })).toEqual([]));
});

describe("a search", () => {
  it("of a record with very many words finds each of them, also when it has sunk", async () => {
    const { save, ids } = officer();
    const words = Array.from({ length: 120 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}word${at}`);
    await save("long", words.join(" "));
    for (let at = 0; at <= WINDOW; at++) await save(`other${at}`, "Oak Street");
    for (const word of words) expect(await ids({ search: word }), word).toEqual(["long"]);
  });

  it("reads past words that a record no longer has", async () => {
    const { records, save, ids } = officer();
    await save("moved", "Elena Marchetti");
    for (let at = 0; at <= WINDOW; at++) await save(`other${at}`, "Oak Street");
    records.set("moved", { ...records.get("moved")!, text: "Elena Rossi" });
    expect(await ids({ search: "marchetti" })).toEqual([]);
  });

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
    "brook",
  );
  const record = fc.nat({ max: 49 }).map((number) => `r${number}`);
  const deed = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(fc.constant("save"), record, fc.array(word, { minLength: 1, maxLength: 4 })) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("remove"), record, fc.constant([])) },
  );
  const searched = fc
    .array(
      word.chain((each) => fc.integer({ min: 1, max: each.length }).map((length) => each.slice(0, length))),
      { minLength: 1, maxLength: 3 },
    )
    .map((words) => words.join(" "));

  it("after any history answers what going through every record would, either way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 60, maxLength: 110 }),
        fc.array(searched, { maxLength: 4, minLength: 4 }),
        async (history, searches) => {
          const { records, save, remove, ids, lines } = officer();
          for (const [what, id, words] of history) await (what === "save" ? save(id, words.join(" ")) : remove(id));
          for (const search of searches) {
            for (const order of ["desc", "asc"] as const)
              expect(await ids({ search, order })).toEqual(answerOf(records, { search, order }));
            expect(await lines(search)).toEqual(answerOf(records, { search }));
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});

it("a save whose words were not written for the one that it pushed down is made up for by the next", async () => {
  const { ownerId, records, save, ids } = officer();
  for (let at = 0; at < WINDOW; at++) await save(`r${at}`, `Home${at}`);
  records.set("unnoticed", { id: "unnoticed", text: "Late", lastUpdated: day(500), isHidden: false, clientId: "" });
  records.set("next", { id: "next", text: "Later", lastUpdated: day(501), isHidden: false, clientId: "" });
  await sinkBelowNewest(shelfOf(records), ownerId);
  for (const id of records.keys()) expect(await ids({ search: records.get(id)!.text })).toContain(id);
});

it("a record that comes back is found, though it stands among the newest for as long as others are deleted", async () => {
  const { ownerId, records, save, remove, ids } = officer();
  await save("back", "Villa");
  const hidden = { ...records.get("back")!, isHidden: true };
  records.set("back", hidden);
  await forgetWords({ ownerId, kind: "report", recordId: "back" });
  for (let at = 0; at < 2 * NEWEST; at++) await save(`r${at}`, "Oak Street");
  for (let at = NEWEST; at < 2 * NEWEST; at++) await remove(`r${at}`);
  for (let at = 0; at < 10; at++) await remove(`r${at}`);
  records.set("back", { ...hidden, isHidden: false });
  await sinkWhereBelow(shelfOf(records), ownerId, records.get("back")!);
  for (let at = 0; at < 2 * NEWEST; at++) await save(`later${at}`, "Oak Street");
  expect(await ids({ search: "villa" })).toEqual(["back"]);
});

it("words that are written anew leave none of the old behind", async () => {
  const { ownerId, records, save, ids } = officer();
  const shelf = shelfOf(records);
  for (let at = 0; at <= WINDOW; at++) await save(`r${at}`, `Home${at}`);
  const renamed = { ...records.get("r0")!, text: "Villa" };
  records.set("r0", renamed);
  await sink(shelf, ownerId, renamed);
  expect(await ids({ search: "villa" })).toEqual(["r0"]);
  const { lines } = await newestLines(shelf, { ownerId, search: "home0" }, 100);
  expect(lines).toEqual([]);
});

describe("saves at the same moment", () => {
  const rowsOfWord = async (ownerId: string, prefix: string) =>
    (await WordRowEntity.query.newest({ ownerId, kind: "report", prefix }).go({ pages: "all" })).data;

  it("leave words of each record that they push below the newest", async () => {
    const { ownerId, records, save, ids } = officer();
    const shelf = shelfOf(records);
    await save("old", "Home");
    for (let at = 1; at <= 110; at++)
      records.set(`r${at}`, { id: `r${at}`, text: `Home${at}`, lastUpdated: day(at), isHidden: false, clientId: "" });
    await Promise.all(Array.from({ length: 30 }, () => sinkBelowNewest(shelf, ownerId)));
    expect(await ids({ search: "home70" })).toEqual(["r70"]);
    const rows = await rowsOfWord(ownerId, "home");
    expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(111 - NEWEST);
  });

  it("of which one comes late into the lists leave its words with the next", async () => {
    const { ownerId, records, save, ids } = officer();
    for (let at = 0; at < 2 * WINDOW; at++) await save(`r${at}`, "Oak Street");
    const lastUpdated = new Date(Date.parse(day(2 * WINDOW - NEWEST - 1)) - 5_000).toISOString();
    records.set("late", { id: "late", text: "Villa", lastUpdated, isHidden: false, clientId: "" });
    expect(await ids({ search: "villa" })).toEqual(["late"]);
    await save("next", "Oak Street");
    expect(await rowsOfWord(ownerId, "vill")).toHaveLength(1);
    expect(await ids({ search: "villa" })).toEqual(["late"]);
  });

  it("are all found, however many there are and wherever one of them is cut short", async () => {
    const burst = fc.record({ saves: fc.integer({ min: 1, max: 60 }), lines: fc.integer({ min: 0, max: 40 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 3 }), async (bursts) => {
        const { ownerId, records, ids } = officer();
        let number = 0;
        for (const { saves, lines } of bursts) {
          let left = lines;
          const line = (card: Card) => {
            if (left-- === 0) throw new Error("The function was stopped.");
            return card;
          };
          for (let at = 0; at < saves; at++, number++) {
            const id = `r${number}`;
            records.set(id, { id, text: `Home${number}`, lastUpdated: day(number), isHidden: false, clientId: "" });
          }
          const log = vi.spyOn(console, "error").mockReturnValue();
          await Promise.all(Array.from({ length: 5 }, () => sinkBelowNewest({ ...shelfOf(records), line }, ownerId)));
          log.mockRestore();
          advance(61_000);
          for (const search of ["home", `home${number - 1}`, "home0", `home${Math.floor(number / 2)}`])
            expect(await ids({ search }, { offset: 0, count: 500 })).toEqual(answerOf(records, { search }));
        }
        await sinkBelowNewest(shelfOf(records), ownerId);
        const rows = await rowsOfWord(ownerId, "home");
        expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(Math.max(0, number - NEWEST));
      }),
      { numRuns: 8 },
    );
  });
});

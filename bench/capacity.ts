/** What the table charges for a page of each list, a search and a save, for an officer with 100 clients and for one with 10,000. */

import type { Report } from "@highway/core/reports/schema";
import { idOf, largestReport, reportOf, reportWithWorksheets } from "@highway/core/reports/usual.fixture";
import { startTable } from "@highway/local/table";
import { type Officer, plant } from "./officer-book";
import { report as print, type Result } from "./result";

/** Each stands for a kind of search: a letter that many share, a common word, a rare one, two together. */
const searches = {
  clients: ["m", "elena", "zyx", "elena mar", "elena zyx"],
  reports: ["r", "raleigh", "zyx", "raleigh mar", "shore cary", "raleigh zyx"],
};
const budget = 1.5;
/** Read units of a page, where it may cost only so many. */
const pages: Record<string, number> = {
  "reports, first page of their lines": 3,
  "reports, first page": 3,
  "reports of one client": 3,
};

const table = await startTable();
Object.assign(process.env, table.environment);
// The entities read the table's name when they are made.
const { runAs } = await import("@highway/core/platform/actor");
const { table: connection } = await import("@highway/core/platform/table/table");
const Clients = await import("@highway/core/clients/index");
const Reports = await import("@highway/core/reports/index");
const Lines = await import("@highway/core/reports/lines/index");
const { NEWEST } = await import("@highway/core/platform/table/listing/sunk");
const OfClient = await import("@highway/core/reports/of-client/index");
const WorkingCopies = await import("@highway/core/reports/working-copies/index");

/** `parts` says which items were written and what that was charged; those of a transaction are charged together. */
type Charge = { read: number; write: number; sinking: number; parts: string[] };
const nothing = (): Charge => ({ read: 0, write: 0, sinking: 0, parts: [] });
let charged = nothing();
/** What each item is, by the beginning of its sort key. */
const kindsOf = (request: string) =>
  [...request.matchAll(/"sk":"\$?([a-z]+)(?:_1)?#/g)].map(([, kind]) => kind).join(" + ");
type Charged = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };
connection.client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (given) => {
      const answer = await next({ ...given, input: { ...given.input, ReturnConsumedCapacity: "TOTAL" } });
      const isSinking = /\$(word|sunk|waterline)_1/.test(JSON.stringify(given.input));
      const kind = /Get|Query/.test(commandName) ? "read" : isSinking ? "sinking" : "write";
      const consumed = [(answer.output as Charged).ConsumedCapacity ?? []].flat();
      const units = consumed.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      charged[kind] += units;
      if (kind === "write" && units > 0) charged.parts.push(`${kindsOf(JSON.stringify(given.input))} ${units}`);
      return answer;
    },
  { step: "initialize" },
);

const as = <R>({ userId }: Officer, deed: () => R): R =>
  runAs(
    { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] },
    { address: "", agent: "" },
    deed,
  );

const first = { offset: 0, count: 10 };
const tenth = { offset: 90, count: 10 };
const all = { ...first, order: "desc" as const, searchText: "" };

/** @returns each call with how many entries it answers */
const calls: Record<string, (officer: Officer) => Promise<number>> = {
  "clients, quick list of 5": async () => (await Clients.list({ offset: 0, count: 5 })).length,
  "clients, first page": async () => (await Clients.list(first)).length,
  "clients, tenth page": async () => (await Clients.list(tenth)).length,
  "client by email": async ({ email }) => (await Clients.byEmail(email)).length,
  ...Object.fromEntries(
    searches.clients.map((searchValue) => [
      `clients, search "${searchValue}"`,
      async () => (await Clients.search({ ...first, searchValue })).length,
    ]),
  ),
  "reports, first page of their lines": async () => (await Lines.page({ ...first, searchText: "" })).length,
  "reports, first page": async () => (await Reports.list(all)).length,
  "reports, first page, oldest first": async () => (await Reports.list({ ...all, order: "asc" })).length,
  "reports, tenth page": async () => (await Reports.list({ ...all, ...tenth })).length,
  "reports of one client": async ({ clientID }) => (await Reports.list({ ...all, clientID })).length,
  ...Object.fromEntries(
    searches.reports.map((searchText) => [
      `reports, search "${searchText}"`,
      async () => (await Reports.list({ ...all, searchText })).length,
    ]),
  ),
  "one report": async ({ reportID }) => [await Reports.get(reportID)].length,
  "working copies": async () => (await WorkingCopies.list(first)).length,
};

const draftOf = ({ id, status, createdAt, lastUpdated, ...draft }: Report) => draft;
/** Fees of a worksheet with everything in it, and as many as the largest report that is taken has in each of twelve. */
const [manyFees, mostFees] = [24, 25];
const charactersOf = (fees: number) => JSON.stringify(largestReport(fees)).length.toLocaleString("en-US");
let made = 0;
type Write = { most: number; deed: (officer: Officer) => Promise<() => Promise<unknown>> };
const writesOf = (what: string, report: () => Report): Record<string, Write> => ({
  [`creating ${what}`]: {
    most: 15,
    deed:
      async ({ clientID }) =>
      () =>
        Reports.create({ clientID, report: draftOf(report()) }),
  },
  [`saving ${what}`]: {
    most: 15,
    deed: async ({ clientID }) => {
      const { report: made } = await Reports.create({ clientID, report: draftOf(report()) });
      return () => Reports.update({ id: made.id, report: made });
    },
  },
});
/** Each as an officer does it: with the audit's record, and with what it reads first. The first of two is no part of what is measured. */
const writes: Record<string, Write> = {
  ...writesOf("a report", () => reportOf(40_000 + made++, 1_000_000)),
  "saving an old report": {
    most: 15,
    deed: async ({ reportID }) => {
      const { report } = await Reports.get(reportID);
      return () => Reports.update({ id: reportID, report });
    },
  },
  ...writesOf("a report with worksheets", () => reportWithWorksheets(60_000 + made++, 1_000_000)),
  ...writesOf("the largest report that anybody types", () => largestReport(manyFees)),
  ...writesOf("the largest report that is taken", () => largestReport(mostFees)),
  "autosave, the first of a minute": { most: 4, deed: async () => autosave(100_000) },
  "autosave that the list tells": { most: 4, deed: async () => autosave(250_000) },
  "autosave of the largest, the first of a minute": {
    most: 4,
    deed: async () => autosave(100_000, largestReport(manyFees)),
  },
  "autosave of the largest that is taken": { most: 4, deed: async () => autosave(250_000, largestReport(mostFees)) },
  "saving a client of three reports": {
    most: 60,
    deed: async ({ otherClientID: clientID }) => {
      const { _id, userID, schedules, isDemo, createdAt, ...client } = await Clients.get(clientID);
      return () => OfClient.update(clientID, { ...client, ficoMin: 700 + (made++ % 100) });
    },
  },
};
async function autosave(downPayment: number, report = reportOf(99, 1000)) {
  const { loans, ...rest } = report;
  const document = { ...rest, loans: loans.map((loan) => ({ ...loan, downPayment })) };
  const payment = downPayment / 100;
  return () => WorkingCopies.keep({ id: idOf("rpt", 99_999), clientID: null, basedOn: null, document, payment });
}

async function charge<T>(officer: Officer, call: (officer: Officer) => Promise<T>): Promise<Charge & { answer: T }> {
  charged = nothing();
  const answer = await as(officer, () => call(officer));
  return { ...charged, answer };
}

const searched = { clients: searches.clients.join(" "), reports: searches.reports.join(" ") };
const small = await plant({ userId: "usr_small", clients: 100, reports: 300, copies: 20, searched });
const large = await plant({ userId: "usr_large", clients: 10_000, reports: 30_000, copies: 500, searched });

const rows: Result["rows"] = [];
for (const [what, call] of Object.entries(calls)) {
  const [few, many] = [await charge(small, call), await charge(large, call)];
  if (few.answer !== many.answer)
    throw new Error(`${what}: ${few.answer} and ${many.answer} entries are no fair comparison.`);
  const limit = what.includes("search") ? 12 : (pages[what] ?? 0);
  // Half a unit is the least that is charged: one step of it is no slope.
  const isFlat = many.read <= Math.max(budget * few.read, few.read + 0.5) || many.read <= limit;
  rows.push({
    what: `${what} (${few.answer})`,
    value: `${few.read} → ${many.read} read units`,
    budget: limit ? `≤ ${limit}` : `≤ × ${budget}`,
    ok: isFlat && (limit === 0 || Math.max(few.read, many.read) <= limit),
  });
}
for (const [what, { most, deed }] of Object.entries(writes)) {
  const few = await charge(small, await as(small, () => deed(small)));
  const many = await charge(large, await as(large, () => deed(large)));
  const words = ({ sinking }: Charge) => (sinking ? ` and ${sinking} for words that sank` : "");
  if (process.argv.includes("--parts")) console.log(`${what}: ${many.parts.join(", ")}`);
  rows.push({
    what,
    value: `${few.write}${words(few)} → ${many.write}${words(many)} write units, ${few.read} → ${many.read} read`,
    budget: `≤ ${most} write`,
    ok: Math.max(few.write, many.write) <= most,
  });
}
// The ten newest of the small book are all too large for their cards by now, as they hardly ever are. Whoever asks for the reports whole is given ten
// documents, of which each is read by itself; the product's own lists show lines.
for (let at = 0; at < 10; at++)
  await as(small, () => Reports.create({ clientID: small.clientID, report: draftOf(largestReport(manyFees)) }));
for (const what of ["reports, first page of their lines", "reports, first page"]) {
  const tenLargest = await charge(small, calls[what]!);
  rows.push({
    what: `${what}, where all are the largest (${tenLargest.answer})`,
    value: `${tenLargest.read} read units`,
    budget: "≤ 3",
    ok: tenLargest.read <= 3,
  });
}
// The whole list grows with its lines, up to a limit: what counts is what a line costs.
const budgetOfLine = 0.15;
for (const [whose, officer] of [
  ["300", small],
  ["30,000", large],
] as const) {
  const { read, answer: entries } = await charge(
    officer,
    async () => (await Lines.list({ searchText: "" })).lines.length,
  );
  rows.push({
    what: `reports, the whole list of ${whose} (${entries})`,
    value: `${read} read units, ${(read / entries).toFixed(3)} a line`,
    budget: `≤ ${budgetOfLine} a line`,
    ok: read / entries <= budgetOfLine,
  });
}
await table.stop();
print({
  title: "Consumed capacity of lists, searches and saves",
  rows,
  notes: [
    "Capacity units of the table for one call, with 100 clients and 300 reports → with 10,000 and 30,000; in brackets how many entries the page has.",
    `A save is counted with its record in the audit trail. Words sink once for each report that leaves the newest ${NEWEST}, with the waterline that is moved.`,
    "A report holds what comes with a place that was found: fifty years of its county's prices, its loan limits, the offer rates of the week.",
    `The largest that anybody types has 12 loans on 6 homes with 6 prices each, 15 debts and 12 worksheets of ${manyFees} fees that are all different, ${charactersOf(manyFees)} characters. With ${mostFees} fees each, ${charactersOf(mostFees)} characters, it is the largest that is taken.`,
  ],
});

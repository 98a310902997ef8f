/** What the table charges for one page of each list and search, for an officer with 100 clients and for one with 10,000. */

import type { Client } from "@highway/core/clients/schema";
import { report as example } from "@highway/core/reports/examples";
import type { Report } from "@highway/core/reports/schema";
import { startTable } from "@highway/local/table";
import { report as print, type Result } from "./result";

// An officer's clients and reports are planted here as the product's own actions would have written them, but quickly.
type Officer = { userId: string; clientID: string; reportID: string; email: string };
type Searched = { clients: string; reports: string };
type Size = { userId: string; clients: number; reports: number; copies: number; searched: Searched };

/** Few words, so that each is very common in a large book: the hard case. */
const firsts = ["Elena", "Bo", "Maria", "Jordan"];
const lasts = ["Marchetti", "Hale", "Marsh", "Byron", "Martin", "Okafor", "Mars", "Reyes"];
const cities = ["Raleigh", "Cary", "Durham", "Apex"];
const streets = ["Brookhaven Dr", "Shore Ln", "Fenwick Ct", "Oak St", "Rosewood Ave"];

/** The same choice for the same number, spread over the list. */
const pick = <T>(list: readonly T[], number: number): T => list[(number * 7919) % list.length]!;
const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(26, "0")}`;
const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
/** Three of each officer's, however many there are: what a rare word finds. */
const isRare = (number: number, of: number) => number % Math.floor(of / 3) === 5;

function clientOf(userID: string, number: number, of: number): Client {
  const [first, last] = isRare(number, of)
    ? ["Elena", "Zyxwell"]
    : [pick(firsts, number), pick(lasts, Math.floor(number / 4))];
  const name = `${first} ${last}`;
  return {
    _id: idOf("cli", number),
    userID,
    name,
    primaryEmail: `${first}.${last}${number}@example.com`.toLowerCase(),
    secondaryEmails: [],
    ficoMin: 740,
    DTI: 32,
    monthlyIncome: 9200,
    taxRate: 24,
    filingStatus: "marriedJoint",
    familySize: 4,
    netMonthlyIncome: null,
    properties: [],
    lang: "en",
    reinvestment: [],
    schedules: [],
    isDemo: false,
    createdAt: minute(number),
    lastUpdated: minute(number),
  };
}

/** Two properties and four loans, as a comparison usually has. */
function reportOf(number: number, of: number): Report {
  const [property, loan] = [example.properties[0]!, example.loans[0]!];
  const place = (at: number) => ({
    ...property,
    id: `p${at}`,
    address: `${(number + at) % 97} ${pick(streets, number + at)}`,
    addressDisplay: `${(number + at) % 97} ${pick(streets, number + at)}`,
    city: pick(cities, number + at),
    state: "NC",
    zip: String(27500 + (number % 40)),
  });
  return {
    ...example,
    id: idOf("rpt", number),
    name: isRare(number, of) ? `Zyxton ${number}` : `Scenario ${number}`,
    lastUpdated: minute(number),
    properties: [place(0), place(1)],
    loans: [0, 1, 2, 3].map((at) => ({ ...loan, id: `l${at}` })),
  };
}

/** @param searched  of the lists of words' beginnings only those read by these words are planted; the others are never read */
async function plant({ userId, clients, reports, copies, searched }: Size): Promise<Officer> {
  const { ClientEntity, ClientEmailEntity } = await import("../packages/core/src/clients/entity");
  const clientRecord = await import("../packages/core/src/clients/record");
  const { ReportEntity } = await import("../packages/core/src/reports/entity");
  const reportRecord = await import("../packages/core/src/reports/record");
  const { WorkingCopyMarkEntity } = await import("../packages/core/src/reports/working-copies/entity");
  const { ListedEntity, listOfPrefix } = await import("../packages/core/src/platform/table/listing/rows");
  const { prefixOf, wordsOf } = await import("../packages/core/src/platform/table/listing/words");

  const people = Array.from({ length: clients }, (_, at) => clientOf(userId, at, clients));
  const items = Array.from({ length: reports }, (_, at) => {
    return reportRecord.toItem(reportOf(at, reports), people[at % clients]!);
  });
  const read = (words: string) => {
    const lists = new Set(wordsOf(words).map((word) => listOfPrefix(prefixOf(word))));
    return ({ list }: { list: string }) => !list.startsWith("word:") || lists.has(list);
  };
  const rows = [
    ...people.flatMap(clientRecord.toRows).filter(read(searched.clients)),
    ...items.flatMap(reportRecord.toRows).filter(read(searched.reports)),
  ];
  const emails = people.map((client) => ({ ...clientRecord.emailKey(client)!, clientId: client._id }));
  const marks = items.slice(0, copies).map(({ reportId, lastUpdated: updatedAt }) => {
    return { ownerId: userId, reportId, name: "Half typed", updatedAt, expiresAt: 4_000_000_000 };
  });

  const together = { concurrent: 4 };
  await ClientEntity.put(people.map(clientRecord.toItem)).go(together);
  await ClientEmailEntity.put(emails).go(together);
  await ReportEntity.put(items).go(together);
  await ListedEntity.put(rows).go(together);
  await WorkingCopyMarkEntity.put(marks).go(together);
  const { _id: clientID, primaryEmail } = people[0]!;
  return { userId, clientID, reportID: items[0]!.reportId, email: primaryEmail! };
}

/** Each stands for a kind of search: a letter that many share, a common word, a rare one, two together. */
const searches = {
  clients: ["m", "elena", "zyx", "elena mar", "elena zyx"],
  reports: ["r", "raleigh", "zyx", "raleigh mar", "shore cary", "raleigh zyx"],
};
const budget = 1.5;

const table = await startTable();
Object.assign(process.env, table.environment);
// The entities read the table's name when they are made.
const { runAs } = await import("@highway/core/platform/actor");
const { table: connection } = await import("@highway/core/platform/table/table");
const Clients = await import("@highway/core/clients/index");
const Reports = await import("@highway/core/reports/index");
const Lines = await import("@highway/core/reports/lines/index");
const WorkingCopies = await import("@highway/core/reports/working-copies/index");

let units = 0;
type Charged = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };
connection.client.middlewareStack.add(
  (next) => async (given) => {
    const answer = await next({ ...given, input: { ...given.input, ReturnConsumedCapacity: "TOTAL" } });
    for (const each of [(answer.output as Charged).ConsumedCapacity ?? []].flat()) units += each.CapacityUnits ?? 0;
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
  "saving a report": async ({ reportID }) => {
    const { report } = await Reports.get(reportID);
    return [await Reports.update({ id: reportID, report })].length;
  },
};

async function charge(officer: Officer, call: (officer: Officer) => Promise<number>) {
  units = 0;
  const entries = await as(officer, () => call(officer));
  return { units, entries };
}

const searched = { clients: searches.clients.join(" "), reports: searches.reports.join(" ") };
const small = await plant({ userId: "usr_small", clients: 100, reports: 300, copies: 20, searched });
const large = await plant({ userId: "usr_large", clients: 10_000, reports: 30_000, copies: 500, searched });

const rows: Result["rows"] = [];
for (const [what, call] of Object.entries(calls)) {
  const [few, many] = [await charge(small, call), await charge(large, call)];
  if (few.entries !== many.entries)
    throw new Error(`${what}: ${few.entries} and ${many.entries} entries are no fair comparison.`);
  const ratio = many.units / few.units;
  rows.push({
    what: `${what} (${few.entries})`,
    value: `${few.units} → ${many.units} units, × ${ratio.toFixed(2)}`,
    budget: `≤ × ${budget}`,
    ok: ratio <= budget,
  });
}
// The whole list grows with its lines, up to a limit: what counts is what a line costs.
const budgetOfLine = 0.15;
for (const [whose, officer] of [
  ["300", small],
  ["30,000", large],
] as const) {
  const { units: charged, entries } = await charge(
    officer,
    async () => (await Lines.list({ searchText: "" })).lines.length,
  );
  rows.push({
    what: `reports, the whole list of ${whose} (${entries})`,
    value: `${charged} units, ${(charged / entries).toFixed(3)} a line`,
    budget: `≤ ${budgetOfLine} a line`,
    ok: charged / entries <= budgetOfLine,
  });
}
await table.stop();
print({
  title: "Consumed capacity of lists and searches",
  rows,
  notes: [
    "Capacity units of the table for one call, with 100 clients and 300 reports → with 10,000 and 30,000; in brackets how many entries the page has.",
  ],
});

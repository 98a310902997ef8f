/** What the table charges for one page of each list and search, for an officer with 100 clients and for one with 10,000. */
import { startTable } from "@highway/local/table";
import { type Officer, plant } from "./capacity-book";
import { report as print, type Result } from "./result";

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
  "client by e-mail": async ({ email }) => (await Clients.byEmail(email)).length,
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
await table.stop();
print({
  title: "Consumed capacity of lists and searches",
  rows,
  notes: [
    "Capacity units of the table for one call, with 100 clients and 300 reports → with 10,000 and 30,000; in brackets how many entries the page has.",
  ],
});

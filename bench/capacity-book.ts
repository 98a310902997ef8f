/** An officer's clients and reports as the product's own actions would have written them, planted quickly. */
import type { Client } from "@highway/core/clients/schema";
import { report as example } from "@highway/core/reports/examples";
import type { Report } from "@highway/core/reports/schema";

export type Officer = { userId: string; clientID: string; reportID: string; email: string };
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
    properties: [],
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
export async function plant({ userId, clients, reports, copies, searched }: Size): Promise<Officer> {
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

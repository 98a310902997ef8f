/** An officer's clients and reports, planted in the table as the product's own actions would have written them, but quickly. */

import type { Client } from "@highway/core/clients/schema";
import type { Card, Shelf } from "@highway/core/platform/table/listing/card";
import { report as example } from "@highway/core/reports/examples";
import type { Report } from "@highway/core/reports/schema";

export type Officer = { userId: string; clientID: string; otherClientID: string; reportID: string; email: string };
type Searched = { clients: string; reports: string };
type Size = { userId: string; clients: number; reports: number; copies: number; searched: Searched };

/** Few words, so that each is very common in a large book: the hard case. */
const firsts = ["Elena", "Bo", "Maria", "Jordan"];
const lasts = ["Marchetti", "Hale", "Marsh", "Byron", "Martin", "Okafor", "Mars", "Reyes"];
const cities = ["Raleigh", "Cary", "Durham", "Apex"];
const streets = ["Brookhaven Dr", "Shore Ln", "Fenwick Ct", "Oak St", "Rosewood Ave"];

/** The same choice for the same number, spread over the list. */
const pick = <T>(list: readonly T[], number: number): T => list[(number * 7919) % list.length]!;
export const idOf = (kind: string, number: number) => `${kind}_${String(number).padStart(26, "0")}`;
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

/** A number that looks as if somebody had typed it, the same for the same seed: what is made of one digit packs too well to be fair. */
const typed = (seed: number, min: number, max: number) => min + (((seed * 2_654_435_761) % 1_000_003) % (max - min));

/** Two properties and four loans, as a comparison usually has. */
export function reportOf(number: number, of: number): Report {
  const [property, loan] = [example.properties[0]!, example.loans[0]!];
  const place = (at: number) => {
    const address = `${typed(number + at, 1, 9999)} ${pick(streets, number + at)}`;
    const city = pick(cities, number + at);
    const zip = String(27500 + (number % 40));
    return {
      ...property,
      id: `p${typed(number * 3 + at, 1e5, 1e6)}`,
      address: `${address}, ${city}, NC ${zip}`,
      addressDisplay: address,
      city,
      state: "NC",
      zip,
      county: "Wake",
      latitude: typed(number, 350_000, 359_999) / 10_000,
      longitude: -typed(number + 1, 780_000, 789_999) / 10_000,
    };
  };
  const properties = [place(0), place(1)];
  return {
    ...example,
    id: idOf("rpt", number),
    name: isRare(number, of) ? `Zyxton ${number}` : `Scenario ${number}`,
    createdAt: minute(number),
    lastUpdated: minute(number),
    properties,
    loans: [0, 1, 2, 3].map((at) => ({
      ...loan,
      id: `l${typed(number * 5 + at, 1e5, 1e6)}`,
      propertyID: properties[at % 2]!.id,
      rate: typed(number + at, 500, 800) / 100,
      downPayment: typed(number * 7 + at, 20_000, 200_000),
      closingCosts: typed(number * 11 + at, 2000, 9000),
      points: at / 2,
    })),
  };
}

/** A report with all that it may have: 12 loans on 6 homes, each with a worksheet of its own, of so many fees in each of three categories. */
export function largestReport(count: number): Report {
  const usual = reportOf(77, 1000);
  const fees = (seed: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: count > feeNames.length ? `${pick(feeNames, seed + at)} ${at + 1}` : feeNames[at]!,
      rate: typed(seed * 41 + at, 1000, 200_000) / 100,
      usePercent: false,
      percentOf: "loan" as const,
      APR: at % 3 === 0,
      isCredit: false,
      section: "B" as const,
    }));
  const properties = [0, 1, 2, 3, 4, 5].map((at) => ({ ...reportOf(at + 200, 1000).properties[0]!, id: `p${at}` }));
  return {
    ...usual,
    properties,
    loans: Array.from({ length: 12 }, (_, at) => ({
      ...usual.loans[at % 4]!,
      id: `l${at}`,
      propertyID: `p${at % 6}`,
      purchaseDetailsID: properties[at % 6]!.purchaseDetails[0]!.id,
      closingCostObj: {
        name: `Worksheet ${at}`,
        data: { lender: fees(at * 3), title: fees(at * 3 + 1), other: fees(at * 3 + 2) },
      },
    })) as Report["loans"],
  };
}
const feeNames = [
  "Loan origination",
  "Appraisal",
  "Credit report",
  "Flood certification",
  "Tax service",
  "Underwriting",
  "Title search",
  "Lender's title insurance",
  "Settlement agent",
  "Recording",
  "Survey",
  "Pest inspection",
];

/** @param searched  of the lists of words' beginnings only those read by these words are planted; the others are never read */
export async function plant({ userId, clients, reports, copies, searched }: Size): Promise<Officer> {
  const { ClientEntity, ClientEmailEntity } = await import("../packages/core/src/clients/entity");
  const clientRecord = await import("../packages/core/src/clients/record");
  const { ReportEntity, ReportPlaceEntity } = await import("../packages/core/src/reports/entity");
  const reportRecord = await import("../packages/core/src/reports/record");
  const { WorkingCopyMarkEntity } = await import("../packages/core/src/reports/working-copies/entity");
  const { reportShelf, toCard } = await import("../packages/core/src/reports/shelf");
  const sunk = await import("@highway/core/platform/table/listing/sunk");
  const { prefixOf, wordsOf } = await import("@highway/core/platform/table/listing/words");

  const people = Array.from({ length: clients }, (_, at) => clientOf(userId, at, clients));
  const items = Array.from({ length: reports }, (_, at) => {
    return reportRecord.toItem(reportOf(at, reports), people[at % clients]!);
  });
  const wordRows = <C extends Card>(shelf: Shelf<C>, cards: C[], words: string) => {
    const read = new Set(wordsOf(words).map(prefixOf));
    const all = cards.slice(0, -sunk.NEWEST).flatMap((card) => sunk.wordRows(shelf, userId, card));
    return all.filter(({ prefix }) => read.has(prefix));
  };
  const clientItems = people.map(clientRecord.toItem);
  const rows = [
    ...wordRows(clientRecord.clientShelf, clientItems.map(clientRecord.toCard), searched.clients),
    ...wordRows(reportShelf, items.map(toCard), searched.reports),
  ];
  const emails = people.map((client) => ({ ...clientRecord.emailKey(client)!, clientId: client._id }));
  const places = items.map(({ clientId, reportId }) => {
    return { ownerId: userId, place: reportRecord.placeOfClient(clientId), reportId };
  });
  const marks = items.slice(0, copies).map(({ reportId, lastUpdated: updatedAt }) => {
    const minute = updatedAt.slice(0, 16);
    return { ownerId: userId, reportId, name: "Half typed", updatedAt, minute, expiresAt: 4_000_000_000 };
  });

  const together = { concurrent: 4 };
  await ClientEntity.put(clientItems).go(together);
  await ClientEmailEntity.put(emails).go(together);
  await ReportEntity.put(items).go(together);
  await ReportPlaceEntity.put(places).go(together);
  await sunk.WordRowEntity.put(rows).go(together);
  await WorkingCopyMarkEntity.put(marks).go(together);
  await sunk.sinkBelowNewest(clientRecord.clientShelf, userId);
  await sunk.sinkBelowNewest(reportShelf, userId);
  const { _id: clientID, primaryEmail } = people[0]!;
  return { userId, clientID, otherClientID: people[1]!._id, reportID: items[0]!.reportId, email: primaryEmail! };
}

/** An officer's clients and reports, planted in the table as the product's own actions would have written them, but quickly. */

import type { Client } from "@highway/core/clients/schema";
import type { Card, Shelf } from "@highway/core/platform/table/listing/card";
import { idOf, isRare, minute, pick, reportOf } from "@highway/core/reports/usual.fixture";

export type Officer = { userId: string; clientID: string; otherClientID: string; reportID: string; email: string };
type Searched = { clients: string; reports: string };
type Size = { userId: string; clients: number; reports: number; copies: number; searched: Searched };

/** Few words, so that each is very common in a large book: the hard case. */
const firsts = ["Elena", "Bo", "Maria", "Jordan"];
const lasts = ["Marchetti", "Hale", "Marsh", "Byron", "Martin", "Okafor", "Mars", "Reyes"];

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

/** @param searched  of the lists of words' beginnings only those read by these words are planted; the others are never read */
export async function plant({ userId, clients, reports, copies, searched }: Size): Promise<Officer> {
  const { ClientEntity, ClientEmailEntity } = await import("../packages/core/src/clients/entity");
  const clientRecord = await import("../packages/core/src/clients/record");
  const { ReportEntity, ReportPlaceEntity } = await import("../packages/core/src/reports/entity");
  const reportRecord = await import("../packages/core/src/reports/record");
  const { reportShelf, toCard } = await import("../packages/core/src/reports/shelf");
  const sunk = await import("@highway/core/platform/table/listing/sunk");
  const waterline = await import("@highway/core/platform/table/listing/waterline");
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

  const together = { concurrent: 4 };
  await ClientEntity.put(clientItems).go(together);
  await ClientEmailEntity.put(emails).go(together);
  await ReportEntity.put(items).go(together);
  await ReportPlaceEntity.put(places).go(together);
  await sunk.WordRowEntity.put(rows).go(together);
  for (const [kind, records] of [
    ["client", clientItems],
    ["report", items],
  ] as const) {
    // Nothing below these has to be sunk again. The few above are, as by the product.
    const turn = await waterline.takeTurn(kind, userId, { sunkTo: "", busyUntil: undefined });
    await waterline.endTurn(kind, userId, turn!, records.at(-sunk.NEWEST - 5)!.lastUpdated);
  }
  await sunk.sinkBelowNewest(clientRecord.clientShelf, userId);
  await sunk.sinkBelowNewest(reportShelf, userId);
  await begin(userId, copies);
  const { _id: clientID, primaryEmail } = people[0]!;
  return { userId, clientID, otherClientID: people[1]!._id, reportID: items[0]!.reportId, email: primaryEmail! };
}

/** Begins drafts one after the other, three of an hour. */
async function begin(userId: string, drafts: number): Promise<void> {
  const WorkingCopies = await import("../packages/core/src/reports/working-copies/index");
  const { runAs } = await import("../packages/core/src/platform/actor");
  const { advance } = await import("../packages/core/src/platform/clock");
  const apart = 20 * 60_000;
  advance(-drafts * apart);
  const officer = { kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] } as const;
  await runAs({ ...officer, roles: ["officer"] }, { address: "", agent: "" }, async () => {
    for (let at = 0; at < drafts; at++) {
      advance(apart);
      const document = reportOf(at, drafts);
      await WorkingCopies.keep({ id: document.id, clientID: null, basedOn: null, document, payment: 3211.4 });
    }
  });
}

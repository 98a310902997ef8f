/** What the table charges for what officers do all day. Each figure is asked for; `npm run bench -- capacity` measures them in a book of 30,000. */
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../clients/index";
import { person, runAs } from "../platform/actor";
import { newId } from "../platform/id";
import { chargesOf } from "../platform/table/charges.fixture";
import { tableKeys } from "../platform/table/keys";
import { NEWEST } from "../platform/table/listing/sunk";
import { ReportEntity } from "./entity";
import * as Reports from "./index";
import * as Lines from "./lines/index";
import type { Report } from "./schema";
import { largestReport, reportOf, reportWithWorksheets } from "./usual.fixture";
import * as WorkingCopies from "./working-copies/index";

beforeAll(() => runBeside(startTable()));

const story = (title: string, tell: () => Promise<void>) =>
  it(title, () => {
    const person = { kind: "person", userId: newId("user"), corpId: newId("corp"), sessionId: "ses_1" } as const;
    return runAs({ ...person, roles: ["officer"] }, { address: "198.51.100.7", agent: "vitest" }, tell);
  });

const draftOf = ({ id: _id, status: _status, createdAt: _made, lastUpdated: _saved, ...draft }: Report) => draft;
let clients = 0;
const client = () =>
  Clients.create({ name: "Elena Marchetti", primaryEmail: `elena.marchetti${++clients}@example.com` });

describe("a save", () => {
  for (const [what, report, { create, update }] of [
    ["as an officer makes it", reportOf(7, 1000), { create: 11, update: 8 }],
    ["with a worksheet in each loan", reportWithWorksheets(7, 1000), { create: 11, update: 8 }],
    ["with all that anybody types", largestReport(24), { create: 15, update: 12 }],
    ["almost as large as may be", largestReport(25), { create: 15, update: 12 }],
  ] as const)
    story(`of a report ${what} costs at most ${create} units, and ${update} when it is not new`, async () => {
      const { _id: clientID } = await client();
      const id = newId("report");
      const made = await chargesOf(() => Reports.create({ clientID, report: { ...draftOf(report), id } }));
      const { report: kept } = await Reports.get(id);
      expect(kept).toMatchObject(draftOf(report));
      const saved = await chargesOf(() => Reports.update({ id, report: { ...kept, name: "Cary or Raleigh" } }));
      expect(made.write).toBeLessThanOrEqual(create);
      expect(saved.write).toBeLessThanOrEqual(update);
    });

  story("of a larger one is refused, with what to do", async () => {
    const { _id: clientID } = await client();
    const attempt = Reports.create({ clientID, report: draftOf(largestReport(28)) });
    await expect(attempt).rejects.toMatchObject({
      code: "tooLarge",
      message: expect.stringContaining("Remove a loan"),
    });
  });

  story("of what is typed costs 2, and at most 4 of the largest, whatever the list says of it", async () => {
    for (const [report, most] of [
      [reportOf(7, 1000), 2],
      [largestReport(24), 4],
      [largestReport(25), 4],
    ] as const) {
      const id = newId("report");
      const keep = (payment: number) =>
        WorkingCopies.keep({ id, clientID: null, basedOn: null, document: report, payment });
      // A draft that is new is counted, which is a unit more.
      expect((await chargesOf(() => keep(3211.4))).write).toBeLessThanOrEqual(most + 1);
      expect((await chargesOf(() => keep(3311.4))).write).toBeLessThanOrEqual(most);
    }
  });

  story("of what is typed leaves a list whose page costs no more for all else that an officer has", async () => {
    const { _id: clientID } = await client();
    for (let at = 0; at < 20; at++) {
      await Reports.create({ clientID, report: draftOf(reportOf(at, 1000)) });
      const document = reportOf(at, 1000);
      await WorkingCopies.keep({ id: newId("report"), clientID, basedOn: null, document, payment: 3211.4 });
    }
    const page = () => WorkingCopies.list({ offset: 0, count: 5 });
    expect(await page()).toHaveLength(5);
    // Twenty cards of an hour come to 2 units.
    expect((await chargesOf(page)).read).toBeLessThanOrEqual(2.5);
  });

  story(
    "leaves a record of at most three kilobytes, and a card of one in each index, also once it was sent and viewed",
    async () => {
      const { _id: clientID } = await client();
      for (const report of [reportOf(7, 1000), reportWithWorksheets(7, 1000), largestReport(25)]) {
        const { report: made } = await Reports.create({ clientID, report: draftOf(report) });
        const { data } = await ReportEntity.get({ ownerId: person().userId, reportId: made.id }).go();
        const marks = { lastSent: made.lastUpdated, lastViewed: made.lastUpdated };
        const { Item: record } = ReportEntity.put({ ...data!, ...marks }).params<{
          Item: Record<string, string | Uint8Array>;
        }>();
        const bytesOf = (held: [string, string | Uint8Array][]) =>
          held.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
        expect(bytesOf(Object.entries(record))).toBeLessThanOrEqual(3 * 1024);
        for (const keys of [tableKeys.indexes.cards, tableKeys.indexes.clientCards]) {
          const held = Object.entries(record).filter(([name]) =>
            [keys.pk, keys.sk, "pk", "sk", ...keys.holds].some((each) => each === name),
          );
          expect(bytesOf(held)).toBeLessThanOrEqual(1024);
        }
      }
    },
  );
});

story("a page of ten lines costs at most 3 units, also where each report is almost as large as may be", async () => {
  const { _id: clientID } = await client();
  for (let at = 0; at < 11; at++) await Reports.create({ clientID, report: draftOf(largestReport(25)) });
  const page = (of: { clientID?: string }) => Lines.page({ offset: 0, count: 10, searchText: "", ...of });
  for (const of of [{}, { clientID }]) {
    expect(await page(of)).toHaveLength(10);
    expect((await chargesOf(() => page(of))).read).toBeLessThanOrEqual(3);
  }
});

story("a page of ten costs at most 3 units with each report and client whole, and a search at most 12", async () => {
  let clientID = "";
  for (let at = 0; at < NEWEST + 12; at++) {
    if (at % 5 === 0) clientID = (await client())._id;
    await Reports.create({ clientID, report: draftOf(reportOf(at, 1000)) });
  }
  const list = (searchText: string) => Reports.list({ offset: 0, count: 10, order: "desc", searchText });
  expect(await list("")).toHaveLength(10);
  expect((await chargesOf(() => list(""))).read).toBeLessThanOrEqual(3);
  for (const searchText of ["m", "raleigh", "scenario 3", "marchetti brook"])
    expect((await chargesOf(() => list(searchText))).read, searchText).toBeLessThanOrEqual(12);
});

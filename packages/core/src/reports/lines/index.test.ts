import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import { runAs } from "../../platform/actor";
import { withLateReads } from "../../platform/table/late-reads.fixture";
import { newestLines } from "../../platform/table/listing/find";
import { type Said, sink, WordRowEntity } from "../../platform/table/listing/sunk";
import { unpack } from "../../platform/table/packed";
import * as Reports from "../index";
import * as Marks from "../marks/index";
import * as OfClient from "../of-client/index";
import type { ReportLine } from "../schema";
import { reportShelf } from "../shelf";
import * as Lines from "./index";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const newOfficer = (userId = `usr_${randomUUID()}`) => ({
  userId,
  as: <R>(deed: () => R) =>
    runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, deed),
});
/** A story of one officer who starts with nothing. */
const story = (title: string, tell: (userId: string) => Promise<void>) =>
  it(title, () => {
    const { userId, as } = newOfficer();
    return as(() => tell(userId));
  });

const scenario = (name: string, city = "Raleigh") => ({
  name,
  toolMeta: { type: "refinance" as const },
  properties: [{ address: "4217 Brookhaven Dr", city, state: "NC", purchaseDetails: [{ price: 500_000 }] }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
});
const clientNamed = (name: string) => Clients.create({ name });
const save = async (clientID: string, name: string, city?: string) =>
  (await Reports.create({ clientID, report: scenario(name, city) })).report;
const names = async (filter: Partial<Parameters<typeof Lines.list>[0]> = {}) =>
  (await Lines.list({ searchText: "", ...filter })).lines.map(({ name }) => name);

describe("the list of saved scenarios", () => {
  story("has a line of each, the last saved first, with all that it shows", async (ownerId) => {
    const elena = await clientNamed("Elena Marchetti");
    const first = await save(elena._id, "Brookhaven");
    await save(elena._id, "Lake house", "Cary");
    await Marks.viewed({ ownerId, reportId: first.id });
    const { lines, goesOn } = await Lines.list({ searchText: "" });
    expect(goesOn).toBe(false);
    expect(lines.map(({ name }) => name)).toEqual(["Lake house", "Brookhaven"]);
    expect(lines[1]).toEqual({
      id: first.id,
      name: "Brookhaven",
      toolName: "lc2",
      type: "refinance",
      status: first.status,
      towns: "Raleigh, NC",
      lastUpdated: first.lastUpdated,
      clientID: elena._id,
      clientName: "Elena Marchetti",
      lastViewed: expect.any(String),
    });
    expect(lines[0]).not.toHaveProperty("lastViewed");
  });

  story(
    "says of a report that has sunk when it was viewed just now, wherever late reads do not know of it",
    async (ownerId) => {
      const elena = await clientNamed("Elena Marchetti");
      const { id: reportId } = await save(elena._id, "Brookhaven");
      await sink(reportShelf, ownerId, (await reportShelf.card(ownerId, reportId))!);
      await withLateReads(/"rpt_/, () => Marks.viewed({ ownerId, reportId }));
      const { data } = await WordRowEntity.query.newest({ ownerId, kind: "report", prefix: "broo" }).go();
      const [line] = data.map(({ said }) => unpack<Said<ReportLine>>(said).line);
      expect(line).toMatchObject({ id: reportId, lastViewed: expect.any(String) });
    },
  );

  story("says how many homes a report of several is about, and nothing of one", async () => {
    const { _id: clientID } = await clientNamed("Elena Marchetti");
    const homeIn = (id: string, city: string) => ({ id, city, state: "NC", purchaseDetails: [{ id, price: 500_000 }] });
    const [raleigh, cary] = [homeIn("raleigh", "Raleigh"), homeIn("cary", "Cary")];
    const loans = [{ propertyID: "raleigh", purchaseDetailsID: "raleigh", term: 30, rate: 6.5 }];
    await Reports.create({ clientID, report: { name: "One home", properties: [raleigh], loans } });
    await Reports.create({ clientID, report: { name: "Two homes", properties: [raleigh, cary], loans } });
    const { lines } = await Lines.list({ searchText: "" });
    expect(lines.map(({ name, homes }) => [name, homes])).toEqual([
      ["Two homes", 2],
      ["One home", undefined],
    ]);
  });

  story("is of one client, and is searched by name, client and address", async () => {
    const [elena, bo] = [await clientNamed("Elena Marchetti"), await clientNamed("Bo Lindqvist")];
    await save(elena._id, "Villa");
    await save(bo._id, "Condo", "Cary");
    expect(await names({ clientID: bo._id })).toEqual(["Condo"]);
    expect(await names({ searchText: "cary bo" })).toEqual(["Condo"]);
    expect(await names({ searchText: "brook" })).toEqual(["Condo", "Villa"]);
    expect(await names({ searchText: "brook", clientID: elena._id })).toEqual(["Villa"]);
    expect(await names({ searchText: "zebra" })).toEqual([]);
  });

  story("follows each save, each delete, and the client's name", async () => {
    const elena = await clientNamed("Elena Marchetti");
    const report = await save(elena._id, "Starter home");
    await save(elena._id, "Gone soon").then(({ id }) => Reports.remove(id));
    await Reports.update({ id: report.id, report: { ...report, name: "Villa" } });
    const { lastUpdated } = await Clients.get(elena._id);
    await OfClient.update(elena._id, { ...elena, name: "Elena Hale", lastUpdated });
    const { lines } = await Lines.list({ searchText: "" });
    expect(lines.map(({ name, clientName }) => [name, clientName])).toEqual([["Villa", "Elena Hale"]]);
    await OfClient.remove(elena._id);
    expect([await names(), await names({ clientID: elena._id })]).toEqual([[], []]);
  });

  story("is nobody else's business", async () => {
    const elena = await clientNamed("Elena Marchetti");
    await save(elena._id, "Mine");
    await newOfficer().as(async () => {
      expect([await names(), await names({ clientID: elena._id }), await names({ searchText: "mine" })]).toEqual([
        [],
        [],
        [],
      ]);
    });
  });

  story("says that it goes on where reading stops", async (ownerId) => {
    const { _id } = await clientNamed("Elena Marchetti");
    for (const name of ["One", "Two", "Three"]) await save(_id, name);
    const two = await newestLines(reportShelf, { ownerId }, 2);
    expect([two.lines.length, two.goesOn]).toEqual([2, true]);
    const three = await newestLines(reportShelf, { ownerId }, 3);
    expect([three.lines.length, three.goesOn]).toEqual([3, false]);
  });
});

describe("a page of lines", () => {
  const pageNames = async (asked: Partial<Parameters<typeof Lines.page>[0]> = {}) =>
    (await Lines.page({ offset: 0, count: 2, searchText: "", ...asked })).map(({ name }) => name);

  story("has the lines of the whole list, a few at a time", async () => {
    const [elena, bo] = [await clientNamed("Elena Marchetti"), await clientNamed("Bo Lindqvist")];
    await save(elena._id, "Villa");
    await save(bo._id, "Condo", "Cary");
    await save(elena._id, "Lake house");
    const { lines } = await Lines.list({ searchText: "" });
    expect(await Lines.page({ offset: 0, count: 2, searchText: "" })).toEqual(lines.slice(0, 2));
    expect(await Lines.page({ offset: 2, count: 2, searchText: "" })).toEqual(lines.slice(2));
    expect(await pageNames({ clientID: elena._id })).toEqual(["Lake house", "Villa"]);
    expect(await pageNames({ searchText: "cary bo" })).toEqual(["Condo"]);
  });

  story("follows the client's name and its deletion, and is nobody else's business", async () => {
    const elena = await clientNamed("Elena Marchetti");
    await save(elena._id, "Villa");
    await newOfficer().as(async () => {
      expect([await pageNames(), await pageNames({ clientID: elena._id })]).toEqual([[], []]);
    });
    await OfClient.update(elena._id, { ...elena, name: "Elena Hale" });
    expect(await Lines.page({ offset: 0, count: 2, searchText: "" })).toMatchObject([{ clientName: "Elena Hale" }]);
    await OfClient.remove(elena._id);
    expect([await pageNames(), await pageNames({ clientID: elena._id })]).toEqual([[], []]);
  });
});

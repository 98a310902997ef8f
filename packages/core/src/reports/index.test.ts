import { randomUUID } from "node:crypto";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../clients/index";
import * as Audit from "../people/audit/index";
import { runAs } from "../platform/actor";
import { advance, today } from "../platform/clock";
import { newId } from "../platform/id";
import * as Reports from "./index";
import { sentences } from "./schema";
import * as WorkingCopies from "./working-copies/index";

beforeAll(() => runBeside(startTable()));

const here = { address: "198.51.100.7", agent: "vitest" };
const newOfficer = () => {
  const userId = `usr_${randomUUID()}`;
  return <R>(deed: () => R) =>
    runAs({ kind: "person", userId, corpId: "crp_1", sessionId: "ses_1", roles: ["officer"] }, here, deed);
};
/** A story of one officer who starts with nothing. */
const story = (title: string, tell: () => Promise<void>) => it(title, () => newOfficer()(tell));

const scenario = (name: string, { price = 500_000, address = "4217 Brookhaven Dr", city = "Raleigh" } = {}) => ({
  name,
  properties: [{ address, city, state: "NC", zip: "27609", purchaseDetails: [{ price }] }],
  loans: [{ term: 30, rate: 6.5, downPaymentPercentage: 20 }],
});
const client = (name = "Elena Marchetti") => Clients.create({ name });
const save = async (clientID: string, name: string, where = {}) =>
  (await Reports.create({ clientID, report: scenario(name, where) })).report;

type Filter = Partial<Parameters<typeof Reports.list>[0]>;
const names = async (filter: Filter = {}) =>
  (await Reports.list({ offset: 0, count: 10, order: "desc", searchText: "", ...filter })).map(
    ({ report }) => report.name,
  );

describe("a report", () => {
  story("is saved for a client, and read with it", async () => {
    const elena = await client();
    const saved = await Reports.create({ clientID: elena._id, report: scenario("Raleigh or Cary") });
    expect(saved.client).toEqual(elena);
    expect(saved.report).toMatchObject({
      name: "Raleigh or Cary",
      status: "complete",
      asOf: today(),
      toolMeta: { isComplete: true },
    });
    expect(saved.report.createdAt).toBe(saved.report.lastUpdated);
    expect(await Reports.get(saved.report.id)).toEqual(saved);
  });

  story("keeps the id that the editor made up, once", async () => {
    const { _id: clientID } = await client();
    const report = { ...scenario("Mine"), id: newId("report") };
    expect((await Reports.create({ clientID, report })).report.id).toBe(report.id);
    await expect(Reports.create({ clientID, report })).rejects.toMatchObject({
      code: "conflict",
      message: sentences.taken,
      current: { report: { id: report.id, name: "Mine" } },
    });
    await newOfficer()(async () => {
      const { _id } = await client("Bo");
      expect((await Reports.create({ clientID: _id, report })).report.id).toBe(report.id);
    });
  });

  story("needs a client of the officer", async () => {
    const foreign = await newOfficer()(() => client());
    for (const clientID of [foreign._id, "cli_00000000000000000000000000"])
      await expect(Reports.create({ clientID, report: scenario("x") })).rejects.toMatchObject({
        code: "missing",
        message: "Client doesn't exist, please add it",
        fields: { clientID: "Client doesn't exist, please add it" },
      });
    expect(await names()).toEqual([]);
  });

  story("that lacks what is required is a draft until it no longer does", async () => {
    const { _id: clientID } = await client();
    const draft = await Reports.create({ clientID, report: { ...scenario("Draft"), loans: [{ term: 30 }] } });
    expect(draft.report).toMatchObject({ status: "draft", toolMeta: { isComplete: false } });
    const loans = [{ ...draft.report.loans[0]!, rate: 6.5, downPayment: 100_000 }];
    const { report } = await Reports.update({ id: draft.report.id, report: { ...draft.report, loans } });
    expect(report).toMatchObject({ status: "complete", toolMeta: { isComplete: true } });
  });

  story("says itself whether it is complete, whatever it is told", async () => {
    const { _id: clientID } = await client();
    const lie = { ...scenario("Draft"), loans: [], status: "complete" as const, toolMeta: { isComplete: true } };
    const { report } = await Reports.create({ clientID, report: lie });
    expect(report).toMatchObject({ status: "draft", toolMeta: { isComplete: false } });
  });

  story("keeps the day of its rules until another is asked for", async () => {
    const { _id: clientID } = await client();
    const { report } = await Reports.create({ clientID, report: { ...scenario("Old"), asOf: "2024-05-01" } });
    const { asOf: _asOf, ...rest } = report;
    const again = await Reports.update({ id: report.id, report: rest });
    expect(again.report.asOf).toBe("2024-05-01");
    const moved = await Reports.update({ id: report.id, report: { ...again.report, asOf: "2026-11-20" } });
    expect(moved.report.asOf).toBe("2026-11-20");
  });

  story("holds figures that the table's own numbers could not", async () => {
    const { _id: clientID } = await client();
    const loans = [{ term: 30, rate: 1e-300, downPaymentPercentage: 100 / 3 }];
    const { report } = await Reports.create({ clientID, report: { ...scenario("Tiny"), loans } });
    expect((await Reports.get(report.id)).report.loans).toEqual(report.loans);
  });

  story("is too large beyond 200 KB", async () => {
    const { _id: clientID } = await client();
    const lender = Array.from({ length: 100 }, () => ({ name: "f".repeat(100), rate: 1 }));
    const closingCostObj = { name: "W", data: { lender, title: lender, other: lender } };
    const loans = Array.from({ length: 12 }, () => ({ term: 30, rate: 6, downPayment: 0, closingCostObj }));
    const attempt = Reports.create({ clientID, report: { ...scenario("Large"), loans } });
    await expect(attempt).rejects.toMatchObject({ code: "tooLarge", message: sentences.tooLarge });
  });
});

describe("a save", () => {
  story("that started from an older state is refused with the state that is", async () => {
    const { _id: clientID } = await client();
    const opened = await save(clientID, "First");
    const saved = await Reports.update({ id: opened.id, report: { ...opened, name: "Second" } });
    expect(saved.report.lastUpdated > opened.lastUpdated).toBe(true);
    const late = Reports.update({ id: opened.id, report: { ...opened, name: "Lost" } });
    await expect(late).rejects.toMatchObject({ code: "conflict", message: sentences.stale, current: saved });
    expect(await Reports.get(opened.id)).toEqual(saved);
  });

  story("is refused to all but one of those that come at once", async () => {
    const { _id: clientID } = await client();
    const opened = await save(clientID, "First");
    const attempts = ["A", "B", "C", "D"].map((name) => Reports.update({ id: opened.id, report: { ...opened, name } }));
    const settled = await Promise.allSettled(attempts);
    const won = settled.filter((each) => each.status === "fulfilled");
    expect(won).toHaveLength(1);
    expect(await names()).toEqual([won[0]!.value.report.name]);
    for (const each of settled)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "conflict", current: won[0]!.value });
  });

  story("must say what it started from, and of which report", async () => {
    const { _id: clientID } = await client();
    const { id, lastUpdated } = await save(clientID, "First");
    const blind = Reports.update({ id, report: scenario("Blind") });
    await expect(blind).rejects.toMatchObject({ code: "invalid", fields: { "report.lastUpdated": sentences.basedOn } });
    const other = Reports.update({ id, report: { ...scenario("Other"), id: newId("report"), lastUpdated } });
    await expect(other).rejects.toMatchObject({
      code: "invalid",
      fields: { "report.id": sentences.otherId },
    });
  });
});

describe("the list", () => {
  story("stands in order of the last save, page by page, either way", async () => {
    const { _id: clientID } = await client();
    const made = [];
    for (let at = 0; at < 12; at++) made.push(await save(clientID, `S${at}`));
    await Reports.update({ id: made[3]!.id, report: { ...made[3]!, name: "S3" } });
    const order = ["S3", "S11", "S10", "S9", "S8", "S7", "S6", "S5", "S4", "S2", "S1", "S0"];
    expect([...(await names()), ...(await names({ offset: 10 }))]).toEqual(order);
    expect(await names({ order: "asc", count: 3 })).toEqual(["S0", "S1", "S2"]);
  });

  story("is of one client or of all, and found by name, client and place", async () => {
    const [elena, bo] = [await client(), await client("Bo Marsh")];
    await save(elena._id, "Starter home");
    await save(elena._id, "Lake house", { address: "12 Shore Ln", city: "Cary" });
    await save(bo._id, "Condo", { address: "9 Fenwick Ct", city: "Durham" });
    expect(await names({ clientID: elena._id })).toEqual(["Lake house", "Starter home"]);
    expect(await names({ searchText: "mar" })).toEqual(["Condo", "Lake house", "Starter home"]);
    expect(await names({ searchText: "lake" })).toEqual(["Lake house"]);
    expect(await names({ searchText: "FENW" })).toEqual(["Condo"]);
    expect(await names({ searchText: "cary elena" })).toEqual(["Lake house"]);
    expect(await names({ searchText: "nc", clientID: bo._id })).toEqual(["Condo"]);
    expect(await names({ searchText: "cary bo" })).toEqual([]);
  });

  story("finds a report by every word of each of its homes, also below the newest", async () => {
    const { _id: clientID } = await client();
    const homes = [
      ["1 Brookhaven Dr Maplecrest Quarter", "Raleigh", "27601"],
      ["22 Shore Ln Juniper Terrace", "Cary", "27511"],
      ["333 Fenwick Ct Gatehouse Yard", "Durham", "27701"],
      ["4444 Rosewood Ave Ivy Block", "Wilmington", "28401"],
      ["55 Hillsborough Rd Upland Nook", "Asheville", "28801"],
      ["6 Providence Way Zinnia Vista", "Charlotte", "28202"],
    ] as const;
    const properties = homes.map(([address, city, zip], at) => ({
      id: `p${at}`,
      address: `${address}, ${city}, NC ${zip}`,
      addressDisplay: address,
      city,
      zip,
      state: "NC",
      purchaseDetails: [{ id: "d", price: 400_000 }],
    }));
    const loans = [{ term: 30, rate: 6.5, downPaymentPercentage: 20, propertyID: "p0", purchaseDetailsID: "d" }];
    await Reports.create({ clientID, report: { name: "Six homes", properties, loans } });
    const words = homes.flatMap((home) => home.join(" ").toLowerCase().split(" "));
    for (const word of words) expect(await names({ searchText: word }), word).toEqual(["Six homes"]);
    for (let at = 0; at < 54; at++) {
      // What was saved in the half minute before the waterline is read by its card, so the rows of words are read across a pause alone.
      if (at === 4) advance(60_000);
      await save(clientID, "Later", { address: "9 Elm", city: "Apex" });
    }
    for (const word of words) expect(await names({ searchText: word }), word).toEqual(["Six homes"]);
  });

  story("no longer finds a report by what was changed", async () => {
    const { _id: clientID } = await client();
    const report = await save(clientID, "Starter home");
    await Reports.update({ id: report.id, report: { ...report, ...scenario("Villa", { city: "Cary" }) } });
    for (const gone of ["start", "home", "ral"]) expect(await names({ searchText: gone }), gone).toEqual([]);
    for (const found of ["vil", "cary", "elena", "4217"])
      expect(await names({ searchText: found }), found).toEqual(["Villa"]);
  });

  story("is nobody else's business", async () => {
    const elena = await client();
    const report = await save(elena._id, "Mine");
    await newOfficer()(async () => {
      expect([await names(), await names({ searchText: "mine" }), await names({ clientID: elena._id })]).toEqual([
        [],
        [],
        [],
      ]);
      for (const id of [report.id, "rpt_00000000000000000000000000"]) {
        await expect(Reports.get(id)).rejects.toMatchObject({ code: "missing", message: "Failed to load scenario." });
        await expect(Reports.update({ id, report })).rejects.toMatchObject({ code: "missing" });
        await expect(Reports.remove(id)).rejects.toMatchObject({
          code: "missing",
          message: "Failed to delete scenario.",
        });
      }
    });
    expect(await names()).toEqual(["Mine"]);
  });
});

describe("a deleted report", () => {
  story("is gone from everywhere", async () => {
    const elena = await client();
    const report = await save(elena._id, "Gone");
    await save(elena._id, "Stays");
    await WorkingCopies.keep({ id: report.id, clientID: null, basedOn: null, document: {} });
    await Reports.remove(report.id);
    expect(await WorkingCopies.list({ offset: 0, count: 10 })).toEqual([]);
    await expect(Reports.get(report.id)).rejects.toMatchObject({ code: "missing" });
    await expect(Reports.remove(report.id)).rejects.toMatchObject({ code: "missing" });
    expect([await names(), await names({ searchText: "gone" }), await names({ clientID: elena._id })]).toEqual([
      ["Stays"],
      [],
      ["Stays"],
    ]);
  });
});

story("what is done to a report stands in the audit trail, without its figures", async () => {
  const { _id: clientID } = await client();
  const report = await save(clientID, "First");
  await Reports.update({ id: report.id, report });
  await Reports.remove(report.id);
  const trail = await Audit.list({});
  expect(trail.slice(0, 3).map(({ kind, subject, detail }) => ({ kind, subject, detail }))).toEqual(
    ["deleted", "saved", "created"].map((deed) => ({
      kind: `report.${deed}`,
      subject: report.id,
      detail: { name: "First" },
    })),
  );
});

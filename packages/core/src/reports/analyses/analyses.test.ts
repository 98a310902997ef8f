import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import * as Clients from "../../clients/index";
import { keepFewCounties } from "../../locations/counties/few-counties.fixture";
import * as Permissions from "../../people/permissions/index";
import type { CorpPermissions } from "../../people/permissions/schema";
import * as Users from "../../people/users/index";
import { runAs } from "../../platform/actor";
import type { ChapterKind } from "../../tools/pure/chapters";
import * as Reports from "../index";
import { type Report, sentences } from "../schema";
import type { Analysis } from "./group";
import * as Analyses from "./index";

beforeAll(() => {
  process.env.STAFF_DOMAIN = "staff.test";
  return runBeside(startTable());
});

const loan = { id: "fixed", propertyID: "shore", purchaseDetailsID: "asked", term: 30, rate: 6.5, downPayment: 80_000 };
const home = { id: "shore", address: "12 Shore Ln", purchaseDetails: [{ id: "asked", price: 400_000 }] };
const scenario = (more: object = {}) => ({ name: "Shore", properties: [home], loans: [loan], ...more });

let count = 0;
async function newOfficer(permissions: Partial<CorpPermissions>) {
  count += 1;
  const { id: corpId } = await Permissions.createCorporation({ name: "Summit Home Lending", permissions });
  const { id: userId } = await Users.create({
    email: `dana${count}@highway.test`,
    fullName: "Dana Whitfield",
    corpID: corpId,
  });
  const who = { kind: "person", userId, corpId, sessionId: "ses_x", roles: ["officer"] } as const;
  const as = <R>(run: () => R): R => runAs({ ...who, roles: ["officer"] }, { address: "203.0.113.7", agent: "" }, run);
  return { as };
}

type Told = { clientID: string; saved: Report; analysis: Analysis };
/** Tells a story of an officer who made an analysis of a comparison. */
const story = (title: string, tell: (told: Told) => Promise<void>) =>
  it(title, async () => {
    const { as } = await newOfficer({ allowLoanAdvisorUpsell: true });
    await as(async () => {
      const clientID = (await Clients.create({ name: "Elena" }))._id;
      const { report: saved } = await Reports.create({ clientID, report: scenario() });
      const { report } = await Analyses.make({ reportID: saved.id });
      await tell({ clientID, saved, analysis: report as Analysis });
    });
  });

const now = async ({ id }: { id: string }) => (await Reports.get(id)).report;
const current = async (analysis: Analysis) => (await now(analysis)) as Analysis;
const chapter = (kind: ChapterKind, id: string | null = null, hidden = false) => ({ kind, id, hidden });
const set = async (analysis: Analysis, chapters: Analysis["chapters"]) => {
  const { lastUpdated } = await now(analysis);
  return (await Analyses.setChapters({ id: analysis.id, change: { chapters, lastUpdated } })).report as Analysis;
};
const idOf = (analysis: Analysis, kind: ChapterKind) => analysis.chapters.find((each) => each.kind === kind)!.id!;
const pointersOf = async (id: string) => (await now({ id })).toolMeta.attachedReports;
const save = (report: Report, change: Partial<Report>) =>
  Reports.update({ id: report.id, report: { ...report, ...change } as Report });
const all = (analysis: Analysis) => [
  ...analysis.chapters,
  chapter("rentOrBuy"),
  chapter("waiting"),
  chapter("appreciation"),
];

describe("a purchase analysis", () => {
  story("is made of a saved comparison, which is its first chapter", async ({ saved, analysis }) => {
    expect(analysis).toMatchObject({
      toolName: "pa",
      name: "Shore",
      status: "complete",
      chapters: [{ kind: "loans", id: saved.id, hidden: false }],
      toolMeta: { attachedReports: [{ tool: "lc2", id: saved.id }] },
    });
    expect(analysis.loans).toEqual(saved.loans);
    expect(await pointersOf(saved.id)).toEqual([{ tool: "pa", id: analysis.id }]);
    const common = [{ tool: "pa", id: analysis.id, loans: ["fixed"], properties: ["shore"] }];
    expect(await Reports.inCommon(saved.id)).toEqual(common);
    expect(await Reports.inCommon(analysis.id)).toEqual(common);
    await expect(Analyses.make({ reportID: saved.id })).rejects.toMatchObject({ message: sentences.inAnalysis });
  });

  story("is about one home that is bought", async ({ clientID, analysis }) => {
    const cary = { ...home, id: "cary", address: "1 Cary St", purchaseDetails: [{ id: "c", price: 300_000 }] };
    const two = await Reports.create({ clientID, report: scenario({ properties: [home, cary] }) });
    await expect(Analyses.make({ reportID: two.report.id })).rejects.toMatchObject({
      message: sentences.severalHomes(two.report.name),
    });
    const none = await Reports.create({ clientID, report: scenario({ loans: [] }) });
    await expect(Analyses.make({ reportID: none.report.id })).rejects.toMatchObject({ message: sentences.noPurchase });
    const moved = {
      properties: [
        ...analysis.properties,
        {
          ...analysis.properties[0]!,
          id: "cary",
          purchaseDetails: [{ ...analysis.properties[0]!.purchaseDetails[0]!, id: "c" }],
        },
      ],
    };
    await expect(save(analysis, moved)).rejects.toMatchObject({ message: sentences.oneHome });
  });

  story("gets chapters that share its home, loans and assumptions", async ({ analysis }) => {
    const whole = await set(analysis, all(analysis));
    const rent = await now({ id: idOf(whole, "rentOrBuy") });
    expect(rent).toMatchObject({
      toolName: "bvr",
      loans: whole.loans,
      toolMeta: { attachedReports: [{ tool: "pa", id: whole.id }] },
    });
    expect(whole.toolMeta.attachedReports.map(({ tool }) => tool)).toEqual(["lc2", "bvr", "cow"]);
    expect(whole.chapters.at(-1)).toEqual(chapter("appreciation"));
    expect(whole.status).toBe("draft");
  });

  story("changes in all chapters with a save of one, at one time", async ({ analysis }) => {
    const whole = await set(analysis, all(analysis));
    const rent = (await now({ id: idOf(whole, "rentOrBuy") })) as Report & { assumptions: object };
    const loans = rent.loans.map((each) => ({ ...each, rate: 6 }));
    await save(rent, { loans, assumptions: { ...rent.assumptions, rent: 2400 } } as never);
    const found = [
      await current(analysis),
      ...(await Promise.all(["loans", "waiting"].map((kind) => now({ id: idOf(whole, kind as ChapterKind) })))),
    ];
    for (const each of found) expect(each.loans[0]!.rate).toBe(6);
    expect(found[0]).toMatchObject({ assumptions: { rent: 2400 } });
    expect(found[2]).toMatchObject({ assumptions: { rent: 2400 } });
    await expect(save(rent, { name: "Stale" })).rejects.toMatchObject({ code: "conflict" });
    await expect(save(whole, { name: "Stale too" })).rejects.toMatchObject({ code: "conflict" });
  });

  story("hides and orders its chapters, and is complete without those that are hidden", async ({ analysis }) => {
    const [loans, ...others] = (await set(analysis, all(analysis))).chapters;
    const changed = await set(analysis, [...others.map((each) => ({ ...each, hidden: each.id !== null })), loans!]);
    expect(changed.chapters.map(({ kind }) => kind)).toEqual(["rentOrBuy", "waiting", "appreciation", "loans"]);
    expect(changed.status).toBe("complete");
    const emptied = await set(
      analysis,
      changed.chapters.map((each) => ({ ...each, hidden: true })),
    );
    expect(emptied.status).toBe("draft");
  });

  story("lacks a bid until something is offered over asking", async ({ analysis }) => {
    const whole = await set(analysis, [...analysis.chapters, chapter("bidOver")]);
    expect(whole.status).toBe("draft");
    const [shore] = whole.properties;
    const offered = (bidOver: number) => [
      { ...shore!, purchaseDetails: shore!.purchaseDetails.map((each) => ({ ...each, bidOver })) },
    ];
    expect((await save(whole, { properties: offered(-1000) })).report.status).toBe("draft");
    const last = await current(analysis);
    expect((await save(last, { properties: offered(9000) })).report.status).toBe("complete");
  });

  story("has one county: what is taken in its report card stands in the analysis, and stays", async ({ analysis }) => {
    const version = await keepFewCounties();
    const whole = await set(analysis, [...analysis.chapters, chapter("reportCard")]);
    expect(whole.status).toBe("draft");
    const card = await now({ id: idOf(whole, "reportCard") });
    expect(card).toMatchObject({ toolName: "rerc", loans: whole.loans, reportCard: { fip: "", version: "" } });
    await save(card, { properties: card.properties.map((each) => ({ ...each, fip: "37183" })) });
    const placed = (await now(card)) as Report & { reportCard: object };
    expect(placed.reportCard).toMatchObject({ version: "" });
    await save(placed, { reportCard: { ...placed.reportCard, fip: "37183", version } } as never);
    const saved = await current(analysis);
    expect(saved).toMatchObject({ status: "complete", reportCard: { fip: "37183", version } });
    const moved = (fip: string) => saved.properties.map((each) => ({ ...each, fip }));
    expect((await save(saved, { properties: moved("37119") })).report.status).toBe("draft");
    const gone = { reportCard: { ...saved.reportCard, version: "2025-01-01T00:00:00.000Z" } };
    await expect(save(await current(analysis), gone as never)).rejects.toMatchObject({ code: "invalid" });
  });

  story("keeps a removed chapter's report, which can come back as it was left", async ({ analysis }) => {
    const whole = await set(analysis, all(analysis));
    const id = idOf(whole, "rentOrBuy");
    const without = await set(
      analysis,
      whole.chapters.filter(({ kind }) => kind !== "rentOrBuy"),
    );
    expect(await pointersOf(id)).toEqual([]);
    const kept = await now({ id });
    await save(without, { loans: without.loans.map((each) => ({ ...each, rate: 5 })) });
    expect((await now({ id })).loans).toEqual(kept.loans);
    await set(analysis, whole.chapters);
    expect(await now({ id })).toMatchObject({ id, loans: [{ rate: 5 }] });
    expect(await pointersOf(id)).toEqual([{ tool: "pa", id: analysis.id }]);
  });

  story(
    "takes no report of another client, another tool, other loans or another analysis",
    async ({ clientID, analysis }) => {
      const bo = (await Clients.create({ name: "Bo" }))._id;
      const of = async (client: string, more: object) =>
        (await Reports.create({ clientID: client, report: scenario(more) })).report.id;
      const asRent = (id: string) => set(analysis, [...analysis.chapters, chapter("rentOrBuy", id)]);
      await expect(asRent(await of(bo, { toolName: "bvr" }))).rejects.toMatchObject({ code: "missing" });
      await expect(asRent(await of(clientID, {}))).rejects.toMatchObject({ message: sentences.noChapter });
      const others = { toolName: "bvr", loans: [{ ...loan, id: "other" }] };
      await expect(asRent(await of(clientID, others))).rejects.toMatchObject({ message: sentences.otherLoans });
      const mine = await set(analysis, all(analysis));
      const second = (await Analyses.make({ reportID: await of(clientID, {}) })).report as Analysis;
      const taken = [...second.chapters, chapter("rentOrBuy", idOf(mine, "rentOrBuy"))];
      await expect(set(second, taken)).rejects.toMatchObject({ message: sentences.inAnalysis });
    },
  );

  story("stays as it is where somebody else changed it", async ({ analysis }) => {
    await set(analysis, all(analysis));
    const stale = { id: analysis.id, change: { chapters: [], lastUpdated: analysis.lastUpdated } };
    await expect(Analyses.setChapters(stale)).rejects.toMatchObject({ code: "conflict" });
  });

  story("has its chapters changed by their own call alone", async ({ clientID, saved, analysis }) => {
    await save(analysis, {
      chapters: [],
      toolMeta: { ...analysis.toolMeta, attachedReports: [] },
      note: "Read chapter 1.",
    } as never);
    expect(await current(analysis)).toMatchObject({
      note: "Read chapter 1.",
      chapters: analysis.chapters,
      toolMeta: analysis.toolMeta,
    });
    const part = await now(saved);
    await save(part, { toolMeta: { ...part.toolMeta, attachedReports: [] } });
    expect(await pointersOf(saved.id)).toEqual([{ tool: "pa", id: analysis.id }]);
    const copy = { ...(await now(saved)), id: undefined, lastUpdated: undefined };
    expect((await Reports.create({ clientID, report: copy as never })).report.toolMeta.attachedReports).toEqual([]);
  });

  story("loses a chapter that is deleted, and leaves its chapters when it is", async ({ saved, analysis }) => {
    const whole = await set(analysis, all(analysis));
    await Reports.remove(idOf(whole, "waiting"));
    const after = await current(analysis);
    expect(after.chapters.map(({ kind }) => kind)).toEqual(["loans", "rentOrBuy", "appreciation"]);
    await Reports.remove(analysis.id);
    expect(await pointersOf(saved.id)).toEqual([]);
    expect(await pointersOf(idOf(whole, "rentOrBuy"))).toEqual([]);
  });
});

it("is made by nobody whose company lacks Loan Advisor, and seen by no other officer", async () => {
  const [ann, bob] = [await newOfficer({}), await newOfficer({ allowLoanAdvisorUpsell: true })];
  const refused = { code: "forbidden", message: sentences.noAdvisor };
  await ann.as(async () => {
    const clientID = (await Clients.create({ name: "Elena" }))._id;
    const { report } = await Reports.create({ clientID, report: scenario() });
    await expect(Analyses.make({ reportID: report.id })).rejects.toMatchObject(refused);
    await expect(Reports.create({ clientID, report: scenario({ toolName: "pa" }) })).rejects.toMatchObject(refused);
    await bob.as(() => expect(Analyses.make({ reportID: report.id })).rejects.toMatchObject({ code: "missing" }));
  });
});

/** No answer to a share link holds what a client has told in confidence, wherever in the answer it might stand. */
import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { describe, expect, it } from "vitest";
import { exampleClient } from "../../clients/example";
import { filingStatuses } from "../../clients/schema";
import { full } from "../../reports/full.fixture";
import type { Report } from "../../reports/schema";
import { usualAssumptions } from "../../tools/assumptions.schema";
import { usualConsolidation } from "../../tools/bids-and-debts.schema";
import { clientSees } from "./client-sees";
import { OpenedReport } from "./schema";

const told = { ficoMin: 743, monthlyIncome: 12_347, netMonthlyIncome: 9123, taxRate: 24.37, DTI: 41.5, familySize: 19 };
const chosenScore = 717;

const shared = (
  filingStatus: (typeof filingStatuses)[number] | null,
  sections: Report["toolMeta"]["highlightedTables"],
) => {
  const client = { ...exampleClient, ...told, filingStatus };
  const loans = full.loans.map((loan, at) => ({
    ...loan,
    MIWorksheet: { ...loan.MIWorksheet, ...(at === 0 && { creditScore: chosenScore }) },
  }));
  const toolMeta = { ...full.toolMeta, highlightedTables: sections };
  const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
  const report = { ...full, ...times, status: "complete", loans, toolMeta } as unknown as Report;
  return OpenedReport.parse({ ...clientSees({ report, client }, "elena@example.com"), recordingUrl: null });
};

/** Every value that is no object, with the way to it. */
function leaves(value: unknown, path = ""): [path: string, leaf: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`));
}

const confidential = /\.(ficoMin|creditScore|monthlyIncome|netMonthlyIncome|taxRate|filingStatus|DTI|familySize)$/;
const secrets: unknown[] = [...Object.values(told), told.monthlyIncome * 12, chosenScore, ...filingStatuses];

it.each([...filingStatuses, null])("holds neither score, income, tax rate nor filing status (%s)", (status) => {
  for (const sections of [[], ["taxSavings", "equity", "breakEven"]] as const) {
    const answer = leaves(shared(status, [...sections]));
    expect(answer.length).toBeGreaterThan(200);
    expect(answer.filter(([path, leaf]) => confidential.test(path) && leaf !== null)).toEqual([]);
    expect(answer.filter(([, leaf]) => secrets.includes(leaf))).toEqual([]);
  }
});

it("tells the band of each score and the taxes that each loan saves, these only where they are shown", () => {
  const { scores, taxesSaved } = shared("marriedJoint", []).workedOut;
  const [first, ...others] = full.loans.map(({ id }) => id);
  expect(scores[first!]).toBe(700);
  for (const id of others) expect(scores[id]).toBeOneOf([740, 700]);
  expect(Object.keys(taxesSaved).sort()).toEqual([first, ...others].sort());
  expect(shared("marriedJoint", ["monthly"]).workedOut.taxesSaved).toEqual({});
});

it.each(["bvr", "cow"] as const)(
  "answers a report of %s worked out with the taxes, and keeps what was told of them",
  (toolName) => {
    const told = { otherStateTaxes: 4321, otherItemized: 8765, gainsTax: 17.25 };
    const known = { ...exampleClient, monthlyIncome: 12_347, filingStatus: "single" as const };
    const assumptions = { ...usualAssumptions, ...told, rent: 2400 };
    const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
    const wait = toolName === "cow" && { waiting: { months: 12, laterRate: 6.125, refinance: null } };
    const report = { ...full, ...times, toolName, status: "complete", assumptions, ...wait } as unknown as Report;
    const answered = OpenedReport.parse({ ...clientSees({ report, client: known }, null), recordingUrl: null });
    expect(answered.workedOut.answer).toMatchObject({ isTaxKnown: true });
    const answer = leaves(answered);
    const secret: unknown[] = [...Object.values(told), 12_347, 12_347 * 12, "single"];
    expect(answer.filter(([, leaf]) => secret.includes(leaf))).toEqual([]);
  },
);

describe("a purchase analysis", () => {
  const note = "Read chapter 1 first.";
  const rents = { ...usualAssumptions, rent: 2468.13, otherItemized: 8765 };
  const waits = { months: 17, laterRate: 6.177, refinance: null };
  const shown = (chapters: object[]) => {
    const client = { ...exampleClient, monthlyIncome: 12_347, filingStatus: "single" as const };
    const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
    const inside = { assumptions: rents, waiting: waits, reportCard: card, chapters, note };
    const report = { ...full, ...times, ...inside, toolName: "pa", status: "complete" } as unknown as Report;
    return OpenedReport.parse({ ...clientSees({ report, client }, null), recordingUrl: null });
  };
  const card = { fip: "37183", version: "2026-11-21", metrics: ["income"], compared: ["37119"], showOverall: true };
  const id = `rpt_${"0".repeat(26)}`;
  const all = ["waiting", "rentOrBuy", "appreciation", "loans"].map((kind) => ({ kind, id, hidden: false }));

  it("answers its chapters in their order, each with what it needs", () => {
    const { report, chapters = [] } = shown(all);
    expect(chapters.map(({ kind }) => kind)).toEqual(["waiting", "rentOrBuy", "appreciation", "loans"]);
    expect(chapters.map((each) => each.report.toolName)).toEqual(["cow", "bvr", "lc2", "lc2"]);
    expect(chapters[0]!.workedOut.answer).toHaveProperty("priceLater");
    expect(chapters[1]!.workedOut.answer).toHaveProperty("breakEvenRent");
    expect(chapters[2]!.report.toolMeta.highlightedTables).toEqual(["appreciation"]);
    expect(report).toMatchObject({ note, chapters: all.map((each) => ({ ...each, id: null })) });
    expect(leaves(shown(all)).filter(([, leaf]) => leaf === 8765 || leaf === 12_347 || leaf === id)).toEqual([]);
  });

  it("holds nothing of a hidden chapter", () => {
    const hidden = all.map((each) => ({ ...each, hidden: each.kind === "waiting" || each.kind === "rentOrBuy" }));
    const answer = leaves(shown(hidden));
    const secret = [rents.rent, waits.months, waits.laterRate, "waiting", "rentOrBuy"];
    expect(answer.filter(([, leaf]) => secret.includes(leaf as never))).toEqual([]);
  });

  it("tells of its report card where the home is, and in no other chapter which counties it shows", () => {
    const withCard = (hidden: boolean) => shown([...all, { kind: "reportCard", id, hidden }]);
    const { chapters = [], ...cover } = withCard(false);
    const [of, ...others] = chapters.toReversed();
    expect(of).toMatchObject({ kind: "reportCard", workedOut: { scores: {}, taxesSaved: {} } });
    expect(of!.report).toMatchObject({ toolName: "rerc", loans: [], debts: [], outside: {}, reportCard: card });
    const named = (answer: unknown) => leaves(answer).filter(([, leaf]) => leaf === card.version || leaf === "37119");
    expect(named(of)).toHaveLength(2);
    expect(named([cover, others])).toEqual([]);
    expect(named(withCard(true))).toEqual([]);
  });

  it("tells what is offered over asking in the chapter of the bid alone", () => {
    const bid = (hidden: boolean) => shown([...all.slice(2), { kind: "bidOver", id: null, hidden }]);
    const offers = (answer: unknown) => leaves(answer).filter(([path]) => path.endsWith(".bidOver"));
    const { chapters = [], ...cover } = bid(false);
    const [of, ...others] = chapters.toReversed();
    expect(offers(of).map(([, leaf]) => leaf)).toContain(5000);
    expect(offers([cover, others])).toEqual([]);
    expect(offers(bid(true))).toEqual([]);
  });
});

it("tells what is offered over asking only where the section of the bid is shown", () => {
  const offered = (sections: Report["toolMeta"]["highlightedTables"]) =>
    leaves(shared(null, sections)).filter(([path]) => path.endsWith(".bidOver")).length;
  expect(offered(["bidOver", "monthly"])).toBeGreaterThan(0);
  expect(offered([])).toBeGreaterThan(0);
  expect(offered(["monthly"])).toBe(0);
});

it("tells of a report card's home where it is, and nothing of its price, its loans and its debts", () => {
  const card = { fip: "37183", version: "2026-11-20", metrics: ["income"], compared: [], showOverall: true };
  const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
  const { properties, ...whole } = full;
  const report = { ...whole, ...times, properties, status: "complete", toolName: "rerc", reportCard: card };
  const client = { ...exampleClient, ...told, filingStatus: "single" } as const;
  const seen = OpenedReport.parse({
    ...clientSees({ report: report as unknown as Report, client }, "elena@example.com"),
    recordingUrl: null,
  });
  expect(seen.report).toMatchObject({ name: "", loans: [], debts: [], outside: {}, reportCard: card });
  expect(seen.workedOut).toEqual({ scores: {}, taxesSaved: {} });
  expect(seen.report.properties[0]).toMatchObject({ address: properties[0]!.address, fip: properties[0]!.fip });
  const figures = leaves(seen.report.properties).filter(
    ([path, leaf]) => typeof leaf === "number" && !/itude$/.test(path),
  );
  // What is left are the usual values of a home of which nothing is known.
  expect(figures.every(([, leaf]) => leaf === 0 || leaf === 6)).toBe(true);
});

it("answers a debt consolidation without the ratios and the taxes, which tell the income, and without the debts that stay", () => {
  const known = { ...exampleClient, monthlyIncome: 12_347, filingStatus: "single" as const };
  const [first] = full.loans;
  const mortgage = { ...first, id: "today", category: "existing", balance: 200_000, monthsLeft: 300, payOff: true };
  const refinance = { ...first, id: "next", category: "refinance" };
  const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
  const report = {
    ...full,
    ...times,
    toolName: "dc",
    status: "complete",
    loans: [mortgage, refinance],
    consolidation: usualConsolidation,
  } as unknown as Report;
  const { workedOut, report: seen } = OpenedReport.parse({
    ...clientSees({ report, client: known }, null),
    recordingUrl: null,
  });
  const { answer } = workedOut as { answer?: Consolidation };
  expect(answer?.paidOff).toBeGreaterThan(0);
  const none = { front: null, back: null };
  expect(answer).toMatchObject({ ratios: { before: none, after: none }, maxima: none, taxes: null });
  expect(workedOut.taxesSaved).toEqual({});
  expect(report.debts.map(({ payOff }) => payOff)).toEqual([true, false]);
  expect(seen.debts.map(({ id }) => id)).toEqual(["car"]);
});

describe("what no page of a client tells of stays with the officer", () => {
  const [arm, buydown, refinance, existing] = full.loans;
  const [bought, owned] = full.properties;
  const seenOf = (loans: readonly unknown[], more: object = {}) => {
    const times = { createdAt: exampleClient.createdAt, lastUpdated: exampleClient.lastUpdated };
    const report = { ...full, ...times, status: "complete", loans, ...more } as unknown as Report;
    return clientSees({ report, client: exampleClient }, null).report;
  };
  const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

  it("the mortgage, the home and the debts of a purchase that neither pays off", () => {
    const seen = seenOf([arm, buydown, { ...existing, payOff: false }]);
    expect([ids(seen.loans), ids(seen.properties), seen.debts]).toEqual([[arm!.id, buydown!.id], [bought!.id], []]);
    expect([seen.outside.series, seen.outside.limits].flatMap((by) => Object.keys(by ?? {}))).not.toContain(owned!.id);
  });
  it("but not where a refinance pays them off, or the home is sold for another", () => {
    for (const loans of [full.loans, [arm, existing]]) {
      const seen = seenOf(loans);
      expect(ids(seen.loans)).toContain(existing!.id);
      expect(ids(seen.properties)).toEqual([bought!.id, owned!.id]);
      expect(seen.debts.length).toBeGreaterThan(0);
    }
    // What the interest on a debt comes to is of a refinance's savings alone.
    const { debts } = seenOf([arm, existing], { toolMeta: { ...full.toolMeta, highlightedTables: ["moveUp"] } });
    expect(debts.every(({ rate, monthsLeft, payOff }) => rate === null && monthsLeft === null && payOff)).toBe(true);
    expect(ids(seenOf([refinance, existing]).properties)).toEqual([owned!.id]);
  });
  it("a price that no loan pays, unless an appraisal is above the others", () => {
    const prices = (userAppraisedValue: number | null) => {
      const { properties } = seenOf([arm], { properties: [{ ...bought, userAppraisedValue }, owned] });
      return ids(properties[0]!.purchaseDetails);
    };
    const [paid] = bought!.purchaseDetails.filter(({ id }) => id === arm!.purchaseDetailsID);
    expect(bought!.purchaseDetails.length).toBeGreaterThan(1);
    expect(prices(null)).toEqual([paid!.id]);
    expect(prices(paid!.price! + 1)).toEqual(ids(bought!.purchaseDetails));
  });
});

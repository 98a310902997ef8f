import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateLoan } from "../../scenario/calculate";
import type { Scenario, Step } from "../../scenario/schema/types";
import { exampleLoan, exampleProperty } from "../../scenario/testing/example";
import type { BidOver, MadeGood } from "./answer";
import { bidOver } from "./bid-over";
import { explainBidOver } from "./explain";
import { bidFigures } from "./figures";

const first = { propertyID: "", purchaseDetailsID: "", loanID: "" };
type Bid = { price: number; bidOver: number; growth: number; costToSell: number; appraised: number | null };

function scenarioOf({ price, bidOver: over, growth, costToSell, appraised }: Bid): Scenario {
  const [asking] = exampleProperty.purchaseDetails;
  return {
    asOf: "2026-11-22",
    properties: [
      {
        ...exampleProperty,
        purchaseDetails: [{ ...asking!, price, bidOver: over }],
        userAppraisedValue: appraised,
        costToSell,
        appreciationTypes: ["custom"],
        customAppreciation: growth,
      },
    ],
    loans: [exampleLoan],
  };
}

const answerTo = (bid: Bid): BidOver => bidOver(scenarioOf(bid), first).answer!;
const monthsOf = (found: MadeGood) =>
  found.kind === "always" ? 0 : found.kind === "never" ? Number.POSITIVE_INFINITY : found.months;

const asking = fc.integer({ min: 1, max: 2_000_000 });
const bids: fc.Arbitrary<Bid> = fc
  .record({
    price: asking,
    over: fc.integer({ min: -500, max: 999 }),
    growth: fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
    costToSell: fc.integer({ min: 0, max: 100 }),
    appraised: fc.option(fc.integer({ min: 1, max: 1000 })),
  })
  .map(({ price, over, appraised, ...rest }) => ({
    ...rest,
    price,
    bidOver: Math.min(price - 1, Math.round((price * over) / 1000)),
    appraised: appraised === null ? null : Math.max(1, Math.round((price * appraised) / 1000)),
  }));

describe("a bid", () => {
  it("takes no less time where it is higher, and no more where prices grow faster", () =>
    fc.assert(
      fc.property(
        bids,
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (bid, more, faster) => {
          // The appraised value, or else the asking price, stays.
          const higher = { ...bid, price: bid.price + more, bidOver: bid.bidOver + more };
          expect(monthsOf(answerTo(higher).monthsUntilBid)).toBeGreaterThanOrEqual(
            monthsOf(answerTo(bid).monthsUntilBid),
          );
          const growing = { ...bid, growth: Math.min(100, bid.growth + faster / 1000) };
          expect(monthsOf(answerTo(growing).monthsUntilBid)).toBeLessThanOrEqual(
            monthsOf(answerTo(bid).monthsUntilBid),
          );
        },
      ),
      { numRuns: 200 },
    ));

  it("is never made good sooner after selling", () =>
    fc.assert(
      fc.property(bids, (bid) => {
        const { monthsUntilBid, monthsUntilBidAfterSelling } = answerTo(bid);
        expect(monthsOf(monthsUntilBidAfterSelling)).toBeGreaterThanOrEqual(monthsOf(monthsUntilBid));
      }),
      { numRuns: 200 },
    ));

  it("is made good by the growth that is needed, and not by a thousandth less", () =>
    fc.assert(
      fc.property(bids, (bid) => {
        for (const { years, growth } of answerTo(bid).breakEvenGrowth) {
          const at = (pct: number) => answerTo({ ...bid, growth: pct });
          const gainIn = (pct: number) => at(pct).byYear.find((each) => each.years === years)!.gain;
          if (growth.kind === "growth") {
            expect(gainIn(growth.pct)).toBeGreaterThanOrEqual(0);
            expect(gainIn(growth.pct - 0.001)).toBeLessThan(0);
          } else if (growth.kind === "always") expect(gainIn(-20)).toBeGreaterThanOrEqual(0);
          else expect(gainIn(100)).toBeLessThan(0);
        }
      }),
      { numRuns: 50 },
    ));

  it("has finite figures and workings, and a working leads to its figure", () =>
    fc.assert(
      fc.property(bids, (bid) => {
        const answer = answerTo(bid);
        const explained = explainBidOver(scenarioOf(bid), first, bidFigures);
        const told = JSON.stringify([answer, explained], (_, value) =>
          typeof value === "number" && !Number.isFinite(value) ? "not finite" : value,
        );
        expect(told).not.toContain("not finite");
        const months = (found: MadeGood) => (found.kind === "never" ? null : monthsOf(found));
        const last = answer.breakEvenGrowth.at(-1)!.growth;
        expect(Object.fromEntries(bidFigures.map((name) => [name, explained[name]!.value]))).toEqual({
          premium: answer.premium,
          premiumPct: answer.premiumPct,
          startValue: answer.startValue,
          appraisalGap: answer.appraisalGap,
          monthsUntilBid: months(answer.monthsUntilBid),
          monthsUntilBidAfterSelling: months(answer.monthsUntilBidAfterSelling),
          gainByYear: answer.byYear.at(-1)!.gain,
          gainPctByYear: answer.byYear.at(-1)!.gainPct,
          breakEvenGrowth: last.kind === "growth" ? last.pct : null,
          ifPricesStay: answer.ifPricesStay.gainAfter5,
          ifPricesFall: answer.ifPricesFall.gainAfter5,
          cashAtBid: answer.loan!.cashAtBid,
          monthAtBid: answer.loan!.monthAtBid,
          extraCash: answer.loan!.extraCash,
          extraMonth: answer.loan!.extraMonth,
        });
        for (const name of bidFigures) for (const step of explained[name]!.steps) expect(partsAdd(step)).toBe(true);
      }),
      { numRuns: 100 },
    ));
});

const cents = (dollars: number) => Math.round(dollars * 100);
const partsAdd = ({ value, unit, parts = [] }: Step): boolean =>
  unit !== "dollars" ||
  parts.length === 0 ||
  parts.reduce((sum, part) => sum + cents(Number(part.value)), 0) === cents(Number(value));

describe("a bid is asked for", () => {
  const bid = { price: 500_000, bidOver: 20_000, growth: 3.6, costToSell: 6, appraised: null };
  const scenario = scenarioOf(bid);
  const problems = (input: Partial<typeof first>, of: Scenario = scenario) =>
    bidOver(of, { ...first, ...input }).problems;

  it("where nobody has said what is over asking, at the price", () => {
    const [home] = scenario.properties;
    const { bidOver: _, ...price } = home!.purchaseDetails[0]!;
    const bare = { ...scenario, properties: [{ ...home!, purchaseDetails: [price] }] };
    expect(problems({}, bare)).toEqual({ "properties.0.purchaseDetails.0.bidOver": "Asking price is required" });
  });

  it("by its own home, price and loan, and told where there is none", () => {
    expect(problems({})).toBeNull();
    expect(problems({ propertyID: "brookhaven", purchaseDetailsID: "asking", loanID: "loan" })).toBeNull();
    expect(problems({ propertyID: "nowhere" })).toEqual({ "bid.propertyID": "Location is required" });
    expect(problems({ loanID: "nothing" })).toEqual({ "bid.loanID": "Choose a loan for the purchase" });
  });

  it("without a loan too, which leaves what it asks for open", () => {
    const { answer } = bidOver({ ...scenario, loans: [] }, first);
    expect(answer).toMatchObject({ loanID: null, loan: null, premium: 20_000 });
    expect(explainBidOver({ ...scenario, loans: [] }, first, ["extraCash"]).extraCash).toMatchObject({ value: null });
  });

  it("with a second loan, of which the working of the month says that it counts", () => {
    const rules = (of: Scenario) => {
      const { extraMonth, monthAtBid } = explainBidOver(of, first, ["extraMonth", "monthAtBid"]);
      return [extraMonth!.rule, monthAtBid!.rule];
    };
    const secondLoan = { type: "fixed" as const, ltv: 90, term: 30, amount: null, rate: 9 };
    const both = { ...scenario, loans: scenario.loans.map((loan) => ({ ...loan, secondLoan })) };
    for (const rule of rules(scenario)) expect(rule).not.toContain("both loans");
    for (const rule of rules(both)) expect(rule).toContain("principal and interest of both loans");
  });

  it("at the estimated value where one is typed, as the loan's own figures do", () => {
    const [home] = scenario.properties;
    const typed = { ...home!, userEstimatedValue: 491_000, userAppraisedValue: 485_000 };
    const estimated = { ...scenario, properties: [typed] };
    const { answer } = bidOver(estimated, first);
    expect(answer).toMatchObject({ startValue: 491_000, appraisalGap: 15_000 });
    expect(answer!.values.grown[0]).toBe(calculateLoan(estimated, scenario.loans[0]!).appreciation[0]!.values[0]);
    expect(explainBidOver(estimated, first, ["startValue"]).startValue!.steps.at(-1)).toMatchObject({
      detail: "The estimated value, as typed",
    });
  });

  it("with nine bids around it, by about one percent of the asking price", () => {
    const { answer } = bidOver(scenario, first);
    expect(answer!.otherBids.map((each) => each.bid)).toEqual(
      [480, 485, 490, 495, 500, 505, 510, 515, 520].map((thousands) => thousands * 1000),
    );
    expect(answer!.otherBids[0]).toMatchObject({ monthsUntilBid: { kind: "always" } });
    expect(answer!.otherBids[8]).toMatchObject({ monthsUntilBid: { kind: "after", months: 28 } });
    expect(answerTo({ ...bid, price: 3, bidOver: 1 }).otherBids.map((each) => each.bid)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

it("is not found on a home that is owned, whatever was once bid for it", () => {
  const bid = scenarioOf({ price: 500_000, bidOver: 20_000, growth: 3, costToSell: 6, appraised: null });
  const owned = { ...bid, loans: [{ ...exampleLoan, category: "refinance" as const, targetLTV: 80 }] };
  expect(bidOver(owned, first)).toMatchObject({ answer: null, problems: { "bid.propertyID": expect.any(String) } });
  expect(bidOver({ ...bid, loans: [] }, first).answer).not.toBeNull();
});

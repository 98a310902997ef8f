import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dti } from "../../scenario/outcomes/dti";
import type { Scenario, Step } from "../../scenario/schema/types";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../../scenario/testing/owned-home.fixture";
import { workedOnce } from "../../scenario/testing/worked-once.arbitrary";
import { workOut } from "../../scenario/working";
import type { Consolidation } from "./answer";
import { consolidation } from "./consolidation";
import { consolidationScenario } from "./consolidation.arbitrary";
import { explainConsolidation } from "./explain";
import { type ConsolidationFigure, consolidationFigures } from "./figures";

const nothingTyped = { loanID: "", maxFront: null, maxBack: null, applied: null };
const answerTo = (scenario: Scenario) => consolidation(scenario, nothingTyped).answer!;
const cents = (dollars: number) => Math.round(dollars * 100);
const always: (law: (answer: Consolidation, scenario: Scenario) => void) => void = workedOnce(
  consolidationScenario,
  200,
  answerTo,
);

describe("a consolidation", () => {
  it("saves before less after, by the month and by the end", () =>
    always((answer) => {
      const less = (one: number | null, other: number | null) =>
        one === null || other === null ? null : (cents(one) - cents(other)) / 100 + 0;
      expect(answer.monthlySavings).toBe(less(answer.monthlyBefore, answer.monthlyAfter));
      expect(answer.lifetimeSaved).toBe(less(answer.lifetimeBefore, answer.lifetimeAfter));
      const { samePayment: same } = answer;
      if (same) expect(same.saved).toBe(less(answer.lifetimeBefore, same.lifetime));
    }));

  it("never takes longer or costs more where the payment stays the same", () =>
    always(({ samePayment: same, monthsAfter, lifetimeAfter, interestAfter }, { loans }) => {
      // A loan that is repaid within the years of its buydown loses what the subsidy would still have paid.
      if (!same || lifetimeAfter === null || loans.at(-1)!.type === "bd21") return;
      expect(same.months).toBeLessThanOrEqual(monthsAfter);
      expect(same.interest).toBeLessThanOrEqual(interestAfter);
      expect(same.lifetime).toBeLessThanOrEqual(lifetimeAfter);
    }));

  it("shares all of the new interest, and nothing else, among what is paid off", () =>
    always(({ items, interestAfter, paidOff }) => {
      if (paidOff > 0)
        expect(items.reduce((sum, { shareAfter }) => sum + cents(shareAfter), 0)).toBe(cents(interestAfter));
    }));

  it("names what is not known, and then has no cost of today", () =>
    always((answer) => {
      const isKnown = answer.missing.length === 0;
      expect(answer.lifetimeBefore !== null).toBe(isKnown);
      expect(answer.monthsBefore !== null).toBe(isKnown);
      expect(answer.costSoFar.before !== null).toBe(isKnown);
      if (!isKnown) expect(answer.cheaperMonths).toBeNull();
    }));

  it("is cheaper in spans of months that lie in order and never touch", () =>
    always(({ cheaperMonths, costSoFar: { before, after } }) => {
      let last = -1;
      for (const { from, to } of cheaperMonths ?? []) {
        expect(from).toBeGreaterThan(last);
        if (to !== null) expect(to).toBeGreaterThanOrEqual(from);
        last = (to ?? Number.POSITIVE_INFINITY) + 1;
      }
      const within = (month: number) => cheaperMonths!.some(({ from, to }) => from <= month && month <= (to ?? month));
      if (cheaperMonths)
        for (const [year, cost] of after!.entries())
          if (year < after!.length - 1) expect(within(year * 12)).toBe(cents(cost) <= cents(before![year]!) + 100);
    }));

  it("has the loan's own debt to income as the ratio of everything after", () =>
    always(({ ratios }, scenario) => {
      const all = dti(workOut(scenario, scenario.loans.at(-1)!));
      if (all === null) expect(ratios.after.back).toBeNull();
      else expect(Math.abs(ratios.after.back! - all)).toBeLessThanOrEqual(0.000501);
    }));

  it("is finite in every figure and working, and a working leads to its figure", () =>
    always((answer, scenario) => {
      const explained = explainConsolidation(scenario, nothingTyped, consolidationFigures);
      const told = JSON.stringify([answer, explained], (_, value) =>
        typeof value === "number" && !Number.isFinite(value) ? "not finite" : value,
      );
      expect(told).not.toContain("not finite");
      for (const name of consolidationFigures) {
        expect([name, explained[name]!.value]).toEqual([name, figureIn(answer, scenario, name)]);
        const last = explained[name]!.steps.at(-1)!;
        if (explained[name]!.value !== null) expect([name, last.value]).toEqual([name, explained[name]!.value]);
        for (const step of explained[name]!.steps) expect(partsAdd(step)).toBe(true);
      }
    }));
});

const partsAdd = ({ value, unit, parts = [] }: Step): boolean =>
  unit !== "dollars" ||
  parts.length === 0 ||
  parts.reduce((sum, part) => sum + cents(Number(part.value)), 0) === cents(Number(value));

/** What is paid in all: what was owed, and what it cost without the cost at closing. */
const paid = (owed: number, lifetime: number | null, cost: number) =>
  lifetime === null ? null : (cents(owed) + cents(lifetime) - cents(cost)) / 100;

const borrowed = (scenario: Scenario) => {
  const { financing, repayment } = workOut(scenario, scenario.loans.at(-1)!);
  return (financing.amount + (repayment.second?.amount ?? 0)) / 100;
};

/** Where the answer holds a figure that has a working. */
function figureIn(answer: Consolidation, scenario: Scenario, name: ConsolidationFigure): number | null {
  const { samePayment: same, paymentBreakEven: even, ratios, taxes } = answer;
  const others: Partial<Record<ConsolidationFigure, number | null>> = {
    paymentBreakEven: even?.kind === "always" ? 0 : even && "months" in even ? even.months : null,
    samePaymentExtra: same?.extra ?? null,
    samePaymentMonths: same?.months ?? null,
    samePaymentInterest: same?.interest ?? null,
    samePaymentLifetime: same?.lifetime ?? null,
    samePaymentSaved: same?.saved ?? null,
    yearlyBefore: answer.lifetimeBefore,
    yearlyAfter: answer.lifetimeAfter,
    samePaymentYearly: same?.lifetime ?? null,
    paidBefore: paid(answer.paidOff, answer.lifetimeBefore, 0),
    paidAfter: paid(borrowed(scenario), answer.lifetimeAfter, answer.cost),
    samePaymentPaid: paid(borrowed(scenario), same?.lifetime ?? null, answer.cost),
    cheaperMonths: answer.cheaperMonths?.[0]?.from ?? null,
    frontBefore: ratios.before.front,
    backBefore: ratios.before.back,
    frontAfter: ratios.after.front,
    backAfter: ratios.after.back,
    shareAfter: answer.items.reduce((sum, { shareAfter }) => sum + cents(shareAfter), 0) / 100,
    taxesBefore: taxes?.lifetime.before ?? null,
    taxesAfter: taxes?.lifetime.after ?? null,
  };
  return name in others ? others[name]! : (answer[name as keyof Consolidation] as number | null);
}

describe("a consolidation that changes nothing", () => {
  it("saves nothing at the same rate and term without cost", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 900_000_00 }),
        fc.integer({ min: 0, max: 12_000 }),
        (balance, thousandths) => {
          const rate = thousandths / 1000;
          const old = existingMortgage({ balance: balance / 100, rate, monthsLeft: 360, payment: null });
          const answer = answerTo(ownedHomeScenario([old, homeRefinance({ rate, term: 30 })]));
          expect(answer).toMatchObject({ monthlySavings: 0, cost: 0, lifetimeSaved: 0, cashToClose: 0 });
          expect(answer.paymentBreakEven).toEqual({ kind: "always" });
          expect(answer.cheaperMonths).toEqual([{ from: 0, to: null }]);
          expect(answer.samePayment).toMatchObject({ extra: 0, months: answer.monthsAfter, saved: 0 });
        },
      ),
      { numRuns: 100 },
    );
  });

  it("keeps merged loans of one rate and term within two cents a month, compounded", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10_000_00, max: 200_000_00 }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1000, max: 12_000 }),
        (balances, thousandths) => {
          const rate = thousandths / 1000;
          const old = balances.map((balance, at) =>
            existingMortgage({ id: `old${at}`, balance: balance / 100, rate, monthsLeft: 180, payment: null }),
          );
          const { lifetimeSaved } = answerTo(ownedHomeScenario([...old, homeRefinance({ rate, term: 15 })]));
          const i = rate / 1200;
          const allowed = 0.02 * balances.length * (((1 + i) ** 180 - 1) / i);
          expect(Math.abs(lifetimeSaved!)).toBeLessThanOrEqual(allowed);
        },
      ),
      { numRuns: 60 },
    );
  });
});

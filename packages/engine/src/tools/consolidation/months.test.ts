import fc from "fast-check";
import { expect, it } from "vitest";
import type { Scenario } from "../../scenario/schema/types";
import {
  cardDebt,
  existingMortgage,
  homeRefinance,
  ownedHomeScenario,
} from "../../scenario/testing/owned-home.fixture";
import { consolidation } from "./consolidation";
import { consolidationScenario } from "./consolidation.arbitrary";
import { explainConsolidation } from "./explain";
import { type CourseByMonth, consolidationMonths } from "./months";

const nothingTyped = { loanID: "", maxFront: null, maxBack: null, applied: null };
const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + cents(each), 0);

const holds = (course: CourseByMonth, owed: number, lifetime: number, months: number, cost: number) => {
  expect(course.payment).toHaveLength(months + 1);
  expect(cents(course.owed[0]!)).toBe(cents(owed));
  expect(course.owed[months]).toBe(0);
  expect(cents(course.cost[months]!)).toBe(cents(lifetime));
  // All that is paid is what was owed, and what it has cost beside the cost at closing.
  expect(sum(course.payment)).toBe(cents(owed) + cents(lifetime) - cents(cost));
};

it("adds up, month by month, to what the answer says of each way", () =>
  fc.assert(
    fc.property(consolidationScenario, (scenario) => {
      const answer = consolidation(scenario, nothingTyped).answer!;
      const months = consolidationMonths(scenario, nothingTyped)!;
      expect(months.before === null).toBe(answer.lifetimeBefore === null);
      expect(months.after === null).toBe(answer.lifetimeAfter === null);
      if (months.before) holds(months.before, answer.paidOff, answer.lifetimeBefore!, answer.monthsBefore!, 0);
      const { after, same } = months;
      if (after) holds(after, after.owed[0]!, answer.lifetimeAfter!, answer.monthsAfter, answer.cost);
      const plan = answer.samePayment;
      if (same && plan) holds(same, after!.owed[0]!, plan.lifetime, plan.months, answer.cost);
    }),
    { numRuns: 200 },
  ));

const card: Scenario = ownedHomeScenario([existingMortgage({ payOff: false }), homeRefinance()], {
  debts: [cardDebt({ balance: 1000, rate: 12, payment: 400 })],
});

it("pays a debt by its own payment until the last, which clears the rest", () => {
  expect(consolidationMonths(card, nothingTyped)!.before).toEqual({
    payment: [0, 400, 400, 218.26],
    cost: [0, 10, 16.1, 18.26],
    owed: [1000, 610, 216.1, 0],
  });
});

it("shows each year and all that is paid", () => {
  const told = explainConsolidation(card, nothingTyped, ["yearlyBefore", "paidBefore", "yearlyAfter", "paidAfter"]);
  const answer = consolidation(card, nothingTyped).answer!;
  expect(told.yearlyBefore!.value).toBe(answer.lifetimeBefore);
  expect(told.yearlyAfter!.value).toBe(answer.lifetimeAfter);
  expect(told.paidBefore!.value).toBe(1018.26);
  expect(told.yearlyAfter!.steps.at(-1)!.parts).toHaveLength(Math.ceil(answer.monthsAfter / 12));
});

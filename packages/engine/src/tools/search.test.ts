import fc from "fast-check";
import { expect, it } from "vitest";
import type { Cents } from "../money/cents";
import { chosenGrowth } from "../scenario/outcomes/appreciation";
import { costAt } from "./cost-of-waiting/break-evens";
import { waitedOf } from "./cost-of-waiting/cost-of-waiting";
import { differenceAfter, grownBy, rentingOf } from "./rent-or-buy/comparison";
import { comparisonOf } from "./rent-or-buy/rent-or-buy";
import { leastAtZero, leastWhere } from "./search";
import { anyAssumptions, anyPurchaseScenario, anyWaiting } from "./testing/buying.arbitrary";

type AmountAt = (value: number) => number;

it("finds where an amount that rises is nothing or more, wherever it lies and however it bends", () => {
  const bends: fc.Arbitrary<AmountAt> = fc.constantFrom(
    (by) => by,
    (by) => Math.round(by ** 3 / 1e6),
    (by) => Math.sign(by) * Math.round(Math.sqrt(Math.abs(by))),
    (by) => (by < 0 ? -1e12 : by),
    (by) => (by < 0 ? by : 1e12),
    (by) => Math.floor(by / 1000),
  );
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), bends, (zero, bent) => {
      const amountAt = (value: number) => bent(value - zero);
      const halved = leastWhere(-20_000, 20_000, (value) => amountAt(value) >= 0);
      expect(leastAtZero(-20_000, 20_000, amountAt)).toBe(halved);
    }),
  );
});

/** Holds that buying gets ahead where the search says; of a home of a few dollars, a cent of rounding may turn it more than once. @returns how many amounts were asked for */
function turns(low: number, high: number, amountAt: AmountAt): number {
  let asked = 0;
  const least = leastAtZero(low, high, (value) => {
    asked++;
    return amountAt(value);
  });
  if (least === null) expect(amountAt(high)).toBeLessThan(0);
  else expect(amountAt(least)).toBeGreaterThanOrEqual(0);
  if (least !== null && least > low) expect(amountAt(least - 1)).toBeLessThan(0);
  return asked;
}

it("finds where buying, renting and waiting turn by a third of the amounts that halving asks for", () => {
  const asked: number[] = [];
  fc.assert(
    fc.property(anyPurchaseScenario, anyAssumptions, anyWaiting, (scenario, assumptions, waiting) => {
      const { answer: compared } = comparisonOf(scenario, assumptions);
      const { horizon } = assumptions;
      if (compared) {
        const atRent = (rent: number) => rentingOf(compared.owner, assumptions, rent as Cents, horizon);
        asked.push(turns(1, 9_999_999, (rent) => differenceAfter({ ...compared, ...atRent(rent) }, horizon)));
        turns(-20_000, 20_000, (growth) => differenceAfter(grownBy(compared, [growth / 1000], horizon), horizon));
      }
      const { answer: waited } = waitedOf(scenario, assumptions, { ...waiting, refinance: null });
      if (!waited) return;
      const cost = costAt(waited);
      const known = (growth: readonly number[], rate?: number) => cost(growth, rate) ?? 0;
      asked.push(turns(-20_000, 20_000, (growth) => known([growth / 1000])));
      const { yearly } = chosenGrowth(waited.working);
      if (scenario.loans[0]!.program !== "allCash")
        asked.push(turns(0, 25_000, (rate) => known(yearly, rate / 1000) - 1));
    }),
    { numRuns: 60 },
  );
  const mean = asked.reduce((total, each) => total + each, 0) / asked.length;
  expect(mean).toBeLessThan(10);
});

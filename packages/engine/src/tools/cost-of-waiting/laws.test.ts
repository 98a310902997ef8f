import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import type { Scenario } from "../../scenario/schema/types";
import { faultsOf } from "../../scenario/testing/explain.fixture";
import { workedOnce } from "../../scenario/testing/worked-once.arbitrary";
import type { Assumptions, Waiting } from "../assumptions";
import { anyAssumptions, anyPurchaseScenario, anyWaiting } from "../testing/buying.arbitrary";
import { assumptionsOf, scenarioOf } from "../testing/cases.fixture";
import type { CostOfWaiting } from "./answer";
import { costAt } from "./break-evens";
import { costOfWaiting, waitedOf } from "./cost-of-waiting";
import { explainCostOfWaiting } from "./explain";
import { type CostOfWaitingFigure, costOfWaitingFigures } from "./figures";
import { waitedEnd } from "./waited";
import worked from "./worked-cases.json" with { type: "json" };

type Typed = [Scenario, Assumptions, Waiting];
const any: fc.Arbitrary<Typed> = fc.tuple(
  anyPurchaseScenario,
  fc.tuple(anyAssumptions, fc.integer({ min: 6, max: 30 })).map(([each, horizon]) => ({ ...each, horizon })),
  anyWaiting,
);
const usual = worked.cases[1]!.inputs as never;

const holds = (law: (...typed: Typed) => void) =>
  fc.assert(
    fc.property(any, (typed) => law(...typed)),
    { numRuns: 40 },
  );
const everyAnswer = workedOnce(any, 40, (typed) => costOfWaiting(...typed));
const cost = (...[scenario, assumptions, waiting]: Typed): number | null => {
  const { answer } = waitedOf(scenario, assumptions, waiting);
  return answer && waitedEnd(answer, assumptions.horizon).costOfWaiting;
};

describe("the cost of waiting", () => {
  it("is nothing where nobody waits", () =>
    holds((scenario, assumptions, waiting) => {
      const { answer } = costOfWaiting(scenario, assumptions, { ...waiting, months: 0 });
      if (!answer) return;
      expect(answer.years.every((year) => year.costOfWaiting === 0)).toBe(true);
      expect(answer.atHorizon.wealthNow).toBe(answer.atHorizon.wealthLater);
      expect(answer).toMatchObject({ priceChange: 0, refinanced: false, breakEvenLaterRate: null });
      expect(answer.whileWaiting).toEqual({ rentPaid: 0, principalRepaid: 0, interestPaid: 0 });
    }));

  it("lends later on an appraisal that has changed as prices have", () => {
    const [scenario, assumptions] = [scenarioOf(usual), assumptionsOf(usual)];
    const waiting = { months: 12, laterRate: 6, refinance: null };
    const [home] = scenario.properties;
    const of = (userAppraisedValue: number | null) =>
      costOfWaiting({ ...scenario, properties: [{ ...home!, userAppraisedValue }] }, assumptions, waiting).answer!;
    const { price } = home!.purchaseDetails[0]!;
    // An appraisal at the price changes nothing, now or later; what one below it leaves to be paid in cash grows as prices do, by 4 %.
    expect(of(price)).toEqual(of(null));
    const down = 1 - scenario.loans[0]!.downPaymentPercentage! / 100;
    const more = (key: "cashNow" | "cashLater") => of(price - 10_000)[key] - of(null)[key];
    expect(more("cashNow")).toBeCloseTo(10_000 * down, 0);
    expect(more("cashLater")).toBeCloseTo(10_400 * down, 0);
  });

  it("has parts that add up to it, and is what both own less one another", () =>
    everyAnswer(({ answer }, [, assumptions, waiting]) => {
      if (!answer) return;
      const { costOfWaiting: whole, wealthNow, wealthLater } = answer.atHorizon;
      expect(answer.parts.reduce((total, { amount }) => total + dollars(amount), 0)).toBe(dollars(whole));
      expect(dollars(wealthNow) - dollars(wealthLater)).toBe(dollars(whole));
      const same = answer.years.find(({ year }) => year === assumptions.horizon);
      expect(same!.costOfWaiting).toBe(whole);
      expect(answer.years).toHaveLength(30 - Math.floor(waiting.months / 12));
    }));

  it("never falls with the rent, nor with the growth where the down payment is in percent", () =>
    holds((scenario, assumptions, waiting) => {
      const now = cost(scenario, assumptions, waiting);
      if (now === null) return;
      expect(cost(scenario, { ...assumptions, rent: assumptions.rent + 20 }, waiting)).toBeGreaterThanOrEqual(now);
      const [home] = scenario.properties;
      const grown = [{ ...home!, customAppreciation: home!.customAppreciation! + 0.5 }];
      const dearer = cost({ ...scenario, properties: grown }, assumptions, waiting);
      const isFixed = scenario.loans[0]!.program !== "interest10";
      if (dearer !== null && isFixed) expect(dearer).toBeGreaterThanOrEqual(now);
    }));

  it("never falls with the later rate of a fixed loan, without a refinance", () =>
    holds((scenario, assumptions, waiting) => {
      if (scenario.loans[0]!.type !== "fixed") return;
      const alone = { ...waiting, refinance: null };
      const now = cost(scenario, assumptions, alone);
      const dearer = cost(scenario, assumptions, { ...alone, laterRate: alone.laterRate! + 0.5 });
      if (now !== null && dearer !== null) expect(dearer).toBeGreaterThanOrEqual(now);
    }));

  it("changes sides within a thousandth of both break-evens", () =>
    everyAnswer(({ answer }, [scenario, assumptions, waiting]) => {
      if (!answer) return;
      const at = costAt(waitedOf(scenario, assumptions, waiting).answer!);
      const near = (value: number, by: number) => (Math.round(value * 1000) + by) / 1000;
      const { breakEvenGrowth: growth, breakEvenLaterRate: rate } = answer;
      if (growth?.kind === "growth") {
        expect(at([growth.pct])).toBeGreaterThanOrEqual(0);
        expect(at([near(growth.pct, -1)])).toBeLessThan(0);
      }
      if (rate?.kind === "rate") {
        const alone = costAt(waitedOf(scenario, assumptions, { ...waiting, refinance: null }).answer!);
        expect(alone(answer.growth.yearly, rate.pct)).toBeLessThanOrEqual(0);
        expect(alone(answer.growth.yearly, near(rate.pct, 1))).toBeGreaterThan(0);
      }
    }));

  it("refinances only where the later rate is lower, and the table holds what is assumed", () => {
    const scenario = scenarioOf(usual);
    const assumptions = assumptionsOf(usual);
    const waiting = { months: 12, laterRate: 6.5, refinance: { cost: 3000 } };
    const same = costOfWaiting(scenario, assumptions, waiting).answer!;
    expect(same).toMatchObject({ refinanced: false, canRefinance: false });
    const assumed = same.table.rows.find(({ growth }) => growth === 4)!.costs[same.table.laterRates.indexOf(6.5)];
    expect(assumed).toBe(same.atHorizon.costOfWaiting);
    const lower = costOfWaiting(scenario, assumptions, { ...waiting, laterRate: 5.5 }).answer!;
    expect(lower).toMatchObject({ refinanced: true, canRefinance: true, breakEvenLaterRate: null });
  });

  it("lets somebody live without a rent, and closes a typed day later by the wait", () => {
    const scenario = { ...scenarioOf(usual), closingDate: "2026-12-31" };
    const { answer } = costOfWaiting(
      scenario,
      { ...assumptionsOf(usual), rent: 0, rentersInsurance: 0 },
      waitingOfAYear,
    );
    expect(answer!.whileWaiting.rentPaid).toBe(0);
    const { later } = waitedOf(scenario, assumptionsOf(usual), waitingOfAYear).answer!;
    expect(later.working.scenario.closingDate).toBe("2027-12-31");
    expect(later.taxYears![0]!.calendarYear).toBe(2028);
  });
  const waitingOfAYear: Waiting = { months: 12, laterRate: 6, refinance: null };
});

/** The figure of the answer that a working explains. */
function shown(answer: CostOfWaiting, figure: CostOfWaitingFigure): number | null {
  const { breakEvenGrowth: growth, breakEvenLaterRate: rate } = answer;
  const others: Partial<Record<CostOfWaitingFigure, number | null>> = {
    costByHorizon: answer.costByHorizon.at(-1)!.costOfWaiting,
    flat: answer.downside.flat,
    fall: answer.downside.fall,
    breakEvenGrowth: growth?.kind === "growth" ? growth.pct : null,
    breakEvenLaterRate: rate?.kind === "rate" ? rate.pct : null,
    table: null,
  };
  if (figure in others) return others[figure]!;
  const flat = { ...answer, ...answer.atHorizon, ...answer.whileWaiting } as unknown as Record<string, number>;
  return flat[figure]!;
}

it("explains each figure by a formula in words that leads to it and adds up", () =>
  everyAnswer(({ answer }, [scenario, assumptions, waiting]) => {
    // The working of a payment tells the first loan's; the figure holds the second loan's too, of which there is none here.
    if (!answer) return;
    const workings = explainCostOfWaiting(scenario, assumptions, waiting, costOfWaitingFigures);
    const faults = costOfWaitingFigures.flatMap((figure) => faultsOf(workings[figure]!, shown(answer, figure)));
    expect(faults).toEqual([]);
  }));

it("is made of numbers, whatever is typed within the limits", () =>
  everyAnswer(({ answer, problems }) => {
    if (!answer) return expect(Object.keys(problems!)).not.toEqual([]);
    JSON.stringify(answer, (key, value) => {
      if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)))
        throw new Error(`${key} is ${value}`);
      return value;
    });
  }));

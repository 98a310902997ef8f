import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars } from "../../money/cents";
import { grownBy as grown } from "../../money/compound";
import { exampleLoan } from "../../scenario/testing/example";
import { faultsOf } from "../../scenario/testing/explain.fixture";
import { runAccounts } from "../accounts";
import type { Assumptions } from "../assumptions";
import { anyAssumptions, anyPurchaseScenario } from "../testing/buying.arbitrary";
import { assumptionsOf, scenarioOf } from "../testing/cases.fixture";
import type { RentOrBuy } from "./answer";
import { breakEvenYears } from "./break-evens";
import { comparison, differenceAfter, endAfter, grownBy } from "./comparison";
import { explainRentOrBuy } from "./explain";
import { type RentOrBuyFigure, rentOrBuyFigures } from "./figures";
import { comparisonOf, rentOrBuy } from "./rent-or-buy";
import worked from "./worked-cases.json" with { type: "json" };

const any = fc.tuple(anyPurchaseScenario, anyAssumptions);
const usual = worked.cases[0]!.inputs as never;
const difference = (scenario: Parameters<typeof rentOrBuy>[0], assumptions: Assumptions): number | null => {
  const { answer } = comparisonOf(scenario, assumptions);
  return answer && differenceAfter(answer, assumptions.horizon);
};

/** Holds a law over what anybody may type, where nothing is missing. */
const holds = (law: (...typed: [Parameters<typeof rentOrBuy>[0], Assumptions]) => void, numRuns = 60) =>
  fc.assert(
    fc.property(any, ([scenario, assumptions]) => law(scenario, assumptions)),
    { numRuns },
  );

it("asks about a home to live in, whatever the loan is marked as", () => {
  const scenario = { ...scenarioOf(usual), client: { monthlyIncome: 15_000, filingStatus: "single" as const } };
  const marked = (occupancy: "primary" | "secondHome" | "investment", points = 2) => {
    const loans = scenario.loans.map((loan) => ({ ...loan, points, program: "other" as const, occupancy }));
    return difference({ ...scenario, loans }, assumptionsOf(usual));
  };
  expect(marked("primary")).not.toBe(marked("primary", 0));
  expect([marked("secondHome"), marked("investment")]).toEqual([marked("primary"), marked("primary")]);
});

// 26 CFR 1.121-1(e): the gain on the units that the owner does not live in is taxed.
it("leaves untaxed no more than the gain on the owner's own unit", () => {
  const taxable = (units: 1 | 2) => {
    const scenario = scenarioOf(usual);
    const homes = scenario.properties.map((home) => ({
      ...home,
      appreciationTypes: ["custom" as const],
      customAppreciation: 3,
    }));
    const loan = { ...scenario.loans[0]!, program: "other" as const, units };
    const compared = comparison({ ...scenario, properties: homes, loans: [loan] }, loan, assumptionsOf(usual));
    const { homeValue, excludedGain, taxableHomeGain } = endAfter(compared, 10);
    const gain = homeValue - Math.round((homeValue * compared.costToSell) / 100) - compared.working.bases.price;
    return { gain, excludedGain, taxableHomeGain };
  };
  const [whole, half] = [taxable(1), taxable(2)];
  expect(whole.taxableHomeGain).toBe(0);
  expect(half.gain).toBeGreaterThan(0);
  expect(half.excludedGain).toBe(Math.round(half.gain / 2));
  expect(half.taxableHomeGain).toBe(half.gain - half.excludedGain);
});

/** A cash home without any cost, whose price grows as the account does. */
function cashHome(investmentReturn: number, horizon: number) {
  const scenario = scenarioOf(usual);
  const [home] = scenario.properties;
  const [price] = home!.purchaseDetails;
  const properties = [
    {
      ...home!,
      monthlyAssociationFee: 0,
      costToSell: 0,
      customAppreciation: investmentReturn,
      purchaseDetails: [{ ...price!, userMonthlyHomeInsurance: 0, userPropertyTax: 0 }],
    },
  ];
  const paid = { propertyID: "home", purchaseDetailsID: "price", program: "allCash" as const, term: 0, rate: 0 };
  const loan = { ...exampleLoan, ...paid, downPaymentPercentage: null, closingCosts: 0, userPrepaidEscrows: 0 };
  const free = { rent: 0, rentersInsurance: 0, depositMonths: 0, rentUpfront: 0, maintenance: 0 };
  const assumptions: Assumptions = {
    ...assumptionsOf(usual),
    ...free,
    investmentReturn,
    horizon,
    ending: "stay",
  };
  return comparison({ ...scenario, properties, loans: [loan] }, loan, assumptions);
}

describe("buying or renting", () => {
  it("leaves both the same where they spend the same", () => {
    const outlay = Float64Array.from({ length: 121 }, (_, month) => month * 100);
    const { first, second } = runAccounts(outlay, outlay, 5, 120);
    expect([first.balance[120], second.balance[120]]).toEqual([0, 0]);
  });

  it("leaves both the same where a cash home grows as the account does, within half a cent a month, compounded", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 30 }), (rate, years) => {
        const compared = cashHome(rate / 1000, years);
        const most = (years * 12 + 1) * 0.5 * grown(1 + rate / 100_000, years * 12);
        expect(Math.abs(differenceAfter(compared, years))).toBeLessThanOrEqual(most);
      }),
    ));

  it("makes both spend the same: outlays and what each put aside", () =>
    holds((scenario, assumptions) => {
      const { answer } = comparisonOf(scenario, assumptions);
      if (!answer) return;
      const { owner, renterOutlay, accounts } = answer;
      const month = assumptions.horizon * 12;
      const spent = (outlay: Float64Array) => outlay.slice(0, month + 1).reduce((total, each) => total + each, 0);
      expect(spent(owner.outlay) + accounts.first.paidIn[month]!).toBe(
        spent(renterOutlay) + accounts.second.paidIn[month]!,
      );
    }));

  it("has parts that add up to the difference, and a year for the horizon that says the same", () =>
    holds((scenario, assumptions) => {
      const { answer } = rentOrBuy(scenario, assumptions);
      if (!answer) return;
      const sum = answer.parts.reduce((total, { amount }) => total + dollars(amount), 0);
      expect(sum).toBe(dollars(answer.atHorizon.difference));
      expect(answer.years[assumptions.horizon - 1]!.end).toEqual(answer.atHorizon);
      const { ownerOutlay, renterOutlay } = answer.totals;
      const paid = (side: "ownerOutlay" | "renterOutlay") =>
        answer.years.slice(0, assumptions.horizon).reduce((total, year) => total + dollars(year[side]), 0);
      expect(paid("ownerOutlay") + dollars(answer.cashToClose)).toBe(dollars(ownerOutlay));
      expect(paid("renterOutlay") + dollars(answer.renterAtStart)).toBe(dollars(renterOutlay));
    }, 40));

  it("changes sides within a cent of the break-even rent and a thousandth of the break-even growth", () =>
    holds((scenario, assumptions) => {
      const { answer } = rentOrBuy(scenario, assumptions);
      if (!answer) return;
      const { breakEvenRent: rent, breakEvenGrowth: growth } = answer;
      if (rent.kind === "rent") {
        expect(difference(scenario, { ...assumptions, rent: rent.rent })).toBeGreaterThanOrEqual(0);
        const below = { ...assumptions, rent: (dollars(rent.rent) - 1) / 100 };
        expect(difference(scenario, below) ?? differenceBelowOne(scenario, below)).toBeLessThan(0);
      }
      if (growth.kind === "growth") {
        const compared = comparisonOf(scenario, assumptions).answer!;
        const at = (pct: number) => differenceAfter(grownBy(compared, [pct]), assumptions.horizon);
        expect(at(growth.pct)).toBeGreaterThanOrEqual(0);
        expect(at((Math.round(growth.pct * 1000) - 1) / 1000)).toBeLessThan(0);
      }
      expect(rentOrBuy(scenario, { ...assumptions, rent: 1 }).answer!.breakEvenRent).toEqual(rent);
    }, 40));
  /** A rent below the least that may be typed. */
  const differenceBelowOne = (scenario: Parameters<typeof rentOrBuy>[0], assumptions: Assumptions) =>
    differenceAfter(comparison(scenario, scenario.loans[0]!, assumptions), assumptions.horizon);

  it("never gets worse with the rent or the growth, nor better with what owning costs", () =>
    holds((scenario, assumptions) => {
      const now = difference(scenario, assumptions);
      if (now === null) return;
      const [home] = scenario.properties;
      const [price] = home!.purchaseDetails;
      const owning = (fields: object) =>
        difference({ ...scenario, properties: [{ ...home!, ...fields }] }, assumptions);
      expect(difference(scenario, { ...assumptions, rent: assumptions.rent + 50 })).toBeGreaterThanOrEqual(now);
      expect(owning({ customAppreciation: home!.customAppreciation! + 0.5 })).toBeGreaterThanOrEqual(now);
      expect(owning({ costToSell: home!.costToSell + 1 })).toBeLessThanOrEqual(now);
      const dearer = [{ ...price!, userPropertyTax: price!.userPropertyTax! + 600 }];
      if (scenario.loans[0]!.userPrepaidEscrows !== null)
        expect(owning({ purchaseDetails: dearer })).toBeLessThanOrEqual(now);
      const kept = { ...assumptions, maintenance: Math.min(10, assumptions.maintenance + 0.25) };
      expect(difference(scenario, kept)).toBeLessThanOrEqual(now);
    }));

  it("never gets better with the rate of a fixed loan", () =>
    holds((scenario, assumptions) => {
      const [loan] = scenario.loans;
      if (loan!.program === "allCash" || loan!.type !== "fixed") return;
      const now = difference(scenario, assumptions);
      const dearer = difference({ ...scenario, loans: [{ ...loan!, rate: loan!.rate + 0.5 }] }, assumptions);
      if (now !== null && dearer !== null) expect(dearer).toBeLessThanOrEqual(now);
    }));

  it("names the year of each change: after, until, always, never, and back", () => {
    const years = (changes: (year: number) => number) =>
      breakEvenYears(Array.from({ length: 30 }, (_, at) => changes(at + 1)));
    expect(years(() => 0)).toEqual({ kind: "always" });
    expect(years(() => -1)).toEqual({ kind: "never" });
    expect(years((year) => (year < 4 ? -1 : 0))).toEqual({ kind: "after", years: 4, flipsBackIn: null });
    expect(years((year) => (year < 4 ? 0 : -1))).toEqual({ kind: "until", years: 3, flipsBackIn: null });
    expect(years((year) => (year < 4 || year > 20 ? -1 : 0))).toEqual({ kind: "after", years: 4, flipsBackIn: 21 });
  });

  it("sorts what moves it by the swing, and cuts nothing below 0 but growths", () => {
    const assumptions = { ...assumptionsOf(usual), maintenance: 0.25, investmentReturn: 1, horizon: 2 };
    const { answer } = rentOrBuy(scenarioOf(usual), assumptions);
    const swung = answer!.sensitivity.map(({ swing }) => swing);
    expect(swung).toEqual([...swung].sort((one, other) => other - one));
    const lowest = Object.fromEntries(answer!.sensitivity.map(({ assumption, lowTo }) => [assumption, lowTo]));
    expect(lowest).toMatchObject({ maintenance: 0, investmentReturn: 0, horizon: 1, growth: 2.5 });
  });
});

/** The figure of the answer that a working explains. */
function shown(answer: RentOrBuy, figure: RentOrBuyFigure): number | null {
  const { breakEvenYears: years, breakEvenRent: rent, breakEvenGrowth: growth } = answer;
  const others: Partial<Record<RentOrBuyFigure, number | null>> = {
    differenceByYear: answer.years.at(-1)!.end.difference,
    breakEvenYears: "years" in years ? years.years : years.kind === "always" ? 0 : null,
    breakEvenRent: rent.kind === "rent" ? rent.rent : null,
    breakEvenGrowth: growth.kind === "growth" ? growth.pct : null,
    flat: answer.downside.flat,
    fall: answer.downside.fall,
    sensitivity: answer.sensitivity[0]!.swing,
  };
  if (figure in others) return others[figure]!;
  const flat = { ...answer, ...answer.atHorizon, ...answer.totals } as unknown as Record<string, number>;
  return flat[figure]!;
}

describe("a working of buying or renting", () => {
  it("leads to the figure that is shown by a formula in words, and adds up", () =>
    holds((scenario, assumptions) => {
      const { answer } = rentOrBuy(scenario, assumptions);
      if (!answer) return;
      const workings = explainRentOrBuy(scenario, assumptions, rentOrBuyFigures);
      const faults = rentOrBuyFigures.flatMap((figure) => faultsOf(workings[figure]!, shown(answer, figure)));
      expect(faults).toEqual([]);
    }, 40));

  it("explains nothing while something is missing", () =>
    expect(explainRentOrBuy(scenarioOf(usual), { ...assumptionsOf(usual), rent: null }, ["difference"])).toEqual({}));
});

describe("every answer within the limits", () => {
  it("is made of numbers", () =>
    holds((scenario, assumptions) => {
      const { answer, problems } = rentOrBuy(scenario, assumptions);
      if (!answer) return expect(Object.keys(problems!)).not.toEqual([]);
      JSON.stringify(answer, (key, value) => {
        if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0)))
          throw new Error(`${key} is ${value}`);
        return value;
      });
      const end = endAfter(comparisonOf(scenario, assumptions).answer!, assumptions.horizon);
      expect(end.difference as Cents).toBe(dollars(answer.atHorizon.difference));
    }, 100));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate, calculateLoan } from "../calculate";
import { isOwedBeside } from "../schema/owed-beside";
import type { Horizon, Loan, LoanResult, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty, exampleScenario } from "../testing/example";
import { anyScenario } from "../testing/laws.arbitrary";
import { workedOnce } from "../testing/worked-once.arbitrary";
import { workOut } from "../working";
import { courseOf } from "./course";
import { gainParts, netGainAt } from "./net-gain";
import { taxYears } from "./tax-savings";
import { costAt, costParts } from "./total-cost";

const years = [1, 5, 12, 30, 50];
const cents = (dollars: number) => Math.round(dollars * 100);

describe("a horizon", () => {
  const growing = {
    ...exampleProperty,
    appreciationTypes: ["custom" as const],
    customAppreciation: 3,
    repairs: 5000,
    taxInc: 2,
  };
  const client = { monthlyIncome: 15_000, filingStatus: "marriedJoint" as const };
  const scenario = { ...exampleScenario, client, properties: [growing], horizonYears: [1] };
  const [first] = calculateLoan(scenario, { ...exampleLoan, closingCosts: 5000 }).horizons as [Horizon];

  it("adds up: 500,000 at 3 % a year is 515,000 after a year", () =>
    expect(first).toMatchObject({
      years: 1,
      balance: 395_529.14,
      interestPaid: 25_868.38,
      principalPaid: 4470.86,
      totalCost: 30_868.38,
      value: 515_000,
      equity: 119_470.86,
      ownershipCosts: 4200 + 1750 + 480,
    }));

  it("deducts 25,868.38 of interest and 4,200 of property tax, less than the 32,200 that anybody may: no savings", () =>
    expect(first.taxSavings).toBe(0));

  it("nets the rise in value with the cost of selling 6 %, repairs and the loan's cost", () =>
    // 15,000 - 30,900 - 5,000 - 30,868.38
    expect(first.netGain).toBe(-51_768.38));

  it("saves 22 % of what a single filer deducts beyond 16,100, and knows nothing without income or rate", () => {
    const single = { ...scenario, client: { monthlyIncome: 15_000 / 1.5, filingStatus: "single" as const } };
    const [saved] = calculateLoan(single, exampleLoan).horizons as [Horizon];
    expect(saved.taxSavings).toBe(Number(((25_868.38 + 4200 - 16_100) * 0.22).toFixed(2)));
    const [unknown] = calculateLoan({ ...scenario, client: {} }, exampleLoan).horizons as [Horizon];
    expect(unknown).toMatchObject({ taxSavings: null, netGain: -46_768.38 });
  });

  it("takes each tax year from the year of the first payment on: the cap falls back in 2030", () => {
    const dear = { ...growing, countyTaxRate: 4, taxInc: 0 };
    const working = workOut({ ...scenario, client: { taxRate: 30 }, properties: [dear] }, exampleLoan);
    // Closing in December 2026, first paid in February 2027; the tax is 20,000 a year.
    expect(taxYears(courseOf(working, 60))!.map(({ propertyTax }) => propertyTax / 100)).toEqual([
      20_000, 20_000, 20_000, 10_000, 10_000,
    ]);
  });

  it("deducts the interest on 750,000 of the mean of what is owed at the ends of the year's months", () => {
    const home = { ...growing, purchaseDetails: [{ ...growing.purchaseDetails[0]!, price: 2_000_000 }] };
    const dear = { ...scenario, client: { taxRate: 30 }, properties: [home] };
    const { balance, interest } = calculateLoan(dear, exampleLoan, { schedule: "monthly" }).amortSchedule!;
    const sum = (column: number[]) => column.slice(0, 12).reduce((total, each) => total + each, 0);
    const [year] = taxYears(courseOf(workOut(dear, exampleLoan), 12))!;
    expect(year!.interest).toBe(cents(sum(interest) * (750_000 / (sum(balance) / 12))));
  });

  it("counts both loans", () => {
    const second = { type: "float5" as const, ltv: 95, term: 20, amount: null, rate: 8 };
    const both = calculateLoan({ ...scenario, horizonYears: [1, 30] }, { ...exampleLoan, secondLoan: second });
    const [year, end] = both.horizons as [Horizon, Horizon];
    // 75,000 at 8 %, interest alone: 500 a month beside the first loan's 25,868.38.
    expect(year).toMatchObject({ balance: 470_529.14, interestPaid: 31_868.38, principalPaid: 4470.86 });
    expect(end).toMatchObject({ balance: 0, principalPaid: 475_000 });
    expect(cents(end.interestPaid)).toBe(cents(both.totals.interest) + cents(both.secondLoan!.totals.interest));
  });

  it("counts no more subsidy than there is a payment to lower: after a recast it is 295.04 and not 376.14", () => {
    const recast = { amount: 250_000, payment: 14, recast: true };
    const bought = { ...exampleLoan, type: "bd321" as const, program: "other" as const, lumpPayments: [recast] };
    const loan = { ...bought, downPaymentPercentage: 40 };
    const [result] = calculate({ ...exampleScenario, loans: [loan], horizonYears: [2] }).loans;
    const [after] = result!.horizons;
    const subsidy = 12 * 549.07 + 2 * 376.14 + 10 * 295.04;
    expect(after!.totalCost).toBeCloseTo(after!.interestPaid - subsidy, 6);
  });

  it("counts a borrower's buydown once: its price, and the interest less what it pays", () => {
    const bought = { ...exampleLoan, type: "bd21" as const };
    const of = (buydownPaidBy: "seller" | "borrower") => calculateLoan(scenario, { ...bought, buydownPaidBy });
    const plain = calculateLoan(scenario, exampleLoan).horizons[0]!.totalCost!;
    const years = calculateLoan(scenario, bought).buydown!.years;
    expect(cents(plain - of("seller").horizons[0]!.totalCost!)).toBe(cents(years[0]!.annualSubsidy));
    expect(cents(of("borrower").horizons[0]!.totalCost! - of("seller").horizons[0]!.totalCost!)).toBe(
      cents(of("borrower").buydown!.subsidy),
    );
  });
});

describe("appreciation", () => {
  const forecast = { yearly: [3, 4], source: "FHFA", date: "2026-09-30" };
  const scenario: Scenario = {
    ...exampleScenario,
    properties: [{ ...exampleProperty, appreciationTypes: ["forecast", "custom"] }],
    outside: { series: { [exampleProperty.id]: { forecast } } },
  };
  const { appreciation, horizons } = calculateLoan(scenario, exampleLoan);

  it("answers each way that was chosen, today and 15 years", () => {
    expect(appreciation.map(({ type, rate, assumed, source }) => ({ type, rate, assumed, source }))).toEqual([
      { type: "forecast", rate: 3, assumed: false, source: "FHFA, 2026-09-30" },
      { type: "custom", rate: 0, assumed: true, source: "Not known, so the value is assumed not to change" },
    ]);
    expect(appreciation.map(({ values }) => values.length)).toEqual([16, 16]);
    expect(appreciation[1]!.values).toEqual(Array(16).fill(500_000));
  });

  it("has the horizons use the first", () => {
    expect(horizons[0]).toMatchObject({ years: 5, value: appreciation[0]!.values[5] });
    expect(appreciation[0]!.values[1]).toBe(515_000);
  });
});

const everyScenario = workedOnce(anyScenario, 300, (scenario) => calculate({ ...scenario, horizonYears: years }));
const law = (holds: (loan: LoanResult, scenario: Scenario, typed: Loan) => void) =>
  everyScenario(({ loans }, scenario) => {
    loans.forEach((loan, at) => {
      holds(loan, scenario, scenario.loans[at]!);
    });
  });

describe("laws of horizons", () => {
  it("what is repaid is what is owed less", () =>
    law(({ horizons, amount, secondLoan }) => {
      const lent = cents(amount) + cents(secondLoan?.amount ?? 0);
      for (const { balance, principalPaid } of horizons) expect(cents(principalPaid)).toBe(lent - cents(balance));
    }));

  it("equity is the value less what is owed on every mortgage on the home", () =>
    everyScenario(({ loans }, scenario) => {
      loans.forEach(({ horizons }, at) => {
        const others = loans.filter((_, other) => isOwedBeside(scenario.loans[other]!, scenario.loans[at]!));
        horizons.forEach(({ value, balance, equity }, year) => {
          const owed = [balance, ...others.map((each) => each.horizons[year]!.balance)];
          expect(cents(equity)).toBe(owed.reduce((left, each) => left - cents(each), cents(value)));
        });
      });
    }));

  it("cost and interest never fall, the balance never rises, and owning always costs", () =>
    law(({ horizons }, _, { type }) => {
      // A subsidy may pay more than the interest of a month: the rest of it repays the loan, and the cost falls.
      const subsidised = type.startsWith("bd");
      horizons.slice(1).forEach((after, at) => {
        const before = horizons[at]!;
        if (!subsidised) expect(after.totalCost ?? 0).toBeGreaterThanOrEqual(before.totalCost ?? 0);
        expect(after.interestPaid).toBeGreaterThanOrEqual(before.interestPaid);
        expect(after.balance).toBeLessThanOrEqual(before.balance);
        expect(after.ownershipCosts).toBeGreaterThanOrEqual(before.ownershipCosts);
        expect(after.taxSavings ?? 0).toBeGreaterThanOrEqual(before.taxSavings ?? 0);
      });
    }));

  it("total cost and net gain are the sums of their parts at every month, or not known", () =>
    fc.assert(
      fc.property(anyScenario, fc.nat(480), (scenario, month) => {
        const course = courseOf(workOut(scenario, scenario.loans[0]!), 480);
        const sum = (parts: object | null) =>
          parts && Object.values(parts).reduce<number>((total, part) => total + part, 0);
        expect(sum(costParts(course, month))).toBe(costAt(course, month));
        expect(sum(gainParts(course, month))).toBe(netGainAt(course, month));
      }),
      { numRuns: 150 },
    ));

  it("total cost is what the rows, mortgage insurance and closing come to; a subsidy lowers it by no more than itself", () =>
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const loans = scenario.loans.map((loan) => ({ ...loan, secondLoan: undefined }));
        const answer = calculate({ ...scenario, loans, horizonYears: years }, { schedule: "monthly" });
        for (const loan of answer.loans) {
          const { totalInterest } = loan.amortSchedule!;
          const once = loan.upfrontMI + loan.costOfPoints + loan.closingCosts + loan.cash.buydown - loan.credits;
          for (const { years: year, totalCost } of loan.horizons) {
            const month = year * 12;
            const interest = totalInterest[Math.min(month, totalInterest.length) - 1] ?? 0;
            if (loan.MI === null) expect(totalCost).toBeNull();
            else {
              const premiums = loan.premiums.reduce((paid, { fromPayment, untilPayment, monthly }) => {
                return paid + monthly * Math.max(0, Math.min(untilPayment, month) - fromPayment + 1);
              }, 0);
              const whole = cents(interest + once + premiums);
              expect(cents(totalCost!)).toBeLessThanOrEqual(whole);
              expect(cents(totalCost!)).toBeGreaterThanOrEqual(whole - cents(loan.buydown?.subsidy ?? 0));
            }
          }
        }
      }),
      { numRuns: 200 },
    ));

  it("more appreciation never lowers the net gain", () =>
    fc.assert(
      fc.property(anyScenario, fc.nat(9000), fc.nat(5000), (scenario, less, more) => {
        const by = (thousandths: number) => {
          const grown = { appreciationTypes: ["custom" as const], customAppreciation: thousandths / 1000 };
          const properties = scenario.properties.map((property) => ({
            ...property,
            ...grown,
            userEstimatedValue: 400_000,
          }));
          return calculate({ ...scenario, properties, horizonYears: years }).loans[0]!.horizons;
        };
        const [low, high] = [by(less - 4000), by(less - 4000 + more)];
        high.forEach(({ netGain, value }, at) => {
          expect(value).toBeGreaterThanOrEqual(low[at]!.value);
          expect(netGain ?? 0).toBeGreaterThanOrEqual(low[at]!.netGain ?? 0);
        });
      }),
      { numRuns: 150 },
    ));

  it("the net gain is what the other figures come to, and not known where the cost is not", () =>
    law(({ horizons, appreciation, propertyID }, { properties }) => {
      const home = properties.find(({ id }) => id === propertyID)!;
      for (const { value, netGain, totalCost, taxSavings } of horizons) {
        expect(netGain === null).toBe(totalCost === null);
        const sold = (cents(value) * home.costToSell) / 100 + cents(home.repairs);
        const rise = cents(value) - cents(appreciation[0]!.values[0]!);
        const expected = rise - sold - cents(totalCost ?? 0) + cents(taxSavings ?? 0);
        if (netGain !== null) expect(Math.abs(cents(netGain) - expected)).toBeLessThanOrEqual(0.51);
      }
    }));

  it("is the same at a horizon, whatever others are asked for", () =>
    law(({ horizons }, scenario, loan) => {
      expect(calculateLoan({ ...scenario, horizonYears: [12] }, loan).horizons).toEqual([horizons[2]]);
    }));
});

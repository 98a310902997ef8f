import { feeCategories } from "@highway/engine/costs/usual-fees";
import { figureNames } from "@highway/engine/scenario/schema/explanation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../platform/clock";
import type { UserFacingError } from "../../platform/errors";
import { scenario } from "../examples";
import { ScenarioInput } from "../scenario.schema";
import { calculateScenario } from "./index";
import { largestScenario } from "./largest.fixture";
import { Result } from "./result";

const calculated = (input: unknown, options = {}) => calculateScenario(ScenarioInput.parse(input), options);

describe("a calculation", () => {
  it("of the API document's example answers what stands there", async () => {
    const answer = `${JSON.stringify(await calculated(scenario), null, 2)}\n`;
    // Written anew by `vitest run -u` when a rule changes.
    await expect(answer).toMatchFileSnapshot("./example-result.json");
  });
  it("takes today's rules when no day is named", async () => {
    const { asOf: _asOf, ...undated } = scenario;
    expect((await calculated(undated)).asOf).toBe(today());
  });
  it("answers a schedule and workings when asked", async () => {
    const [loan] = (await calculated(scenario, { schedule: "monthly", explain: figureNames })).loans;
    expect(loan!.amortSchedule!.balance).toHaveLength(360);
    expect(loan!.amortSchedule!.balance.at(-1)).toBe(0);
    expect(Object.keys(loan!.explain!).sort()).toEqual([...figureNames].sort());
  });
});

describe("what is paid additionally is held against the loan as computed", () => {
  const [home] = scenario.properties;
  const paying = async (fields: object) => {
    const loan = { ...scenario.loans[0]!, program: "fha", downPayment: null, downPaymentPercentage: 3.5, ...fields };
    try {
      await calculated({ ...scenario, properties: [home], loans: [loan] });
      return {};
    } catch (error) {
      return (error as UserFacingError).fields;
    }
  };
  const lump = (amount: number, payment: number) => [{ amount, payment, recast: false }];
  it("whose upfront premium is lent too", async () => {
    // 482,500 and 1.75 % of it.
    expect(await paying({ lumpPayments: lump(490_943.75, 1) })).toEqual({});
    expect(await paying({ lumpPayments: lump(490_943.76, 1) })).toEqual({
      "loans.0.lumpPayments.0.amount": "Payment amount must not exceed loan amount",
    });
  });
  it("which more each month repays before", async () => {
    const additionalMonthlyPayments = [{ amount: 1000 }, { amount: 2000 }];
    expect(await paying({ additionalMonthlyPayments, lumpPayments: lump(1000, 100) })).toEqual({});
    expect(await paying({ additionalMonthlyPayments, lumpPayments: lump(1000, 300) })).toEqual({
      "loans.0.lumpPayments.0.payment": "Payment number cannot exceed the maximum term of the loan",
    });
    expect(await paying({ additionalMonthlyPayments: [{ amount: 400_000 }, { amount: 100_000 }] })).toEqual({
      "loans.0.additionalMonthlyPayments.1.amount": "Payment amount must not exceed loan amount",
    });
  });
});

describe("a home", () => {
  it("was not bought after today, when no day is named", async () => {
    const { asOf: _asOf, ...undated } = scenario;
    const year = Number(today().slice(0, 4)) + 1;
    const properties = [{ ...scenario.properties[0], purchaseDate: { month: 1, year } }];
    await expect(calculated({ ...undated, properties })).rejects.toThrow("The purchase year cannot be in the future");
  });
});

describe("the largest request", () => {
  it("is let in, answers all that it may ask for, and fits what a Lambda may send", async () => {
    const answer = await calculated(largestScenario(), { schedule: "monthly", explain: figureNames });
    expect(answer.loans).toHaveLength(12);
    expect(answer.loans[0]!.amortSchedule!.balance.length).toBeGreaterThan(500);
    const text = JSON.stringify(answer);
    expect(text.length).toBeLessThan(6 * 1024 * 1024);
    expect(Result.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
  });
});

describe("every scenario that the schema lets in", () => {
  const dollars = (max = 999_999_999) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
  const percent = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(0, 1e-12, 100));
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
  const fee = fc.record({
    name: fc.string({ maxLength: 9 }),
    rate: percent,
    usePercent: fc.boolean(),
    percentOf: fc.constantFrom("property", "loan"),
    APR: fc.boolean(),
    isCredit: fc.boolean(),
  });
  const worksheet = fc.dictionary(fc.constantFrom(...feeCategories), fc.array(fee, { maxLength: 3 }), {
    noNullPrototype: true,
  });
  const arm = fc.record({
    frequency: fc.constantFrom(6, 12),
    scenario: fc.constantFrom("worst", "current", "histAVG", "custom"),
    sofrToday: maybe(percent),
    margin: maybe(percent),
    floor: maybe(percent),
    initialCap: maybe(percent),
    lifetimeCap: maybe(percent),
    customRates: fc.array(percent, { minLength: 1, maxLength: 3 }),
  });
  const second = fc.record({
    type: fc.constantFrom("fixed", "float5", "float10"),
    ltv: percent,
    term: fc.integer({ min: 11, max: 50 }),
    rate: percent,
  });
  const loan = fc
    .record({
      program: fc.constantFrom("conventional", "fha", "usda", "va", "other", "interest5"),
      type: fc.constantFrom("fixed", "armHalf", "arm3", "bd321", "bd11"),
      term: fc.integer({ min: 6, max: 50 }),
      rate: percent,
      points: percent,
      pays: fc.oneof(
        percent.map((downPaymentPercentage) => ({ downPaymentPercentage })),
        fc.constant({ downPayment: 1 }),
      ),
      insurance: fc.oneof(
        fc.constant({}),
        dollars().map((MI) => ({ MI })),
        percent.map((annualMIPercentage) => ({ annualMIPercentage })),
      ),
      upfrontMI: maybe(dollars()),
      selfInsured: fc.boolean(),
      customAPR: maybe(percent),
      customAPRCost: maybe(dollars()),
      closingCosts: maybe(dollars()),
      closingCostObj: maybe(worksheet.map((data) => ({ name: "W", data }))),
      credits: maybe(dollars()),
      userPrepaidEscrows: maybe(dollars()),
      escrows: maybe(
        fc.record({
          insurance: fc.integer({ min: 0, max: 60 }),
          tax: fc.integer({ min: 0, max: 60 }),
          interest: fc.integer({ min: 0, max: 366 }),
        }),
      ),
      interestDayBasis: fc.constantFrom(365, 360),
      isFinancedCC: fc.boolean(),
      isFinancedPoints: fc.boolean(),
      isFinancedPrepaidEscrow: fc.boolean(),
      ARM: maybe(arm),
      secondLoan: maybe(second),
      additionalMonthlyPayments: fc.array(fc.record({ amount: dollars(10_000) }), { maxLength: 2 }),
      biweekly: fc.boolean(),
      buydownCosts: maybe(dollars()),
      buydownPaidBy: fc.constantFrom("seller", "borrower"),
    })
    .map(({ pays, insurance, ...rest }) => ({ ...rest, ...pays, ...insurance }));
  const anyScenario = fc.record({
    asOf: fc.constantFrom("2020-01-01", "2023-03-20", "2026-11-20", "2099-12-31"),
    client: fc.record({ ficoMin: maybe(fc.integer({ min: 300, max: 850 })) }),
    properties: fc.tuple(
      fc.record({
        purchaseDetails: fc.tuple(
          fc.record({
            price: dollars().map((price) => Math.max(1, price)),
            userTaxRate: maybe(percent),
            userMonthlyHomeInsurance: maybe(dollars()),
          }),
        ),
        countyTaxRate: percent,
        monthlyAssociationFee: dollars(),
      }),
    ),
    loans: fc.array(loan, { minLength: 1, maxLength: 3 }),
    horizonYears: maybe(fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 10 })),
  });

  /** Null where the loan is smaller than what would be paid additionally. */
  async function answered(given: unknown, options: object) {
    try {
      return await calculated(given, options);
    } catch (error) {
      expect((error as Error).message).toBe("Payment amount must not exceed loan amount");
      return null;
    }
  }

  it("has an answer of the declared shape, with figures that are numbers", async () => {
    await fc.assert(
      fc.asyncProperty(anyScenario, fc.constantFrom("none", "yearly", "monthly"), async (given, schedule) => {
        const answer = await answered(given, { schedule, explain: figureNames });
        if (answer === null) return;
        expect(Result.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      }),
      { numRuns: 60 },
    );
  });
});

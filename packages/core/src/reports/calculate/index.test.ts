import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../platform/clock";
import { figureNames } from "../../scenario/explanation";
import { scenario } from "../examples";
import { ScenarioInput } from "../scenario.schema";
import { feeCategories } from "../worksheet.schema";
import { calculateScenario } from "./index";
import { Result } from "./result";

const calculated = (input: unknown, options = {}) => calculateScenario(ScenarioInput.parse(input), options);

describe("a calculation", () => {
  it("of the API document's example answers what stands there", async () => {
    const answer = `${JSON.stringify(calculated(scenario), null, 2)}\n`;
    // Written anew by `vitest run -u` when a rule changes.
    await expect(answer).toMatchFileSnapshot("./example-result.json");
  });
  it("takes today's rules when no day is named", () => {
    const { asOf: _asOf, ...undated } = scenario;
    expect(calculated(undated).asOf).toBe(today());
  });
  it("answers a schedule and workings when asked", () => {
    const [loan] = calculated(scenario, { schedule: "monthly", explain: figureNames }).loans;
    expect(loan!.amortSchedule!.balance).toHaveLength(360);
    expect(loan!.amortSchedule!.balance.at(-1)).toBe(0);
    expect(Object.keys(loan!.explain!).sort()).toEqual([...figureNames].sort());
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
  const loan = fc
    .record({
      program: fc.constantFrom("conventional", "fha", "usda", "va", "other"),
      term: fc.integer({ min: 1, max: 50 }),
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

  it("has an answer of the declared shape, with figures that are numbers", () => {
    fc.assert(
      fc.property(anyScenario, fc.constantFrom("none", "yearly", "monthly"), (given, schedule) => {
        const answer = calculated(given, { schedule, explain: figureNames });
        expect(Result.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });
});

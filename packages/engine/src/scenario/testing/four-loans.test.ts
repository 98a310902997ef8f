import { describe, expect, it } from "vitest";
import { calculate, calculateLoan } from "../calculate";
import { exampleScenario } from "./example";

/** Figures of the officer's mock-up, which a second, decimal calculation checked; the premiums of FHA as `premiums-by-hand` has them. */
const drawn = [
  {
    amount: 400_000,
    payment: 2528.27,
    total: 3064.1,
    toClose: 108_638,
    apr: 6.549,
    interest: 510_179.81,
    final: 2530.88,
  },
  {
    amount: 400_000,
    payment: 2430.44,
    total: 2966.27,
    toClose: 112_638,
    apr: 6.268,
    interest: 474_960.46,
    final: 2432.5,
  },
  {
    amount: 490_943.75,
    payment: 2983.03,
    total: 3738.8,
    toClose: 26_213,
    apr: 6.879,
    interest: 582_943.06,
    final: 2979.04,
  },
  {
    amount: 418_500,
    payment: 3475.27,
    total: 4062.77,
    toClose: 56_904,
    apr: 5.909,
    interest: 207_047.66,
    final: 3474.33,
  },
];
/** Total cost after 5, 7, 10, 15 and 30 years, whole dollars. */
const costs = [
  [128_828, 176_728, 245_185, 348_014, 512_868],
  [125_302, 170_197, 234_195, 329_892, 481_648],
  [169_637, 229_601, 315_082, 442_902, 645_596],
  [114_659, 148_384, 187_423, 215_093, 215_093],
];

const result = calculate(exampleScenario, { schedule: "yearly" });

describe.each(drawn.map((figures, at) => ({ ...figures, at, id: exampleScenario.loans[at]!.id })))(
  "loan $id",
  (figures) => {
    const loan = result.loans[figures.at]!;

    it("has the drawn figures", () => {
      expect(loan.amount).toBe(figures.amount);
      expect(loan.monthly.principalAndInterest).toBe(figures.payment);
      expect(loan.monthly.total).toBe(figures.total);
      expect(loan.cash.toClose).toBe(figures.toClose);
      expect(Number(loan.apr!.toFixed(3))).toBe(figures.apr);
      expect(loan.totals.interest).toBe(figures.interest);
      expect(loan.finalPayment).toBe(figures.final);
    });

    it("costs what is drawn at each horizon", () => {
      expect(loan.horizons.map(({ totalCost }) => Math.round(totalCost!))).toEqual(costs[figures.at]);
      expect(loan.horizons.map(({ years }) => years)).toEqual([5, 7, 10, 15, 30]);
    });

    it("stands alone as it does beside the others", () => {
      const alone = calculateLoan(exampleScenario, exampleScenario.loans[figures.at]!, { schedule: "yearly" });
      expect(alone).toEqual(loan);
    });
  },
);

it("compares each with the first", () => {
  expect(result.comparison).toEqual([
    {
      loanID: "point",
      paymentBreakEven: { kind: "after", months: 41 },
      costBreakEven: { kind: "after", months: 32 },
      wealthBreakEven: { kind: "after", months: 32 },
      crossover: null,
    },
    {
      loanID: "fha",
      // By the first payment alone it would be 122; FHA's premium falls each year.
      paymentBreakEven: { kind: "until", months: 125 },
      costBreakEven: { kind: "never" },
      wealthBreakEven: { kind: "never" },
      crossover: null,
    },
    {
      loanID: "fifteen",
      // By the first payment alone it would be 51; mortgage insurance of 69.75 ends after 35 payments.
      paymentBreakEven: { kind: "until", months: 53 },
      costBreakEven: { kind: "after", months: 21 },
      wealthBreakEven: { kind: "after", months: 8 },
      crossover: { months: 17 },
    },
  ]);
});

it("closes 30 days on, and is first paid on the first of the second month after", () => {
  expect([result.closingDate, result.firstPayment]).toEqual(["2026-12-20", "2027-02-01"]);
  expect(calculate({ ...exampleScenario, closingDate: "2027-01-15" }).firstPayment).toBe("2027-03-01");
});

it("has the drawn rows of the schedule", () => {
  const [first, , , fourth] = result.loans.map(({ amortSchedule }) => amortSchedule!);
  expect([first!.payment[0], first!.interest[0], first!.principal[0], first!.balance[0]]).toEqual([
    30_339.24, 25_868.38, 4470.86, 395_529.14,
  ]);
  expect([fourth!.payment[9], fourth!.interest[9], fourth!.balance[9]]).toEqual([41_703.24, 11_352.19, 180_844.96]);
  expect(first!.total.at(-1)).toBe(910_179.81);
  expect(fourth!.balance).toHaveLength(15);

  const { loans } = calculate(exampleScenario, { schedule: "monthly" });
  const monthly = loans[0]!.amortSchedule!;
  expect([monthly.interest[16], monthly.principal[16], monthly.balance[16]]).toEqual([2134.02, 394.25, 393_579.03]);
});

it("knows the defaults beside what was typed", () => {
  const { defaults, MI, miMonths, loanEstimate } = result.loans[3]!;
  expect(defaults).toMatchObject({ prepaidEscrows: 5433, MI: 73.24, homeInsurance: 135.63, propertyTax: 3813 });
  expect([MI, miMonths, loanEstimate.miCancelOnRequestAfterPayment]).toEqual([69.75, 35, 30]);
});

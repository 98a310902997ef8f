import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate } from "../calculate";
import type { BreakEven, Comparison, LoanResult, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty, exampleScenario } from "../testing/example";
import { anyScenario } from "../testing/laws.arbitrary";
import { workOut } from "../working";
import { courseOf, payoffMonths } from "./course";
import { netGainAt } from "./net-gain";
import { costAt } from "./total-cost";

const against = (scenario: Scenario) => calculate(scenario).comparison;
const two = (
  first: Partial<typeof exampleLoan>,
  other: Partial<typeof exampleLoan>,
  scenario: Partial<Scenario> = {},
) =>
  against({
    ...exampleScenario,
    ...scenario,
    loans: [
      { ...exampleLoan, ...first },
      { ...exampleLoan, id: "other", ...other },
    ],
  })[0]!;

describe("a later loan against the first", () => {
  it("takes no time where both are the same", () =>
    expect(two({}, {})).toEqual({
      loanID: "other",
      paymentBreakEven: { kind: "always" },
      costBreakEven: { kind: "always" },
      wealthBreakEven: { kind: "always" },
      crossover: null,
    }));

  it("is made good sooner in cost than in cash: a point of 4,000 lowers the interest by 125 in the first month, then more", () => {
    // 400,000 × 0.375 % / 12 is 125, and 32 × 125 is 4,000.
    expect(two({}, { rate: 6.125, points: 1 })).toMatchObject({
      paymentBreakEven: { kind: "after", months: 41 },
      costBreakEven: { kind: "after", months: 32 },
      wealthBreakEven: { kind: "after", months: 32 },
    });
  });

  it("is ahead until its credit is used up by its higher rate", () => {
    const { paymentBreakEven, costBreakEven } = two({}, { rate: 6.875, credits: 4000 });
    // 2,627.72 a month are 99.45 more than 2,528.27: 4,000 last for 40 payments.
    expect(paymentBreakEven).toEqual({ kind: "until", months: 40 });
    expect(costBreakEven).toEqual({ kind: "until", months: 31 });
  });

  it("counts each payment of a buydown as it is due, by hand", () => {
    // 400,000 at 6.5 %: 2,528.27; at 4.5 %: 2,026.74; at 5.5 %: 2,271.16. The borrower pays 12 × 501.53 + 12 × 257.11 = 9,103.68 for it,
    // which the payments save by the 24th and by none before. The first month's saving alone would be 19 months of it.
    const bought = { type: "bd21", buydownPaidBy: "borrower" } as const;
    expect(two({}, bought).paymentBreakEven).toEqual({ kind: "after", months: 24 });
    // With a credit of one month's 257.11 it costs 8,846.57, which the 23rd payment has saved.
    expect(two({}, { ...bought, credits: 257.11 }).paymentBreakEven).toEqual({ kind: "after", months: 23 });
    expect(two({ credits: 0.01 }, bought).paymentBreakEven).toEqual({ kind: "never" });
  });

  it("counts the payments after interest only too, by hand", () => {
    // 400,000 at 6.5 %, interest only for 10 years: 2,166.67, which is 361.60 less, then 2,982.29 for 20 years, which is 454.02 more.
    const later = { program: "interest10" } as const;
    // 120 × 361.60 = 43,392.00: 43,392 are paid back by the 120th payment, a dollar more never is.
    expect(two({ credits: 43_392 }, later).paymentBreakEven).toEqual({ kind: "after", months: 120 });
    expect(two({ credits: 43_393 }, later).paymentBreakEven).toEqual({ kind: "never" });
    // Of 1,000 that are kept, and 43,392 saved, 44,392 are used up with the 98th higher payment: 97 × 454.02 = 44,039.94.
    expect(two({}, { ...later, credits: 1000 }).paymentBreakEven).toEqual({ kind: "until", months: 217 });
  });

  it("is no lead at equal cash where the first payment is higher", () => {
    expect(two({}, { rate: 7 }).paymentBreakEven).toEqual({ kind: "never" });
    expect(two({}, { rate: 6 }).paymentBreakEven).toEqual({ kind: "always" });
  });

  it("crosses where a shorter, larger loan first owes less", () => {
    const short = { term: 15, downPaymentPercentage: 10, MI: 0 };
    const { crossover } = two({}, short);
    const [long, quick] = calculate(
      {
        ...exampleScenario,
        loans: [exampleLoan, { ...exampleLoan, ...short, id: "other" }],
      },
      { schedule: "monthly" },
    ).loans.map(({ amortSchedule }) => amortSchedule!.balance);
    expect(quick!.findIndex((balance, at) => balance < long![at]!) + 1).toBe(crossover!.months);
    expect(two({}, { rate: 6 }).crossover).toBeNull();
  });

  it("is compared with the first that is no existing mortgage, and an existing one with nothing", () => {
    const existing = { ...exampleLoan, id: "old", category: "existing" as const, balance: 90_000, monthsLeft: 200 };
    const scenario = { ...exampleScenario, loans: [existing, exampleLoan, { ...exampleLoan, id: "other" }] };
    expect(against(scenario).map(({ loanID }) => loanID)).toEqual(["other"]);
    expect(against({ ...scenario, loans: [existing, exampleLoan] })).toEqual([]);
    expect(against({ ...scenario, loans: [] })).toEqual([]);
  });

  it("is not known by payment or cost while a premium is missing, but by balance it is", () => {
    const missing = { term: 15, downPaymentPercentage: 10, client: undefined };
    expect(two({}, missing, { client: { ficoMin: 600 } })).toMatchObject({
      paymentBreakEven: null,
      costBreakEven: null,
      wealthBreakEven: null,
      crossover: { months: expect.any(Number) },
    });
  });

  it("counts each home's own value: 3 % more on one, nothing on the other", () => {
    const growing = { ...exampleProperty, appreciationTypes: ["custom" as const], customAppreciation: 3 };
    const flat = { ...exampleProperty, id: "flat" };
    expect(two({ propertyID: "flat" }, {}, { properties: [growing, flat] })).toMatchObject({
      costBreakEven: { kind: "always" },
      wealthBreakEven: { kind: "always" },
    });
    expect(two({}, { propertyID: "flat" }, { properties: [growing, flat] })).toMatchObject({
      costBreakEven: { kind: "always" },
      wealthBreakEven: { kind: "until", months: 0 },
    });
  });
});

function firstTime(ahead: boolean[]): BreakEven {
  const turn = ahead.indexOf(!ahead[0]);
  if (turn < 0) return { kind: ahead[0] ? "always" : "never" };
  return ahead[0] ? { kind: "until", months: turn - 1 } : { kind: "after", months: turn };
}

function flip(one: number[], other: number[]): Comparison["crossover"] {
  const leads = one.map((balance, month) => Math.sign(balance - other[month]!));
  const first = leads.find((lead) => lead !== 0);
  const at = leads.findIndex((lead) => first !== undefined && lead === -first);
  return at < 0 ? null : { months: at };
}

const less = (from: number | null, what: number | null) => (from === null || what === null ? null : from - what);

const isCompared = ({ category }: { category: string }) => category !== "existing";

describe("laws of a comparison", () => {
  it("breaks even in cost, wealth and balance in the very month that the courses give, second loans and taxes counted", () =>
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const { comparison } = calculate(scenario);
        const workings = scenario.loans.map((loan) => workOut(scenario, loan));
        const [first, ...others] = workings.filter(({ loan }) => isCompared(loan));
        others.forEach((other, at) => {
          const months = Math.max(payoffMonths(first!), payoffMonths(other));
          const [a, b] = [courseOf(first!, months), courseOf(other, months)];
          const ahead = (lead: (month: number) => number | null): BreakEven | null => {
            const leads = Array.from({ length: months + 1 }, (_, month) => lead(month));
            return leads.includes(null) ? null : firstTime(leads.map((by) => by! >= 0));
          };
          const { costBreakEven, wealthBreakEven, crossover } = comparison[at]!;
          expect(costBreakEven).toEqual(ahead((month) => less(costAt(a, month), costAt(b, month))));
          expect(wealthBreakEven).toEqual(ahead((month) => less(netGainAt(b, month), netGainAt(a, month))));
          expect(crossover).toEqual(flip([...a.balance.slice(0, months + 1)], [...b.balance]));
        });
      }),
      { numRuns: 200 },
    ));

  it("breaks even by payment in the very month in which the rows, premiums and subsidies of the answers do", () =>
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const asDue = { additionalMonthlyPayments: [], lumpPayments: [], biweekly: false, secondLoan: undefined };
        const plain = { ...scenario, loans: scenario.loans.map((loan) => ({ ...loan, ...asDue })) };
        const { loans, comparison } = calculate(plain, { schedule: "monthly" });
        const [first, ...others] = loans.filter((_, at) => isCompared(scenario.loans[at]!));
        const dueIn = ({ amortSchedule, premiums, buydown, monthly }: LoanResult, month: number) => {
          const premium = premiums.find(
            ({ fromPayment, untilPayment }) => fromPayment <= month && month <= untilPayment,
          );
          const subsidy = month > amortSchedule!.payment.length ? 0 : buydown?.years[Math.floor((month - 1) / 12)];
          const owning = monthly.propertyTax + monthly.homeInsurance + monthly.associationFee;
          const due = (amortSchedule!.payment[month - 1] ?? 0) + (premium?.monthly ?? 0) + owning;
          return Math.round((due - (subsidy ? subsidy.monthlySubsidy : 0)) * 100);
        };
        others.forEach((other, at) => {
          if (first!.monthly.total === null || other.monthly.total === null) {
            expect(comparison[at]!.paymentBreakEven).toBeNull();
            return;
          }
          const months = Math.max(first!.payoffMonths, other.payoffMonths);
          let lead = Math.round((first!.cash.toClose - other.cash.toClose) * 100);
          const ahead = [lead === 0 ? months === 0 || dueIn(other, 1) <= dueIn(first!, 1) : lead > 0];
          for (let month = 1; month <= months; month++) {
            lead += dueIn(first!, month) - dueIn(other, month);
            ahead.push(lead >= 0);
          }
          expect(comparison[at]!.paymentBreakEven).toEqual(firstTime(ahead));
        });
      }),
      { numRuns: 200 },
    ));

  it("crosses in the very month in which the rows of two loans without a second one do", () =>
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const plain = { ...scenario, loans: scenario.loans.map((loan) => ({ ...loan, secondLoan: undefined })) };
        const result = calculate(plain, { schedule: "monthly" });
        const [first, ...others] = result.loans.filter((_, at) => isCompared(scenario.loans[at]!));
        others.forEach((other, at) => {
          const months = Math.max(first!.payoffMonths, other.payoffMonths);
          const balances = [first!, other].map(({ amount, amortSchedule }) =>
            Array.from({ length: months + 1 }, (_, m) => (m === 0 ? amount : (amortSchedule!.balance[m - 1] ?? 0))),
          );
          expect(result.comparison[at]!.crossover).toEqual(flip(balances[0]!, balances[1]!));
        });
      }),
      { numRuns: 200 },
    ));

  it("says the same of two loans alone as among others", () =>
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const all = against(scenario);
        const existing = scenario.loans.filter((loan) => !isCompared(loan));
        const [first, ...others] = scenario.loans.filter(isCompared);
        others.forEach((loan, at) => {
          expect(against({ ...scenario, loans: [...existing, first!, loan] })).toEqual([all[at]]);
        });
      }),
      { numRuns: 100 },
    ));
});

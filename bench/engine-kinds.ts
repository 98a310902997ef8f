/** Loans beyond the plain one, how the cost grows with the payments, and the largest request that the door lets in. */
import { NO_EXTRA_PAYMENTS } from "../packages/engine/src/loan/extra-payments";
import { ratePhases } from "../packages/engine/src/loan/phases";
import { repay } from "../packages/engine/src/loan/repay";
import { amortize, emptyColumns, type Schedule } from "../packages/engine/src/loan/schedule";
import { type Cents, dollars, type Months, percent } from "../packages/engine/src/money/cents";
import { calculateLoan } from "../packages/engine/src/scenario/calculate";
import { calculateExplained } from "../packages/engine/src/scenario/explain";
import { figureNames } from "../packages/engine/src/scenario/schema/explanation";
import type { ARM, Loan, Scenario } from "../packages/engine/src/scenario/schema/types";
import {
  exampleLoan,
  exampleProperty,
  exampleScenario,
  usualArm,
} from "../packages/engine/src/scenario/testing/example";
import { allocation, race } from "./race";
import type { Result } from "./result";

const columns = emptyColumns(600);
const amount = dollars(400_000);
const MORE = {
  monthly: dollars(200),
  biweekly: true,
  lumps: [{ after: 24, amount: dollars(25_000), recast: true }],
};
/** As many changes as there can be: a new rate every half year from the first on. */
const moving = (term: number) =>
  Array.from({ length: term / 6 }, (_, at) => ({ fromPayment: at * 6 + 1, rate: percent(5 + (at % 5) / 4) }));
const fixed = [{ fromPayment: 1, rate: percent(6.5) }];

const KINDS: Record<string, (term: Months) => Schedule> = {
  "fixed rate": (term) => amortize({ amount, rate: percent(6.5), term }, columns),
  "interest only for 10 years": (term) => repay({ amount, term, phases: ratePhases(fixed, 120) }, columns),
  "rate changing every 6 months": (term) => repay({ amount, term, phases: ratePhases(moving(term)) }, columns),
  // A payment of next to nothing more, so that the loan lasts its term.
  "paying more": (term) =>
    repay({ amount, term, phases: ratePhases(fixed), more: { ...NO_EXTRA_PAYMENTS, monthly: 1 as Cents } }, columns),
};

const typed: ARM = {
  ...usualArm,
  scenario: "custom",
  sofrToday: 4.3,
  indexAverage: 2.5,
  customRates: Array.from({ length: 49 }, (_, at) => 5 + (at % 5) / 4),
};
const whole: Loan = { ...exampleLoan, downPaymentPercentage: 5, secondLoan: undefined };
const paying = {
  additionalMonthlyPayments: [{ amount: 0.01 }],
  lumpPayments: [{ amount: 1000, payment: 300, recast: true }],
  biweekly: true,
};
const DOORS: Record<string, Loan> = {
  "fixed rate": whole,
  "adjustable, worst case": { ...whole, type: "arm5" },
  "interest only, then level": { ...whole, program: "interest10" },
  "bought down by the borrower": { ...whole, type: "bd321", buydownPaidBy: "borrower" },
  "fixed rate, paying more": { ...whole, ...paying },
  "second loan beside it": { ...whole, secondLoan: { type: "float10", ltv: 100, term: 30, amount: null, rate: 9 } },
};

const largestLoan = (at: number): Loan => ({
  ...whole,
  ...paying,
  id: `${at}`,
  propertyID: `${at % 6}`,
  purchaseDetailsID: `${at % 6}`,
  program: at % 2 ? "conventional" : "interest10",
  type: "arm1",
  term: 50,
  ARM: typed,
  closingCostObj: exampleScenario.loans[0]!.closingCostObj,
  secondLoan: { type: "float10", ltv: 100, term: 50, amount: null, rate: 9 },
});
export const largest: Scenario = {
  asOf: "2026-11-20",
  client: { ficoMin: 700, monthlyIncome: 20_000, filingStatus: "marriedJoint" },
  properties: Array.from({ length: 6 }, (_, home) => ({
    ...exampleProperty,
    id: `${home}`,
    appreciationTypes: ["custom", "forecast"],
    customAppreciation: 3,
    purchaseDetails: Array.from({ length: 6 }, (_, at) => ({
      ...exampleProperty.purchaseDetails[0]!,
      id: `${at}`,
      price: 500_000 + at * 10_000,
    })),
  })),
  loans: Array.from({ length: 12 }, (_, at) => largestLoan(at)),
  debts: Array.from({ length: 15 }, (_, at) => ({
    id: `${at}`,
    name: "Card",
    type: "card" as const,
    balance: 9000,
    payment: 250,
    rate: 19,
    monthsLeft: null,
    payOff: at % 2 === 0,
  })),
  horizonYears: [1, 5, 10, 15, 20, 25, 30, 40, 45, 50],
};

const rate = (speed: number) => `${Math.round(speed).toLocaleString("en-US")} a second`;
const terms = [10, 20, 30, 40, 50];

/** Nanoseconds a payment by term: the same from the shortest to the longest, or the cost is not linear. */
function linearity(name: string): Result["rows"][number] {
  const work = KINDS[name]!;
  const contest = Object.fromEntries(terms.map((years) => [`${years}`, () => work((years * 12) as Months)]));
  const speeds = race(contest, { rounds: 7, milliseconds: 25 });
  const each = terms.map((years) => 1e9 / speeds[`${years}`]! / (years * 12));
  const ratio = each.at(-1)! / each[0]!;
  const value = `${each.map((nanoseconds) => nanoseconds.toFixed(1)).join(", ")} ns; the longest costs ${ratio.toFixed(2)} x the shortest`;
  return { what: `a payment over ${terms.join(", ")} years: ${name}`, value, budget: "1.5 x", ok: ratio <= 1.5 };
}

export function kindRows(): Result["rows"] {
  const doors = race(
    Object.fromEntries(
      Object.entries(DOORS).map(([name, loan]) => [
        name,
        () => calculateLoan({ ...exampleScenario, loans: [loan] }, loan),
      ]),
    ),
    { rounds: 7, milliseconds: 30 },
  );
  const whole = () => calculateExplained(largest, { schedule: "monthly", explain: figureNames });
  const milliseconds = 1000 / race({ whole }, { rounds: 5, milliseconds: 100 }).whole;
  const more = () => repay({ amount, term: 360 as Months, phases: ratePhases(moving(360)), more: MORE }, columns);
  return [
    ...Object.keys(KINDS).map(linearity),
    {
      what: "schedule of a rate that changes every 6 months, paid faster: allocation",
      value: `${Math.round(allocation(more))} bytes`,
    },
    ...Object.entries(doors).map(([name, speed]) => ({ what: `one loan, every figure: ${name}`, value: rate(speed) })),
    {
      what: "the largest request: 12 loans of 50 years, every schedule month by month, every working",
      value: `${milliseconds.toFixed(1)} ms`,
      budget: "50 ms",
      ok: milliseconds <= 50,
    },
  ];
}

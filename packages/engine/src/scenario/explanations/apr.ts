import { type MonthlyLoan, monthlyApr, type PaymentRun } from "../../loan/monthly-apr";
import { sixDecimals } from "../../money/cents";
import { discount } from "../../money/compound";
import { asDisclosed } from "../outcomes/loan-estimate";
import type { Explanation, Step } from "../schema/types";
import type { SolvedApr } from "../steps/contract-apr";
import type { Working } from "../working";
import { amountFinancedStep, prepaidChargeStep } from "./loan-estimate";
import { loanTermInputs } from "./payment";
import {
  type About,
  absentFigure,
  amount,
  count,
  type Line,
  percentText,
  rate,
  span,
  total,
  workedFigure,
} from "./wording";

/** Steps of runs of equal payments, as the lender receives them. */
function levelSteps(label: string, levels: MonthlyLoan["levels"]): Step[] {
  let from = 1;
  return levels.flatMap(({ payment, until }) => {
    const step = amount(label + span(from, until), payment);
    const empty = until < from;
    from = until + 1;
    return empty ? [] : [step];
  });
}

function paymentsStep({ levels, finalPayment, payments: length, insurance }: MonthlyLoan): Step {
  const last = amount(`Payment ${length}`, finalPayment);
  const premiums = levelSteps("Mortgage insurance: ", insurance);
  return { ...count("Payments", length, "count"), parts: [...levelSteps("", levels), last, ...premiums] };
}

/** What a run of payments is worth at closing, in cents, at a monthly rate: each divided by (1 + i)^its number. */
const worthOfRun = (payment: number, from: number, until: number, i: number) =>
  payment * (i === 0 ? until - from + 1 : (discount(i, until) - discount(i, from - 1)) / i);

function worthsOf(runs: readonly PaymentRun[], name: string, i: number): (readonly [label: string, exact: number])[] {
  return runs.flatMap(({ payment, until }, at) => {
    const from = (runs[at - 1]?.until ?? 0) + 1;
    return until < from ? [] : [[`${name}${span(from, until)}`, worthOfRun(payment, from, until, i)] as const];
  });
}

/** Makes the step of what all payments are worth at closing. Cents are rounded down the column, so that its lines add up. */
function worthStep({ levels, finalPayment, payments, insurance }: MonthlyLoan, i: number, detail?: string): Step {
  const last = { payment: finalPayment, until: payments };
  const exact = [...worthsOf([...levels, last], "", i), ...worthsOf(insurance, "Mortgage insurance: ", i)];
  let sum = 0;
  const lines = exact.map(([label, worth]): Line => {
    const before = Math.round(sum);
    sum += worth;
    return [label, Math.round(sum) - before];
  });
  const formula = "each payment ÷ (1 + monthly rate)^its number, added up";
  return { ...total("What the payments are worth at closing, at the monthly rate", lines, detail), formula };
}

/** Makes the steps that set what is paid, and when, against what is lent, and name the rate that makes them equal. */
function equalitySteps({ stream, apr }: SolvedApr): Step[] {
  if (stream === null || apr === null) return [];
  const solved = monthlyApr(stream);
  const moved = solved === null || Math.abs(apr - solved) > 1e-15;
  const cents =
    "The rounding of payments to whole cents is disregarded (12 CFR 1026.17(c)(3)(i)), so the APR is the note rate";
  const equal = "Equal to the amount financed, so this is the rate at which the payments are worth what is lent";
  return [
    paymentsStep(stream),
    rate("Monthly rate i", (apr / 12) * 100, {
      formula: `amount financed = Σ payment(t) ÷ (1 + i)^t, t = 1 … ${stream.payments}`,
    }),
    worthStep(stream, apr / 12, moved ? cents : equal),
    {
      ...rate("APR", sixDecimals(apr * 100)),
      formula: "APR = 12 × monthly rate i",
      detail: moved ? cents : `12 × ${percentText((apr / 12) * 100)}`,
    },
  ];
}

function aprInputs(working: Working): Step[] {
  const typed = loanTermInputs(working);
  const { customAPR } = working.loan;
  if (customAPR !== null) typed.push(rate("APR as typed, shown instead of the computed one", customAPR));
  return typed;
}

const noAprReason = ({ financing, repayment, loan }: Working) => {
  if (loan.category === "existing")
    return "What was charged for an existing mortgage is not known, so there is no APR.";
  if (repayment.schedule.length === 0) return "Nothing is borrowed, so there is no APR.";
  return financing.insurance.missing[0]?.sentence ?? "The charges leave nothing financed, so there is no APR.";
};

const appendixJ =
  "Regulation Z, 12 CFR 1026 Appendix J, actuarial method, monthly unit-periods; tolerance 1/8 of a point, 1026.22(a)(2). https://www.consumerfinance.gov/rules-policy/regulations/1026/j/";

const aboutApr: About = {
  figure: "apr",
  unit: "percent",
  rule: "The annual rate at which the payments, including mortgage insurance, are worth the amount financed. An adjustable rate counts the note rate, then today's index plus the margin within the caps, whatever rate scenario is chosen.",
  source: `${appendixJ} Composite APR of an adjustable rate: 12 CFR 1026.17(c)(1), comment 10.`,
};

const aboutScenario: About = {
  figure: "scenarioAPR",
  unit: "percent",
  rule: "The rate at which the payments in the chosen rate scenario are worth the amount financed. The APR that is disclosed assumes that the index stays where it is today.",
  source: `The chosen rate scenario, solved like an APR. ${appendixJ}`,
};

const explainSolvedApr = (about: About, working: Working): Explanation => {
  const { stream, apr } = working.repayment;
  if (apr === null) return absentFigure(about, noAprReason(working));
  const steps = [
    amount("Loan amount", working.financing.amount),
    prepaidChargeStep(working),
    amountFinancedStep(working),
  ];
  return workedFigure(about, sixDecimals(apr * 100), aprInputs(working), [...steps, ...equalitySteps({ stream, apr })]);
};

export const explainApr = (working: Working): Explanation => explainSolvedApr(aboutApr, asDisclosed(working));
export const explainScenarioApr = (working: Working): Explanation => explainSolvedApr(aboutScenario, working);

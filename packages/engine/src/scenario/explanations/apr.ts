import { type MonthlyLoan, monthlyApr } from "../../loan/monthly-apr";
import { sixDecimals } from "../../money/cents";
import { asDisclosed } from "../outcomes/loan-estimate";
import type { Explanation, Step } from "../schema/types";
import type { SolvedApr } from "../steps/contract-apr";
import type { Working } from "../working";
import { amountFinancedStep, prepaidChargeStep } from "./loan-estimate";
import { loanTermInputs } from "./payment";
import { type About, absent, amount, count, figure, rate, span, worked } from "./wording";

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

/** Steps that show, try by try, how the rate is found at which the payments are worth the amount financed. */
function solutionSteps({ stream, apr }: SolvedApr): Step[] {
  if (stream === null || apr === null) return [];
  const tries: Step[] = [];
  const solved = monthlyApr(stream, (i, excess) => {
    const difference = `The payments are worth ${figure(Math.round(excess))} more than the amount financed`;
    tries.push(rate(`Try ${tries.length + 1}`, i * 100, { detail: difference }));
  });
  const formula = `amount financed = Σ payment(t) ÷ (1 + i)^t, t = 1 … ${stream.payments}`;
  const moved = solved === null || Math.abs(apr - solved) > 1e-15;
  const cents = "The payments' whole cents are disregarded (12 CFR 1026.17(c)(3)(i)): the APR is the note rate";
  return [
    paymentsStep(stream),
    rate("Monthly rate i", (apr / 12) * 100, { formula, parts: tries }),
    { ...rate("APR", sixDecimals(apr * 100)), formula: "APR = 12 × i", ...(moved ? { detail: cents } : {}) },
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
  rule: "The yearly rate at which the payments, mortgage insurance included, are worth the amount financed. An adjustable rate counts the note rate, then today's index and margin within the caps, whatever course is chosen.",
  source: `${appendixJ} Composite APR of an adjustable rate: 12 CFR 1026.17(c)(1), comment 10.`,
};

const aboutScenario: About = {
  figure: "scenarioAPR",
  unit: "percent",
  rule: "The rate at which the payments of the chosen course are worth the amount financed. The APR that is disclosed takes the index to stay where it is today.",
  source: `The chosen course, solved as an APR is. ${appendixJ}`,
};

const explainSolvedApr = (about: About, working: Working): Explanation => {
  const { stream, apr } = working.repayment;
  if (apr === null) return absent(about, noAprReason(working));
  const steps = [
    amount("Loan amount", working.financing.amount),
    prepaidChargeStep(working),
    amountFinancedStep(working),
  ];
  return worked(about, sixDecimals(apr * 100), aprInputs(working), [...steps, ...solutionSteps({ stream, apr })]);
};

export const explainApr = (working: Working): Explanation => explainSolvedApr(aboutApr, asDisclosed(working));
export const explainScenarioApr = (working: Working): Explanation => explainSolvedApr(aboutScenario, working);

import { type MonthlyLoan, monthlyApr } from "../../loan/monthly-apr";
import { sixDecimals } from "../../money/cents";
import type { Explanation, Step } from "../types";
import type { Working } from "../working";
import { amountFinanced, charge } from "./charges";
import { terms } from "./payment";
import { amount, count, figure, rate, span, text } from "./wording";

/** Equal payments from one to another, as the lender receives them. */
function level(label: string, levels: MonthlyLoan["levels"]): Step[] {
  let from = 1;
  return levels.flatMap(({ payment, until }) => {
    const step = amount(label + span(from, until), payment);
    const empty = until < from;
    from = until + 1;
    return empty ? [] : [step];
  });
}

function payments({ levels, finalPayment, payments: length, insurance }: MonthlyLoan): Step {
  const last = amount(`Payment ${length}`, finalPayment);
  const premiums = level("Mortgage insurance: ", insurance);
  return { ...count("Payments", length, "count"), parts: [...level("", levels), last, ...premiums] };
}

function solution({ repayment }: Working): Step[] {
  if (repayment.stream === null || repayment.apr === null) return [];
  const tries: Step[] = [];
  const solved = monthlyApr(repayment.stream, (i, excess) => {
    const difference = `The payments are worth ${figure(Math.round(excess))} more than the amount financed`;
    tries.push(rate(`Try ${tries.length + 1}`, i * 100, { detail: difference }));
  });
  const formula = `amount financed = Σ payment(t) ÷ (1 + i)^t, t = 1 … ${repayment.schedule.length}`;
  const moved = solved === null || Math.abs(repayment.apr - solved) > 1e-15;
  const cents = "The payments' whole cents are disregarded (12 CFR 1026.17(c)(3)(i)): the APR is the note rate";
  return [
    rate("Monthly rate i", (repayment.apr / 12) * 100, { formula, parts: tries }),
    { ...rate("APR", sixDecimals(repayment.apr * 100)), formula: "APR = 12 × i", ...(moved ? { detail: cents } : {}) },
  ];
}

function inputs(working: Working): Step[] {
  const { loan, repayment } = working;
  const typed = terms(working);
  if (loan.customAPR !== null) typed.push(rate("APR as typed, shown instead of the computed one", loan.customAPR));
  const { apr, compositeAPR } = repayment;
  if (apr !== null && compositeAPR !== null && compositeAPR !== apr) {
    const detail = "Composite APR, 12 CFR 1026.17(c)(1), comment 10";
    typed.push(rate("APR were the index to stay as it is", sixDecimals(compositeAPR * 100), { detail }));
  }
  return typed;
}

const why = ({ financing, repayment, loan }: Working) => {
  if (loan.category === "existing")
    return "What was charged for an existing mortgage is not known, so there is no APR.";
  if (repayment.schedule.length === 0) return "Nothing is borrowed, so there is no APR.";
  return financing.insurance.missing[0]?.sentence ?? "The charges leave nothing financed, so there is no APR.";
};

export function explainApr(working: Working): Explanation {
  const { financing, repayment } = working;
  const { apr } = repayment;
  const outcome = apr === null ? [text("No APR", why(working))] : [payments(repayment.stream!), ...solution(working)];
  return {
    figure: "apr",
    value: apr === null ? null : sixDecimals(apr * 100),
    unit: "percent",
    rule: "The yearly rate at which the payments, mortgage insurance included, are worth the amount financed.",
    source:
      "Regulation Z, 12 CFR 1026 Appendix J, actuarial method, monthly unit-periods; tolerance 1/8 of a point, 1026.22(a)(2). https://www.consumerfinance.gov/rules-policy/regulations/1026/j/",
    version: null,
    inputs: inputs(working),
    steps: [amount("Loan amount", financing.amount), charge(working), amountFinanced(working), ...outcome],
  };
}

import { monthlyApr } from "../../loan/monthly-apr";
import { inDollars, sixDecimals } from "../../money/cents";
import type { Explanation, Step } from "../types";
import type { Working } from "../working";
import { amount, count, figure, less, rate, text, total } from "./wording";

function charge({ charges, costs, loan }: Working): Step {
  const lines = charges.lines.map(({ name, amount }) => [name, amount] as const);
  const worksheet = loan.closingCostObj ? `The fees marked APR on the worksheet “${loan.closingCostObj.name}”.` : "";
  const typedTotal = "Closing costs typed as one total have no fees marked APR.";
  const detail = charges.typed ? "As typed, instead of the computed one" : costs.closing.typed ? typedTotal : worksheet;
  return total("Prepaid finance charge", lines, detail || undefined);
}

function payments({ repayment, financing }: Working): Step {
  const { payment, finalPayment, length } = repayment.schedule;
  const level = length === 2 ? "Payment 1" : `Payments 1 to ${length - 1}`;
  const parts = length > 1 ? [amount(level, payment)] : [];
  parts.push(amount(`Payment ${length}`, finalPayment));
  if (repayment.miMonths > 0) {
    parts.push(amount(`Mortgage insurance, payments 1 to ${repayment.miMonths}`, financing.insurance.monthly ?? 0));
  }
  return { ...count("Payments", length, "count"), parts };
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

function inputs({ loan, financing }: Working): Step[] {
  const typed = [amount("Loan amount", financing.amount), rate("Rate", loan.rate), count("Term", loan.term, "years")];
  if (loan.customAPR !== null) typed.push(rate("APR as typed, shown instead of the computed one", loan.customAPR));
  return typed;
}

const why = ({ financing, repayment }: Working) => {
  if (repayment.schedule.length === 0) return "Nothing is borrowed, so there is no APR.";
  return financing.insurance.missing[0]?.sentence ?? "The charges leave nothing financed, so there is no APR.";
};

export function explainApr(working: Working): Explanation {
  const { financing, charges, repayment } = working;
  const { apr, amountFinanced } = repayment;
  const outcome = apr === null ? [text("No APR", why(working))] : [payments(working), ...solution(working)];
  return {
    figure: "apr",
    value: apr === null ? null : sixDecimals(apr * 100),
    unit: "percent",
    rule: "The yearly rate at which the payments, mortgage insurance included, are worth the amount financed.",
    source:
      "Regulation Z, 12 CFR 1026 Appendix J, actuarial method, monthly unit-periods; tolerance 1/8 of a point, 1026.22(a)(2). https://www.consumerfinance.gov/rules-policy/regulations/1026/j/",
    version: null,
    inputs: inputs(working),
    steps: [
      amount("Loan amount", financing.amount),
      charge(working),
      {
        ...total("Amount financed", [
          ["Loan amount", financing.amount],
          ["Prepaid finance charge", less(charges.total)],
        ]),
        value: inDollars(amountFinanced),
      },
      ...outcome,
    ],
  };
}

import { exactPayment } from "../../loan/payment";
import { months } from "../repayment";
import type { Explanation } from "../types";
import type { Working } from "../working";
import { amount, count, figure, less, percentText, rate, total } from "./wording";

const terms = ({ loan, financing }: Working) => [
  amount("Loan amount", financing.amount),
  rate("Rate", loan.rate),
  count("Term", loan.term, "years"),
];

export function explainPayment(working: Working): Explanation {
  const { loan, financing, repayment, monthly } = working;
  const term = months(loan.term);
  const exact = exactPayment(financing.amount, repayment.rate, term);
  const formula = loan.rate === 0 ? "payment = P ÷ n" : "payment = P · i ÷ (1 − (1 + i)^−n)";
  return {
    figure: "payment",
    value: monthly.principalAndInterest / 100,
    unit: "dollars",
    rule: "Equal monthly payments that repay the loan amount with interest over the term, to the nearest cent.",
    source: "Level payment formula; months of 30 days in a year of 360, halves of a cent up",
    version: null,
    inputs: terms(working),
    steps: [
      amount("Loan amount P", financing.amount),
      rate("Monthly rate i", (repayment.rate / 12) * 100, { detail: `${percentText(loan.rate)} ÷ 12` }),
      count("Payments n", term, "count", `${loan.term} years × 12`),
      amount("Principal and interest", monthly.principalAndInterest, {
        formula,
        detail: `${(exact / 100).toFixed(6)} to the nearest cent`,
      }),
    ],
  };
}

export function explainTotalInterest(working: Working): Explanation {
  const { financing, repayment } = working;
  const { payment, finalPayment, length } = repayment.schedule;
  const level = payment * Math.max(0, length - 1);
  const paid = level + finalPayment;
  return {
    figure: "totalInterest",
    value: repayment.interest / 100,
    unit: "dollars",
    rule: "All payments of the schedule in whole cents, the last one adjusted to clear the balance, less the loan amount.",
    source: "Each month's interest is a twelfth of the year's on the balance before it, to the nearest cent, halves up",
    version: null,
    inputs: terms(working),
    steps: [
      total(
        "Payments",
        [
          [`${Math.max(0, length - 1)} payments of ${figure(payment)}`, level],
          [`Payment ${length}`, finalPayment],
        ],
        "Principal and interest, without mortgage insurance",
      ),
      total("Total interest", [
        ["Payments", paid],
        ["Loan amount", less(financing.amount)],
      ]),
    ],
  };
}

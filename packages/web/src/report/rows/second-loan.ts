import { line, readPart, rowsOf } from "../row";

export const secondLoanRows = rowsOf({
  secondType: line.words(({ loan, result }, { second }) =>
    result?.secondLoan && loan.secondLoan ? { text: second[loan.secondLoan.type] } : "none",
  ),
  secondAmount: line.amount(
    "secondLoanAmount",
    readPart("secondLoan", ({ amount }) => amount),
  ),
  secondPayment: line.cents(
    "secondLoan",
    readPart("secondLoan", ({ payment }) => payment),
  ),
  secondLater: line.cents(
    "secondLoanLater",
    readPart("secondLoan", ({ payment, amortizingPayment: later }) => (later === payment ? "none" : later)),
    { optional: true },
  ),
  interestInAll: line.dollars(
    "secondLoanInterest",
    readPart("secondLoan", ({ totals }) => totals.interest),
  ),
});

/** What is repaid of the second loan, and what is paid for it. */
export const secondLoanBars = [
  { ...secondLoanRows.secondAmount, words: "principal" as const },
  { ...secondLoanRows.interestInAll, words: "interest" as const },
];

import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Computed } from "../columns";
import type { Reading, Row } from "../row";

const ofSecond =
  (read: (second: NonNullable<LoanResult["secondLoan"]>) => Reading) =>
  ({ result }: Computed): Reading =>
    result.secondLoan ? read(result.secondLoan) : "none";

export const secondLoanAmount: Row = {
  key: "secondLoanAmount",
  words: "secondAmount",
  precision: "amount",
  explains: "secondLoanAmount",
  of: ofSecond(({ amount }) => amount),
};

const interest = ofSecond(({ totals }) => totals.interest);

/** What is paid back of it, and for it. */
export const secondLoanBars: readonly Row[] = [
  { ...secondLoanAmount, words: "principal" },
  { key: "interest", words: "interest", precision: "dollars", of: interest },
];

export const secondLoanRows: readonly Row[] = [
  {
    key: "secondType",
    words: "secondType",
    precision: "words",
    of: ({ loan, result }, { second }) =>
      result?.secondLoan && loan.secondLoan ? { text: second[loan.secondLoan.type] } : "none",
  },
  secondLoanAmount,
  {
    key: "secondPayment",
    words: "secondPayment",
    precision: "cents",
    explains: "secondLoan",
    of: ofSecond(({ payment }) => payment),
  },
  {
    key: "secondLater",
    words: "secondLater",
    precision: "cents",
    explains: "secondLoanLater",
    of: ofSecond(({ payment, amortizingPayment }) => (amortizingPayment === payment ? "none" : amortizingPayment)),
    optional: true,
  },
  {
    key: "secondInterest",
    words: "interestInAll",
    precision: "dollars",
    explains: "secondLoanInterest",
    of: interest,
  },
];

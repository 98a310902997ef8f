import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { monthOf } from "./break-even";
import { type Column, isComputed } from "./column";
import type { TextRow } from "./loan-rows";
import { ifAny, type Reading, type Row } from "./rows";

/** Parts that only loans of one kind have: second loans, payments beyond those due, rates that change, subsidies. */

const ofSecond = (read: (second: NonNullable<LoanResult["secondLoan"]>) => number): Row["of"] => {
  return ({ result }) => (result.secondLoan ? read(result.secondLoan) : "none");
};

const secondTypes = { fixed: "Fixed", float5: "Interest only 5 years", float10: "Interest only 10 years" } as const;

export const secondLoanRows: readonly (Row | TextRow)[] = [
  {
    label: "Type",
    words: ({ loan, result }) => (result?.secondLoan && loan.secondLoan ? secondTypes[loan.secondLoan.type] : "None"),
  },
  { label: "Amount", precision: "cents", figure: "secondLoanAmount", of: ofSecond(({ amount }) => amount) },
  { label: "Payment", precision: "cents", figure: "secondLoan", of: ofSecond(({ payment }) => payment) },
  {
    label: "Payment after interest only",
    precision: "cents",
    figure: "secondLoanLater",
    of: ({ result: { secondLoan } }) =>
      secondLoan && secondLoan.amortizingPayment !== secondLoan.payment ? secondLoan.amortizingPayment : "none",
    optional: true,
  },
  {
    label: "Interest over the loan",
    precision: "dollars",
    figure: "secondLoanInterest",
    of: ofSecond(({ totals }) => totals.interest),
  },
];

const ofExtra = (read: (extra: NonNullable<LoanResult["prepayment"]>) => number): Row["of"] => {
  return ({ result }) => (result.prepayment ? read(result.prepayment) : "none");
};

export const extraRows: readonly Row[] = [
  {
    label: "Interest saved",
    precision: "dollars",
    figure: "interestSaved",
    of: ofExtra(({ interestSaved }) => interestSaved),
  },
  {
    label: "Interest without them",
    precision: "dollars",
    figure: "scheduledInterest",
    of: ofExtra(({ scheduledInterest }) => scheduledInterest),
  },
  { label: "Time saved", precision: "months", figure: "monthsSaved", of: ofExtra(({ monthsSaved }) => monthsSaved) },
  {
    label: "Paid off after",
    precision: "months",
    figure: "payoff",
    of: ({ result }) => (result.prepayment ? result.payoffMonths : "none"),
  },
];

const changes = (column: Column): boolean => isComputed(column) && column.result.rates.length > 1;
export const ratesChange = (columns: readonly Column[]) => columns.some(changes);

/** The level that holds at a payment, and whether it begins there. */
function levelAt(column: Column, payment: number): { rate: number; payment: number; begins: boolean } | null {
  if (!isComputed(column) || payment > column.result.payoffMonths) return null;
  const level = column.result.rates.filter(({ fromPayment }) => fromPayment <= payment).at(-1);
  return level ? { rate: level.rate, payment: level.payment, begins: level.fromPayment === payment } : null;
}

/** The payments from which any loan's rate or payment is another one. */
export const turns = (columns: readonly Column[]): number[] =>
  [
    ...new Set(columns.filter(changes).flatMap((column) => column.result!.rates.map(({ fromPayment }) => fromPayment))),
  ].sort((a, b) => a - b);

/** The rates, then the payments, at every turn. Each opens the working of them all. */
export function rateRows(columns: readonly Column[], firstPayment: string): [rates: Row[], payments: Row[]] {
  const at = turns(columns);
  const label = (payment: number) => `${payment}, ${shortMonth(firstPayment, payment)}`;
  const reading = (column: Column, payment: number, of: "rate" | "payment"): Reading =>
    levelAt(column, payment)?.[of] ?? "none";
  return [
    at.map((payment) => ({
      label: label(payment),
      precision: "rate",
      figure: "rates",
      part: `from payment ${payment}`,
      of: (column) => reading(column, payment, "rate"),
    })),
    at.map((payment) => ({
      label: label(payment),
      precision: "cents",
      figure: "rates",
      part: `the payment from no. ${payment}`,
      of: (column) => reading(column, payment, "payment"),
    })),
  ];
}

const shortMonth = (firstPayment: string, payment: number) => {
  const [month = "", year = ""] = monthOf(firstPayment, payment).split(" ");
  return `${month.slice(0, 3)} ${year}`;
};

export const subsidyRow: Row = {
  label: "Subsidy",
  precision: "cents",
  figure: "buydown",
  of: ({ result }) => ifAny(result.buydown?.subsidy ?? 0),
  optional: true,
};

/** The rate at each year's first payment, to the end of the loan, percent. */
export const ratesByYear = (column: Column & { result: LoanResult }, lastYear: number): number[] =>
  Array.from({ length: Math.min(lastYear, Math.ceil(column.result.payoffMonths / 12)) + 1 }, (_, year) => {
    const payment = Math.min(year * 12 + 1, column.result.payoffMonths);
    return levelAt(column, payment)?.rate ?? 0;
  });

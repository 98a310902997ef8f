import { type Column, type Computed, isComputed } from "../columns";
import { ifAny, type Reading, type Row } from "../row";

/** Tells whether a loan's rate or payment changes before its last payment. */
export const ratesChange = (column: Column): column is Computed => isComputed(column) && column.result.rates.length > 1;

/** Returns the rate and payment in effect at a payment; none after the last. */
const levelAt = ({ result }: Computed, payment: number) =>
  payment > result.payoffMonths ? undefined : result.rates.filter(({ fromPayment }) => fromPayment <= payment).at(-1);

/** Lists the payments from which any loan's rate or payment differs. */
export const turnsOf = (columns: readonly Column[]): number[] =>
  [
    ...new Set(columns.filter(ratesChange).flatMap(({ result }) => result.rates.map(({ fromPayment }) => fromPayment))),
  ].sort((one, other) => one - other);

/** Makes the rows of the rates, or of the payments, at every change. Each opens the working of all of them. @param month the month of a payment: "June 2030" */
export const rateRows = (
  columns: readonly Column[],
  of: "rate" | "payment",
  month: (payment: number) => string,
): Row[] =>
  turnsOf(columns).map((payment) => ({
    key: `${of} ${payment}`,
    words: ({ levelAt: said }) => said(payment, month(payment)),
    precision: of === "rate" ? "rate" : "cents",
    explains: "rates",
    part: of === "rate" ? `from payment ${payment}` : `the payment from no. ${payment}`,
    of: (column: Computed): Reading => levelAt(column, payment)?.[of] ?? "none",
  }));

export const subsidy: Row = {
  key: "subsidy",
  words: "subsidy",
  precision: "cents",
  explains: "buydown",
  of: ({ result }) => ifAny(result.buydown?.subsidy ?? 0),
  optional: true,
};

/** Returns the rate at each year's first payment through payoff, percent. */
export const ratesByYear = (column: Computed, lastYear: number): number[] =>
  Array.from({ length: Math.min(lastYear, Math.ceil(column.result.payoffMonths / 12)) + 1 }, (_, year) => {
    const payment = Math.min(year * 12 + 1, column.result.payoffMonths);
    return levelAt(column, payment)?.rate ?? 0;
  });

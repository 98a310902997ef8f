import { type Column, type Computed, isComputed } from "../columns";
import { ifAny, type Reading, type Row } from "../row";

/** Rates or payments that are not the same from the first payment to the last. */
export const ratesChange = (column: Column): column is Computed => isComputed(column) && column.result.rates.length > 1;

/** The level that holds at a payment; none after the last. */
const levelAt = ({ result }: Computed, payment: number) =>
  payment > result.payoffMonths ? undefined : result.rates.filter(({ fromPayment }) => fromPayment <= payment).at(-1);

/** The payments from which any loan's rate or payment is another one. */
export const turnsOf = (columns: readonly Column[]): number[] =>
  [
    ...new Set(columns.filter(ratesChange).flatMap(({ result }) => result.rates.map(({ fromPayment }) => fromPayment))),
  ].sort((one, other) => one - other);

/**
 * The rates, or the payments, at every turn. Each opens the working of them all.
 * @param month  the month of a payment: "June 2030"
 */
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

/** The rate at each year's first payment, to the end of the loan, percent. */
export const ratesByYear = (column: Computed, lastYear: number): number[] =>
  Array.from({ length: Math.min(lastYear, Math.ceil(column.result.payoffMonths / 12)) + 1 }, (_, year) => {
    const payment = Math.min(year * 12 + 1, column.result.payoffMonths);
    return levelAt(column, payment)?.rate ?? 0;
  });

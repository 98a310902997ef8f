import type { Idea } from "@highway/core/sharing/ideas/schema";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { asShown } from "../../../lib/format/as-shown";
import { difference, money, percent } from "../../../lib/format/format";
import { priceOf, propertyOf, type WorkingLoan, type WorkingReport } from "../../../scenario/document";

const dollars = (value: number) => money(value, { cents: !Number.isInteger(value) });
const number = (value: unknown) => (typeof value === "number" ? value : null);
const was = (value: number | null, write: (value: number) => string) =>
  value === null ? "" : ` (was ${write(value)})`;

/** What the client changed, each beside what the report says now: "price $490,000 (was $500,000)". */
export function changesInWords(
  { changes }: Pick<Idea, "changes">,
  document: WorkingReport,
  loan: WorkingLoan,
  now: LoanResult | null,
): string[] {
  const { price, downPayment, rate, extraPayment } = changes;
  const priceNow = number(priceOf(propertyOf(document, loan.propertyID), loan.purchaseDetailsID)?.price);
  const extraNow = loan.additionalMonthlyPayments.reduce((sum, { amount }) => sum + (number(amount) ?? 0), 0);
  return [
    price !== undefined && `price ${dollars(price)}${was(priceNow, dollars)}`,
    downPayment !== undefined && `down payment ${dollars(downPayment)}${was(now?.cash.downPayment ?? null, dollars)}`,
    rate !== undefined && `rate ${percent(rate)}${was(number(loan.rate), percent)}`,
    extraPayment !== undefined && `extra payment ${dollars(extraPayment)} a month${was(extraNow, dollars)}`,
  ].filter((words) => words !== false);
}

type Figure = { name: string; value: string; beside: string | null };

const cents = (value: number) => money(value, { cents: true });
const months = (value: number) => {
  const years = Math.floor(value / 12);
  const rest = value % 12;
  return [years > 0 && `${years} yr`, rest > 0 && `${rest} mo`].filter(Boolean).join(" ") || "0 mo";
};

type Written = (value: number) => string;
type Read = [name: string, of: (result: LoanResult) => number | null, write: Written, decimals: number];

const figures: readonly Read[] = [
  ["Payment", ({ monthly }) => monthly.total, cents, 2],
  ["To close", ({ cash }) => cash.toClose, cents, 2],
  ["APR", ({ apr }) => apr, (value) => percent(value, { trim: true }), 3],
  ["Paid off in", ({ payoffMonths }) => payoffMonths, months, 0],
];

/** What comes of it by the engine, beside what the loan says now; a figure that it lacks is left out. */
export const figuresInWords = (idea: LoanResult, now: LoanResult | null): Figure[] =>
  figures.flatMap(([name, of, write, decimals]) => {
    const value = of(idea);
    const before = now && of(now);
    if (value === null) return [];
    // What a person gets who subtracts the two figures as they are shown.
    const change = before === null ? null : asShown(value, decimals) - asShown(before, decimals);
    return [{ name, value: write(value), beside: change === null ? null : difference(change, write) }];
  });

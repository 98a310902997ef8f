import { type Column, type Computed, isComputed } from "./column";
import type { TextRow } from "./loan-rows";
import type { Reading, Row } from "./rows";

type Saved = NonNullable<Computed["result"]["savings"]>;

/** A refinance with its figures: what the section is of. */
export const isRefinance = ({ loan }: Column) => loan.category === "refinance";

const ofSavings =
  (tell: (savings: Saved) => number | null) =>
  ({ result: { savings } }: Computed): Reading =>
    savings ? (tell(savings) ?? "missing") : "none";

const monthly: readonly Row[] = [
  { label: "Before", precision: "cents", figure: "monthlyBefore", of: ofSavings(({ monthlyBefore }) => monthlyBefore) },
  {
    label: "After",
    precision: "cents",
    figure: "monthlyAfter",
    of: ofSavings(({ monthlyAfter }) => monthlyAfter),
    compare: "rank",
  },
  {
    label: "Monthly savings",
    precision: "cents",
    figure: "savings",
    of: ofSavings(({ monthlySavings }) => monthlySavings),
    total: true,
  },
];

/** "Payment 10", "At once" or "Never". */
function breakEvenWords(column: Column): string | null {
  if (!isRefinance(column)) return "None";
  const breakEven = isComputed(column) ? column.result.savings?.breakEven : null;
  if (!breakEven) return null;
  if (breakEven.kind === "always") return "At once";
  if (breakEven.kind === "never") return "Never";
  const years = breakEven.months / 12;
  const long = years >= 1 ? `, ${Number.isInteger(years) ? years : years.toFixed(1)}\u00a0yr` : "";
  return `Payment ${breakEven.months}${long}`;
}

const cost: readonly (Row | TextRow)[] = [
  { label: "Cost", precision: "dollars", figure: "refinanceCost", of: ofSavings(({ cost }) => cost), compare: "rank" },
  { label: "Break-even", figure: "savingsBreakEven", words: breakEvenWords },
];

const interest: readonly Row[] = [
  {
    label: "Left today",
    precision: "dollars",
    figure: "interestBefore",
    of: ofSavings(({ interestBefore }) => interestBefore),
  },
  {
    label: "Of the new loan",
    precision: "dollars",
    figure: "interestAfter",
    of: ofSavings(({ interestAfter }) => interestAfter),
    compare: "rank",
  },
];

const cash: readonly Row[] = [
  { label: "Paid off", precision: "dollars", figure: "payoffs", of: ofSavings(({ paidOff }) => paidOff) },
  {
    label: "Cash out",
    precision: "dollars",
    figure: "cashOut",
    of: (column) => (isRefinance(column) && column.result.cash.toClose < 0 ? -column.result.cash.toClose : "none"),
  },
];

const income: Row = {
  label: "Debt to income",
  precision: "rate",
  figure: "dti",
  of: ({ result }) => result.dti ?? "none",
  compare: "rank",
  optional: true,
};

/** What a refinance does for who takes it, line by line; shares of the income only where an income is known. */
export const savingsLines = (columns: readonly Column[]) => [
  ...cash,
  { group: "Each month" },
  ...monthly,
  ...(columns.some((column) => isComputed(column) && column.result.dti !== null) ? [income] : []),
  { group: "What it costs" },
  ...cost,
  { group: "Interest" },
  ...interest,
];

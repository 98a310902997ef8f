import { limits } from "@highway/engine/scenario/schema/limits";
import { percent } from "../../lib/format/format";
import { valid } from "../../scenario/issues/valid";
import { programName } from "../../scenario/names/loan-name";
import { type Column, type Computed, isComputed } from "./column";
import { spellMonths, wholeDollars } from "./figure-text";
import { ifAny, type Opens, type Row } from "./rows";

/** A line of words about each loan; null where what they speak of is missing or in error. */
export type TextRow = Opens & { label: string; words: (column: Column) => string | null };

const isBought = ({ loan }: Column) => loan.category === "purchase";

const cashOut = ({ loan, result }: Computed) =>
  loan.category === "refinance" ? ifAny(Math.max(0, 0 - result.cash.toClose)) : "none";

/** What tells the loans apart, as it was typed: of a purchase its price and down payment, of a home that is owned its value. */
export function loanRows(columns: readonly Column[]): (TextRow | Row)[] {
  const bought = columns.filter(isBought).length;
  const home = bought === columns.length ? "Price" : bought === 0 ? "Value" : "Price or value";
  return [
    { label: "Property", words: ({ property }) => property?.addressDisplay.trim() || property?.address.trim() || null },
    { label: home, words: priceOrValue, ...(bought === 0 && { figure: "applicablePrice" as const }) },
    { label: "Program", words: ({ loan }) => programName(loan) },
    { label: "Rate and term", words: rateAndTerm },
    ...(bought > 0 ? [{ label: "Down payment", words: downPayment, figure: "downPayment" } as const] : []),
    {
      label: "Paid off",
      precision: "dollars",
      figure: "payoffs",
      of: ({ result }) => ifAny(result.cash.payoffs),
      optional: true,
    },
    { label: "Cash out", precision: "dollars", figure: "cashOut", of: cashOut, optional: true },
  ];
}

const ifThere = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));

function priceOrValue(column: Column): string | null {
  if (isBought(column)) return ifThere(valid(column.price?.price, limits.price), wholeDollars);
  return isComputed(column) ? wholeDollars(column.result.applicablePrice) : null;
}

function rateAndTerm({ loan }: Column): string | null {
  if (loan.program === "allCash") return "None";
  const rate = valid(loan.rate, limits.rate);
  const left = valid(loan.monthsLeft, limits.monthsLeft);
  if (loan.category === "existing")
    return rate === null || left === null ? null : `${percent(rate)}, ${spellMonths(left)} left`;
  const term = valid(loan.term, limits.term);
  return rate === null || term === null ? null : `${percent(rate)}, ${term} yr`;
}

/** In both units, whichever was typed. */
function downPayment(column: Column): string | null {
  if (!isBought(column)) return "None";
  if (!isComputed(column)) return null;
  const { cash, applicablePrice } = column.result;
  return `${wholeDollars(cash.downPayment)}, ${percent((cash.downPayment / applicablePrice) * 100, { trim: true })}`;
}

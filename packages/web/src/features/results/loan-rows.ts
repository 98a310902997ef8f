import { limits } from "@highway/core/scenario/limits";
import { percent } from "../../lib/format";
import { programName } from "../../lib/scenario/loan-name";
import { valid } from "../../lib/scenario/ready";
import type { Column } from "./column";
import { spellMonths, wholeDollars } from "./figure-text";

/** A line of words about each loan; null where what they speak of is missing or in error. */
export type TextRow = { label: string; words: (column: Column) => string | null };

/** What tells the loans apart, as it was typed. */
export const loanRows: readonly TextRow[] = [
  { label: "Property", words: ({ property }) => property?.addressDisplay.trim() || property?.address.trim() || null },
  { label: "Price", words: ({ price }) => ifThere(valid(price?.price, limits.price), wholeDollars) },
  { label: "Program", words: ({ loan }) => programName(loan) },
  { label: "Rate and term", words: rateAndTerm },
  { label: "Down payment", words: downPayment },
];

const ifThere = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));

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
function downPayment({ loan, result }: Column): string | null {
  if (loan.category !== "purchase") return "None";
  if (!result) return null;
  const { cash, applicablePrice } = result;
  return `${wholeDollars(cash.downPayment)}, ${percent((cash.downPayment / applicablePrice) * 100, { trim: true })}`;
}

import { difference, money, percent } from "../../lib/format/format";

/** Payments and loan amounts show cents; costs, totals and horizons whole dollars; rates three decimals; months also as years. */
export type Precision = "cents" | "dollars" | "rate" | "months";
export const decimals: Record<Precision, number> = { cents: 2, dollars: 0, rate: 3, months: 0 };

export const dollarsAndCents = (value: number): string => money(value, { cents: true });
export const wholeDollars = (value: number): string => money(value);

const write: Record<Precision, (value: number) => string> = {
  cents: dollarsAndCents,
  dollars: wholeDollars,
  rate: (value) => percent(value, { trim: true }),
  months: (value) => spellMonths(value),
};

/** "30 yr", "5 mo", "27 yr 4 mo". */
export function spellMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`];
  return parts.filter(Boolean).join(" ");
}

export const figureText = (value: number, precision: Precision): string => write[precision](value);

/** A difference as the small print beside a figure: "−97.83", "+4,000", "−0.281", "same". Its figure has the unit. */
export const differenceText = (value: number, precision: Precision): string =>
  difference(value, (size) => write[precision](size).replace(/[$%]/g, ""));

import { difference, money, percent } from "../../lib/format";

/** Payments and loan amounts show cents; costs, totals and horizons whole dollars; rates three decimals. */
export type Precision = "cents" | "dollars" | "rate";
export const decimals: Record<Precision, number> = { cents: 2, dollars: 0, rate: 3 };

export const dollarsAndCents = (value: number): string => money(value, { cents: true });
export const wholeDollars = (value: number): string => money(value);

const write: Record<Precision, (value: number) => string> = {
  cents: dollarsAndCents,
  dollars: wholeDollars,
  rate: (value) => percent(value, { trim: true }),
};

export const figureText = (value: number, precision: Precision): string => write[precision](value);

/** A difference as the small print beside a figure: "−97.83", "+4,000", "−0.281", "same". Its figure has the unit. */
export const differenceText = (value: number, precision: Precision): string =>
  difference(value, (size) => write[precision](size).replace(/[$%]/g, ""));

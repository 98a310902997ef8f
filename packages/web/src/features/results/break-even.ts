import { addMonths } from "@highway/engine/rules/day";
import type { BreakEven } from "@highway/engine/scenario/schema/types";
import type { Computed } from "./column";
import { dollarsAndCents, wholeDollars } from "./figure-text";

/** What the page says of one loan against the first: when its cash to close is made good, or used up, by its payment. */
export type BreakEvenLine = {
  /** "Payment 41", "Until payment 40", "At once" or "None". */
  title: string;
  /** The month of that payment: "June 2030". */
  month: string | null;
  /** Years until then, for the bar; null draws none. */
  years: number | null;
  /** "$4,000.00 ÷ $97.83", or the sentence that says what is kept and what is paid. */
  words: string;
};

/**
 * @param against       the first loan
 * @param firstPayment  first of the month in which payment 1 is due, "2027-02-01"
 */
export function breakEvenLine(
  breakEven: BreakEven,
  loan: Computed,
  against: Computed,
  firstPayment: string,
): BreakEvenLine {
  const cash = loan.result.cash.toClose - against.result.cash.toClose;
  const payment = (loan.result.monthly.total ?? 0) - (against.result.monthly.total ?? 0);
  const said = words(cash, payment, loan, against);
  // What would take longer than both loans last is neither made good nor used up.
  const tooLate =
    (breakEven.kind === "never" && cash > 0 && payment < 0) || (breakEven.kind === "always" && payment > 0);
  const sentence = {
    month: null,
    years: null,
    words: tooLate ? `${said.slice(0, -1)}, but ends before that adds up.` : said,
  };
  if (breakEven.kind === "always") return { title: "At once", ...sentence };
  if (breakEven.kind === "never") return { title: "None", ...sentence };
  if (breakEven.months === 0) return { title: "At closing only", ...sentence };
  return {
    title: `${breakEven.kind === "until" ? "Until payment" : "Payment"} ${breakEven.months}`,
    month: monthOf(firstPayment, breakEven.months),
    years: breakEven.months / 12,
    words:
      breakEven.kind === "until"
        ? `${dollarsAndCents(-cash)} kept ÷ ${dollarsAndCents(payment)} more`
        : `${dollarsAndCents(cash)} ÷ ${dollarsAndCents(-payment)}`,
  };
}

/** "Keeps $82,425 at closing and pays $675.91 more each month, for 15 years." */
function words(cash: number, payment: number, loan: Computed, against: Computed): string {
  const closing =
    Math.round(cash) === 0
      ? "Takes the same cash at closing"
      : `${cash < 0 ? "Keeps" : "Needs"} ${wholeDollars(Math.abs(cash))}${cash < 0 ? "" : " more"} at closing`;
  const monthly =
    payment === 0
      ? "pays the same each month"
      : `pays ${dollarsAndCents(Math.abs(payment))} ${payment < 0 ? "less" : "more"} each month`;
  const years = loan.result.payoffMonths / 12;
  const term = loan.result.payoffMonths === against.result.payoffMonths || years === 0 ? "" : `, for ${spell(years)}`;
  return `${closing} and ${monthly}${term}.`;
}

const spell = (years: number): string =>
  Number.isInteger(years) ? `${years} ${years === 1 ? "year" : "years"}` : `${Math.round(years * 12)} months`;

/** "June 2030": the month of payment n, n - 1 months after the first. */
export const monthOf = (firstPayment: string, n: number): string =>
  new Date(addMonths(firstPayment, n - 1)).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Length of the bars' common scale in years: 10, or as many as the longest needs, in steps that divide evenly. */
export const barYears = (lines: readonly BreakEvenLine[]): number =>
  [10, 20, 30, 50].find((years) => lines.every((line) => (line.years ?? 0) <= years)) ?? 50;

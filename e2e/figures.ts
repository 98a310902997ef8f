/** What the screen must show, worked out by the engine here and written by the specification's rules. */
import { ScenarioInput } from "@highway/core/reports/scenario.schema";
import { calculate } from "@highway/engine/scenario/calculate";

type Asked = (typeof ScenarioInput)["_zod"]["input"];
export type Figures = { total: string; cash: string; apr: string; interest: string };

const written = (value: number, decimals: number) =>
  value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
export const cents = (value: number) => `$${written(value, 2)}`;
export const dollars = (value: number) => `$${written(value, 0)}`;
const percent = (value: number) => `${Number(value.toFixed(3))}%`;

/** The day at the officer's clock, "2026-11-20": its rules apply to a new comparison. */
const today = () => new Date().toLocaleDateString("sv-SE");

/** The month of a loan's nth payment, "Feb 2027": without a closing date it closes 30 days from today, and is first paid two months after that month's first day. */
export function monthPaid(payment: number): string {
  const closing = new Date(Date.parse(today()) + 30 * 86_400_000);
  const month = new Date(Date.UTC(closing.getUTCFullYear(), closing.getUTCMonth() + 1 + payment, 1));
  return month.toLocaleDateString("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
}

export const results = (scenario: Asked) => {
  const parsed = ScenarioInput.parse(scenario);
  return calculate({ ...parsed, asOf: parsed.asOf ?? today() }).loans;
};

/** The first figures of each loan. */
export const figuresOf = (scenario: Asked): Figures[] =>
  results(scenario).map(({ monthly, cash, apr, totals }) => {
    if (monthly.total === null || apr === null) throw new Error("The engine gives no payment or APR for this loan.");
    return {
      total: cents(monthly.total),
      cash: dollars(cash.toClose),
      apr: percent(apr),
      interest: dollars(totals.interest),
    };
  });

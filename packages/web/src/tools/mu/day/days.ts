/** The business days of market updates, and their names. */
import { nextTradingDay, tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { monthsBefore } from "@highway/engine/money/series";
import { toolPageOf } from "../../../lib/paths";

const MONTHS_BACK = 12;

/** Returns the address of a day's update; without a day, of today's. */
export const dayPath = (day: string | null) => toolPageOf("results", { tool: "mu", day });

/** Returns the business days before and after one; null if there is none. */
export function beside(day: string, today: string): { earlier: string | null; later: string | null } {
  const earlier = tradingDayBefore(day);
  const later = nextTradingDay(day);
  return {
    earlier: earlier >= monthsBefore(today, MONTHS_BACK) ? earlier : null,
    later: later <= today ? later : null,
  };
}

const long = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
/** Writes "Wednesday, December 31, 2025". */
export const longDay = (day: string): string => long.format(Date.parse(day));

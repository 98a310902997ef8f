/** The working days that a market update can be of, and how they are named. */
import { nextTradingDay, tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { monthsBefore } from "@highway/engine/money/series";
import { toolPageOf } from "../../../lib/paths";

const MONTHS_BACK = 12;

/** The address of a day's update; of today's without one. */
export const dayPath = (day: string | null) => toolPageOf("results", { tool: "mu", day });

/** The working days beside one; null where there is none to go to. */
export function beside(day: string, today: string): { earlier: string | null; later: string | null } {
  const earlier = tradingDayBefore(day);
  const later = nextTradingDay(day);
  return {
    earlier: earlier >= monthsBefore(today, MONTHS_BACK) ? earlier : null,
    later: later <= today ? later : null,
  };
}

const long = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" });
/** "Wednesday, December 31, 2025". */
export const longDay = (day: string): string => long.format(Date.parse(day));

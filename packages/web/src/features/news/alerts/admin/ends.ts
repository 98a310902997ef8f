import { easternInstant, inEastern } from "@highway/core/market/quotes/pure/eastern";
import { addDays } from "@highway/core/platform/pure/working-day";

const MINUTE_MS = 60_000;
/** The market closes at 5:00 PM. */
const CLOSE = 17 * 60;

export const endings = ["hour", "four", "close", "tomorrow", "week"] as const;
export type Ending = (typeof endings)[number];

/** Says when an alert that is posted now would end, in minutes. After today's close "today" is not offered. */
export function minutesUntil(ending: Ending, now: number): number | undefined {
  const { day } = inEastern(now);
  const until = (instant: number) => Math.ceil((instant - now) / MINUTE_MS);
  switch (ending) {
    case "hour":
      return 60;
    case "four":
      return 240;
    case "close": {
      const minutes = until(easternInstant(day, CLOSE));
      return minutes > 0 ? minutes : undefined;
    }
    case "tomorrow":
      return until(easternInstant(addDays(day, 1), CLOSE));
    case "week":
      return 7 * 1_440;
  }
}

export const endingNames: Record<Ending, string> = {
  hour: "In 1 hour",
  four: "In 4 hours",
  close: "Today at 5:00 PM ET",
  tomorrow: "Tomorrow at 5:00 PM ET",
  week: "In 7 days",
};

import { easternInstant, inEastern } from "./eastern";
import { hoursOf, nextTradingDay, tradingDayBefore } from "./trading-days";

/** The market at an instant: the day whose prices are shown, and whether it trades. */
export type Session = {
  /** The day of trading: today's from its opening on, before that the last one. */
  day: string;
  isOpen: boolean;
  /** The instants at which trading of that day began and ends. */
  opensAt: number;
  closesAt: number;
  /** The next opening after now; while the market is open, that of the next day of trading. */
  nextOpensAt: number;
};

const openingOf = (day: string) => easternInstant(day, hoursOf(day)!.opens);

/** Tells the session of an instant. */
export function sessionAt(instant: number): Session {
  const { day: today } = inEastern(instant);
  const hasBegun = hoursOf(today) !== undefined && instant >= openingOf(today);
  const day = hasBegun ? today : tradingDayBefore(today);
  const closesAt = easternInstant(day, hoursOf(day)!.closes);
  const next = !hasBegun && hoursOf(today) ? today : nextTradingDay(today);
  return {
    day,
    isOpen: hasBegun && instant < closesAt,
    opensAt: openingOf(day),
    closesAt,
    nextOpensAt: openingOf(next),
  };
}

/** How long a price may go without a tick, while the market is open, before it counts as old. */
export const STALE_MS = 5 * 60_000;

/** Tells for how many milliseconds a coupon has had no tick, where that is too long; undefined where its price is live or the market is closed. */
export function staleFor(lastTick: string | null, instant: number, { isOpen, opensAt }: Session): number | undefined {
  if (!isOpen) return undefined;
  const age = instant - (lastTick === null ? opensAt : Date.parse(lastTick));
  return age > STALE_MS ? age : undefined;
}

/** The times of day of the quarter-hour grid, Eastern: 8:15 AM to noon. */
export const quarters = [
  "8:15",
  "8:30",
  "8:45",
  "9:00",
  "9:15",
  "9:30",
  "9:45",
  "10:00",
  "10:15",
  "10:30",
  "10:45",
  "11:00",
  "11:15",
  "11:30",
  "11:45",
  "12:00",
] as const;
export type Quarter = (typeof quarters)[number];

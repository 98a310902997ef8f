/** What the market's average rate was when the campaign began, and what it is now. */
import type { AverageRates } from "../../../market/average-rate/index";
import type { Lang } from "../../../platform/pure/lang";
import { addDays, type Day } from "../../../platform/pure/working-day";
import { words } from "../words";
import { type Found, known, unknown } from "./found";

const names = ["RATETHEN", "RATENOW", "CHANGE", "MUDATE"] as const;
const sentences = {
  none: "The average mortgage rate could not be read.",
  old: "The newest average mortgage rate is more than a week old.",
  noneThen: "The average mortgage rate of the campaign's first day is not known.",
} as const;

/** The survey is of a week. It is published on Thursdays, and is stale when the next one is two working days late. */
const FRESH_DAYS = 11;

/** Finds the newest rate that was known on a day. */
const rateOn = ({ weeks }: AverageRates, day: Day) =>
  weeks.findLast(({ date }) => date <= day && date >= addDays(day, -FRESH_DAYS));

type OfMarket = Found & { days: Day[] };

/** @param start  the campaign's first day */
export function ofMarket(rates: AverageRates | undefined, start: Day, today: Day, lang: Lang): OfMarket {
  if (!rates) return { ...unknown(names, sentences.none), days: [] };
  const [then, now] = [rateOn(rates, start < today ? start : today), rateOn(rates, today)];
  if (!now) return { ...unknown(names, sentences.old), days: [] };
  const say = words(lang);
  const newest = { RATENOW: say.percent(now.value, 3), MUDATE: say.day(now.date) };
  if (!then) return { figures: newest, why: unknown(["RATETHEN", "CHANGE"], sentences.noneThen).why, days: [now.date] };
  const moved = Math.round((now.value - then.value) * 1000) / 1000;
  return {
    ...known({ ...newest, RATETHEN: say.percent(then.value, 3), CHANGE: say.points(moved) }),
    days: [...new Set([then.date, now.date])],
  };
}

/** Where the average rate comes from, and the days for which it was published. */
export const marketOrigins = ({ source }: AverageRates, { days }: OfMarket, lang: Lang) =>
  days.length > 0 ? [{ of: names, says: words(lang).rateSource(source, days) }] : [];

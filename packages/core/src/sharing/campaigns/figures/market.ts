/** What the market's average rate was when the campaign began, and what the market update says of it now. */
import { isLate } from "../../../market/update/pure/working-days";
import type { Read } from "../../../market/update/series";
import type { Lang } from "../../../platform/pure/lang";
import type { Day } from "../../../platform/pure/working-day";
import { words } from "../words";
import { type Found, knownFigures, unknownFigures } from "./found";

const names = ["RATETHEN", "RATENOW", "CHANGE", "MUDATE"] as const;
/** The day of the update is of itself; the rates are of the days on which they were published. */
const ofSurvey = ["RATETHEN", "RATENOW", "CHANGE"] as const;
const sentences = {
  none: "The average mortgage rate could not be read.",
  old: "The latest average mortgage rate is overdue by two business days or more.",
  noneThen: "The average mortgage rate of the campaign's first day is not known.",
} as const;

/** Finds the newest rate of the weekly survey that was known on a day. One that came late is not told to a client. */
const rateOn = ({ series }: Read, day: Day) =>
  series.findLast(({ date }) => date <= day && !isLate(date, "weekly", day));

type OfMarket = Found & { days: Day[] };

/**
 * Works out the market's average rates, and why they are not known where they are not.
 * @param start  the campaign's first day
 * @param update  the day of the market update, of which the rates are told
 */
export function ofMarket(rates: Read | undefined, start: Day, update: Day, lang: Lang): OfMarket {
  if (!rates) return { ...unknownFigures(names, sentences.none), days: [] };
  const [then, now] = [rateOn(rates, start < update ? start : update), rateOn(rates, update)];
  if (!now) return { ...unknownFigures(names, sentences.old), days: [] };
  const say = words(lang);
  const newest = { RATENOW: say.percent(now.value, 3), MUDATE: say.day(update) };
  if (!then)
    return { figures: newest, why: unknownFigures(["RATETHEN", "CHANGE"], sentences.noneThen).why, days: [now.date] };
  const moved = Math.round((now.value - then.value) * 1000) / 1000;
  return {
    ...knownFigures({ ...newest, RATETHEN: say.percent(then.value, 3), CHANGE: say.points(moved) }),
    days: [...new Set([then.date, now.date])],
  };
}

/** Where the average rate comes from, and the days for which it was published. */
export const marketOrigins = ({ source }: Read, { days }: OfMarket, lang: Lang) =>
  days.length > 0 ? [{ of: ofSurvey, says: words(lang).rateSource(source, days) }] : [];

/** The words and figures of a market update, in both languages. */
import { easternInstant, inEastern, minutesOf } from "@highway/core/market/quotes/pure/eastern";
import type { Briefing, Rate, RateKey } from "@highway/core/market/update/schema";
import {
  capital,
  count,
  dayIn,
  fixed,
  money,
  moneyWithCents,
  percent,
  timeOfDay,
  trimmedPercent,
} from "../../lib/format/format";
import type { Lang } from "../../lib/words/lang";
import type { MarketUpdateWords } from "./words.en";

export type Spoken = { lang: Lang; own: MarketUpdateWords };

export const rateOf = ({ rates }: Pick<Briefing, "rates">, key: RateKey): Rate | undefined =>
  rates.find((rate) => rate.key === key);

/** Writes a change with its sign: "+0.030", "−0.030", "0.000". */
export function signedChange(change: number, decimals = 3): string {
  const size = fixed(Math.abs(change), decimals);
  return change === 0 ? size : `${change > 0 ? "+" : "−"}${size}`;
}

function movedBy(change: number, { own: { answer } }: Spoken): string {
  if (change === 0) return answer.same;
  const size = count(Math.abs(change), 3);
  return change > 0 ? answer.up(size) : answer.down(size);
}

/** Returns the first sentence: the newest weekly average, and its change in a week and in a year. */
export function headOf(briefing: Briefing, spoken: Spoken): string {
  const { answer } = spoken.own;
  const rate = rateOf(briefing, "average30");
  if (rate?.value == null) return answer.none;
  const moves = [
    ...(rate.week ? [answer.week(movedBy(rate.week.change, spoken))] : []),
    ...(rate.year ? [answer.year(movedBy(rate.year.change, spoken))] : []),
  ];
  return answer.head(trimmedPercent(rate.value), moves.length > 0 ? `, ${moves.join(answer.and)}` : "");
}

/** Returns the second sentence: what the change means for the example loan, and the spread to the Treasury. */
export function leadOf(briefing: Briefing, { own: { answer, table } }: Spoken): string {
  const parts: string[] = [];
  const { example } = briefing;
  const before = example && (example.year ?? example.week);
  if (example && before) {
    const since = example.year ? answer.aYearAgo : answer.aWeekAgo;
    const cents = Math.round((example.now.payment - before.payment) * 100);
    const amount = moneyWithCents(Math.abs(cents) / 100);
    const at = answer.at(trimmedPercent(example.now.rate), table.names[example.of]);
    const principal = money(example.principal);
    parts.push(
      cents === 0
        ? answer.samePayment(at, principal, since)
        : answer.payment(at, principal, cents > 0 ? answer.more(amount) : answer.less(amount), since),
    );
  }
  const gap = rateOf(briefing, "mortgageSpread");
  if (gap?.value != null) parts.push(answer.gap(count(gap.value, 3), gap.year ? count(gap.year.value, 3) : null));
  return parts.join(" ");
}

/** Writes "10:42 AM" for an instant in New York, for places where the time zone is named. */
export function hourOf(at: string): string {
  const { minutes } = inEastern(Date.parse(at));
  return timeOfDay(Math.floor(minutes / 60), minutes % 60);
}
/** Writes "10:42 AM ET" for an instant. */
export const clockOf = (at: string, { own }: Spoken): string => own.newYork(hourOf(at));
/** Writes "11/24/2026 10:42 AM ET" for an instant. */
export const momentOf = (at: string, spoken: Spoken): string =>
  spoken.own.moment(dayIn(spoken.lang, inEastern(Date.parse(at)).day), clockOf(at, spoken));

/** Writes the note of the coupons: what the prices are, of which day if that is not the update's, and their source. */
export function couponsNote({ day, coupons }: Pick<Briefing, "day" | "coupons">, { lang, own }: Spoken): string {
  const days = coupons.list.flatMap(({ at }) => (at === null ? [] : [inEastern(Date.parse(at)).day])).sort();
  const newest = days.at(-1) ?? day;
  const from = newest === day ? [] : [own.coupons.from(dayIn(lang, newest))];
  return [own.coupons.note, ...from, `${own.source(coupons.source)}.`].join(" ");
}

/** Writes when the market moved: the day, and the time if it is known. */
export const movedAt = ({ day, time }: { day: string; time: string | null }, spoken: Spoken): string =>
  time === null
    ? dayIn(spoken.lang, day)
    : momentOf(new Date(easternInstant(day, minutesOf(time))).toISOString(), spoken);

/** Writes when an event takes place: a moment in New York, or only its day. */
export const comesAt = ({ at, isAllDay }: { at: string; isAllDay: boolean }, spoken: Spoken): string =>
  isAllDay ? `${dayIn(spoken.lang, at.slice(0, 10))}, ${spoken.own.coming.allDay}` : momentOf(at, spoken);

type Expected = { consensus?: string | null; previous?: string | null };

/** Writes the known part of "Consensus 0.3%, previous 0.4%". */
export function expectedOf({ consensus, previous }: Expected, { own: { coming } }: Spoken): string {
  const said = [consensus && coming.consensus(consensus), previous && coming.previous(previous)]
    .filter(Boolean)
    .join(", ");
  return capital(said);
}

/** Writes a rate with a percent sign, or a difference without one. */
export const writtenRate = ({ key, value }: Pick<Rate, "key" | "value">): string =>
  value === null ? "—" : key === "treasurySpread" || key === "mortgageSpread" ? signedChange(value) : percent(value);

/** Names the source and the date of a figure. */
export function sourceOf({ key, source, date }: Rate, { lang, own }: Spoken): { source: string; day: string | null } {
  const isComputed = key === "treasurySpread" || key === "mortgageSpread";
  return {
    source: isComputed ? own.table.computed : own.sourceName(source),
    day: date === null ? null : dayIn(lang, date),
  };
}

export type Difference = { key: string; label: string; text: string; isLess: boolean | null };

/** Returns the example loan's payment at each rate, and how they differ. */
export function paymentsOf({ example }: Briefing, { lang, own: { means } }: Spoken) {
  if (!example) return null;
  const { now, week, year } = example;
  const at = [now, week, year].flatMap((each) => (each ? [each] : []));
  const against = (label: string, before: typeof week): Difference[] => {
    if (!before) return [];
    const cents = Math.round((now.payment - before.payment) * 100);
    const amount = `${cents === 0 ? "" : cents > 0 ? "+" : "−"}${moneyWithCents(Math.abs(cents) / 100)}`;
    return [{ key: label, label, text: means.aMonth(amount), isLess: cents === 0 ? null : cents < 0 }];
  };
  return {
    rows: at.map(({ rate, date, payment }) => ({
      key: date,
      label: means.at(trimmedPercent(rate), dayIn(lang, date)),
      figure: moneyWithCents(payment),
    })),
    differences: [...against(means.againstWeek, week), ...against(means.againstYear, year)],
  };
}

/** What a market update says in words and figures, in both languages. */
import { easternInstant, inEastern, minutesOf } from "@highway/core/market/quotes/pure/eastern";
import type { Briefing, Rate, RateKey } from "@highway/core/market/update/schema";
import {
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

/** "+0.030", "−0.030", "0.000". */
export function signedChange(change: number, decimals = 3): string {
  const size = fixed(Math.abs(change), decimals);
  return change === 0 ? size : `${change > 0 ? "+" : "−"}${size}`;
}

function movedBy(change: number, { own: { answer } }: Spoken): string {
  if (change === 0) return answer.same;
  const size = count(Math.abs(change), 3);
  return change > 0 ? answer.up(size) : answer.down(size);
}

/** The newest weekly average, and how it moved in a week and in a year. */
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

/** What the move means for the example's loan, and the gap to the Treasury. */
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

/** "10:42 AM" of an instant in New York, where the zone is named beside it. */
export function hourOf(at: string): string {
  const { minutes } = inEastern(Date.parse(at));
  return timeOfDay(Math.floor(minutes / 60), minutes % 60);
}
/** "10:42 AM ET" of an instant. */
export const clockOf = (at: string, { own }: Spoken): string => own.newYork(hourOf(at));
/** "11/24/2026 10:42 AM ET" of an instant. */
export const momentOf = (at: string, spoken: Spoken): string =>
  spoken.own.moment(dayIn(spoken.lang, inEastern(Date.parse(at)).day), clockOf(at, spoken));

/** When something moved: its day, and its time where that is known. */
export const movedAt = ({ day, time }: { day: string; time: string | null }, spoken: Spoken): string =>
  time === null
    ? dayIn(spoken.lang, day)
    : momentOf(new Date(easternInstant(day, minutesOf(time))).toISOString(), spoken);

/** When an event comes: a moment in New York, or its day alone. */
export const comesAt = ({ at, isAllDay }: { at: string; isAllDay: boolean }, spoken: Spoken): string =>
  isAllDay ? `${dayIn(spoken.lang, at.slice(0, 10))}, ${spoken.own.coming.allDay}` : momentOf(at, spoken);

type Expected = { consensus?: string | null; previous?: string | null };

/** "Consensus 0.3%, previous 0.4%": as much of it as is known. */
export function expectedOf({ consensus, previous }: Expected, { own: { coming } }: Spoken): string {
  const said = [consensus && coming.consensus(consensus), previous && coming.previous(previous)]
    .filter(Boolean)
    .join(", ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A rate with its sign, a difference without one. */
export const writtenRate = ({ key, value }: Pick<Rate, "key" | "value">): string =>
  value === null ? "—" : key === "treasurySpread" || key === "mortgageSpread" ? signedChange(value) : percent(value);

/** The source and the date of a figure. */
export function sourceOf({ key, source, date }: Rate, { lang, own }: Spoken): { source: string; day: string | null } {
  const isComputed = key === "treasurySpread" || key === "mortgageSpread";
  return { source: isComputed ? own.table.computed : source, day: date === null ? null : dayIn(lang, date) };
}

export type Difference = { key: string; label: string; text: string; isLess: boolean | null };

/** What the example's payment comes to, at each rate, and how it differs. */
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

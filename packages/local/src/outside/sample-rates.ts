/** Made-up courses of rates of six years, of the size that they had. A course is the same on every day that it is asked for. */
import { now } from "@highway/core/platform/clock";

type Point = { date: string; value: number };
const DAY = 86_400_000;
const YEARS_DAYS = 6 * 366;

/** Daily indices of locked rates and yields of the Treasury in percent. */
const daily: Record<string, { rate: number; decimals: 2 | 3 }> = {
  OBMMIC30YF: { rate: 6.498, decimals: 3 },
  OBMMIFHA30YF: { rate: 6.236, decimals: 3 },
  OBMMIVA30YF: { rate: 6.124, decimals: 3 },
  OBMMIJUMBO30YF: { rate: 6.687, decimals: 3 },
  OBMMIUSDA30YF: { rate: 6.201, decimals: 3 },
  OBMMIC15YF: { rate: 5.731, decimals: 3 },
  DGS10: { rate: 4.12, decimals: 2 },
  DGS2: { rate: 3.56, decimals: 2 },
};

/** The last weeks of Freddie Mac's survey, which the figures of counties rest on. */
const lastWeeks: Record<string, Point[]> = {
  MORTGAGE30US: [
    { date: "2026-11-05", value: 6.31 },
    { date: "2026-11-12", value: 6.28 },
    { date: "2026-11-19", value: 6.25 },
  ],
  MORTGAGE15US: [
    { date: "2026-11-05", value: 5.63 },
    { date: "2026-11-12", value: 5.61 },
    { date: "2026-11-19", value: 5.58 },
  ],
};

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** A slow wave of some years, a quicker one of weeks, and a little each day. */
const wave = (at: number, seed: number) => {
  const days = at / DAY;
  return 0.62 * Math.sin(days / 410 + 4) + 0.14 * Math.sin(days / 37) + 0.02 * Math.sin((days % 31) * seed);
};
const roundTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The made-up course of a rate by the name of its series; undefined of a series that is none of them. */
export function sampleRates(id: string): Point[] | undefined {
  const one = daily[id];
  if (one) return weekdays(one.rate, one.decimals);
  const last = lastWeeks[id];
  return last && weeks(last);
}

/** The weekdays up to yesterday. A jumbo loan's rate stands still. */
function weekdays(rate: number, decimals: number): Point[] {
  const today = Math.floor(now() / DAY) * DAY;
  const level = wave(today, rate - 4) - 0.02 * Math.sin(rate);
  return Array.from({ length: YEARS_DAYS }, (_, at) => today - (YEARS_DAYS - at) * DAY)
    .filter((at) => new Date(at).getUTCDay() % 6 !== 0)
    .map((at) => ({
      date: dayOf(at),
      value: roundTo(rate === daily.OBMMIJUMBO30YF!.rate ? rate : rate + wave(at, rate - 4) - level, decimals),
    }));
}

/** The Thursdays of six years up to the last ones that are listed, and those since as the last one was. */
function weeks(last: Point[]): Point[] {
  const first = Date.parse(last[0]!.date);
  const before = Array.from({ length: Math.floor(YEARS_DAYS / 7) }, (_, at) => first - (at + 1) * 7 * DAY).reverse();
  const level = wave(first, 2) - last[0]!.value;
  const newest = last.at(-1)!;
  const passed = Math.max(0, Math.floor((now() - Date.parse(newest.date)) / (7 * DAY)));
  const since = Array.from({ length: passed }, (_, at) => Date.parse(newest.date) + (at + 1) * 7 * DAY);
  return [
    ...before.map((at) => ({ date: dayOf(at), value: roundTo(wave(at, 2) - level, 2) })),
    ...last,
    ...since.map((at) => ({ date: dayOf(at), value: newest.value })),
  ];
}

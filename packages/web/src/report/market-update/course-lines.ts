/** The lines of a market update's chart: what is drawn of a span of months. */

import type { Briefing, RateKey } from "@highway/core/market/update/schema";
import { monthsBefore } from "@highway/engine/money/series";

type CourseKey = keyof Briefing["courses"];
export type CoursePoint = { date: string; at: number; value: number };
export type CourseLine = { key: CourseKey & RateKey; color: string; dash: string; points: CoursePoint[] };

const looks: readonly Pick<CourseLine, "key" | "color" | "dash">[] = [
  { key: "average30", color: "var(--chart-1)", dash: "none" },
  { key: "average15", color: "var(--chart-3)", dash: "2 3" },
  { key: "treasury10", color: "var(--chart-6)", dash: "7 3" },
];

/** Gives the lines of the last months, the oldest point first; a line without a point is left out. */
export function courseLines({ courses }: Pick<Briefing, "courses">, months: number): CourseLine[] {
  const newest = Object.values(courses)
    .flatMap((course) => course.at(-1)?.[0] ?? [])
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const since = monthsBefore(newest, months);
  return looks.flatMap((look) => {
    const points = courses[look.key].flatMap(([date, value]) =>
      date >= since ? [{ date, at: Date.parse(date), value }] : [],
    );
    return points.length > 0 ? [{ ...look, points }] : [];
  });
}

/** The point of a line that is nearest to an instant. */
export const nearestPoint = ({ points }: CourseLine, at: number): CoursePoint =>
  points.reduce((best, each) => (Math.abs(each.at - at) < Math.abs(best.at - at) ? each : best));

import type { Day } from "../../rules/day";
import { cardGrades } from "../../rules/report-card";
import type { CountyRow, CountyTable, Origin } from "./county";
import { type Figure, figuresOf, type Metric, metricNames, metrics, type WhyNot } from "./metrics";
import { type Letter, letterOf, percentilesOf } from "./percentiles";

/** A figure among those of all counties; where it is not graded, the reason and what is known of its source. */
export type Grade =
  | { kind: "graded"; figure: number; percentile: number; letter: Letter; counties: number; origin: Origin }
  | { kind: "notGraded"; why: WhyNot; origin: Origin | null };

/** The mean of a county's percentiles among the means of all counties with enough of them. */
export type Overall =
  | { kind: "graded"; mean: number; percentile: number; letter: Letter; counties: number; graded: number }
  | { kind: "notGraded"; graded: number };

export type GradedCounty = {
  fip: string;
  name: string;
  state: string;
  grades: Record<Metric, Grade>;
  overall: Overall;
};

/** Grades one figure of every county against all that have it. */
function gradeAll(figures: readonly Figure[], metric: Metric, asOf: Day): Grade[] {
  const known = figures.flatMap((each) => ("value" in each ? [each.value] : []));
  const percentiles = percentilesOf(known, metricNames[metric]);
  let at = 0;
  return figures.map((each): Grade => {
    if (!("value" in each)) return { kind: "notGraded", why: each.why, origin: each.origin && originOf(each.origin) };
    const percentile = percentiles[at++]!;
    const letter = letterOf(percentile, asOf);
    return {
      kind: "graded",
      figure: each.value,
      percentile,
      letter,
      counties: known.length,
      origin: originOf(each.origin),
    };
  });
}

const originOf = ({ source, date }: Origin): Origin => ({ source, date });

/** Grades the means of the percentiles: a plain mean, without weights. */
function gradeOverall(counties: readonly Record<Metric, Grade>[], asOf: Day): Overall[] {
  const percentiles = counties.map((grades) =>
    metrics.flatMap((metric) => {
      const grade = grades[metric];
      return grade.kind === "graded" ? [grade.percentile] : [];
    }),
  );
  const { leastForOverall } = cardGrades.on(asOf);
  // Means that are equal stay so, whatever the order in which their percentiles are added.
  const meanOf = (all: readonly number[]) =>
    Math.round((all.reduce((total, each) => total + each, 0) / all.length) * 1e9) / 1e9;
  const means = percentiles.map((all) => (all.length < leastForOverall ? null : meanOf(all)));
  const known = means.filter((mean) => mean !== null);
  const ranks = percentilesOf(known, "high");
  let at = 0;
  return means.map((mean, county): Overall => {
    const graded = percentiles[county]!.length;
    if (mean === null) return { kind: "notGraded", graded };
    const percentile = ranks[at++]!;
    return { kind: "graded", mean, percentile, letter: letterOf(percentile, asOf), counties: known.length, graded };
  });
}

const recordOf = <T>(value: (metric: Metric) => T) =>
  Object.fromEntries(metrics.map((metric) => [metric, value(metric)])) as Record<Metric, T>;

/**
 * Grades every county of a table by each of seven figures and by all of them, on a day. A figure that is not known, too old or told only as the
 * top of its survey is not graded, and stays out of the percentiles and of the mean.
 */
export function gradeCounties(table: CountyTable, asOf: Day): GradedCounty[] {
  const figures = table.rows.map((row) => figuresOf(row, table, asOf));
  const byMetric = recordOf((metric) =>
    gradeAll(
      figures.map((each) => each[metric]),
      metric,
      asOf,
    ),
  );
  const grades = table.rows.map((_, at) => recordOf((metric) => byMetric[metric][at]!));
  const overall = gradeOverall(grades, asOf);
  return table.rows.map(({ fip, name, state }: CountyRow, at) => ({
    fip,
    name,
    state,
    grades: grades[at]!,
    overall: overall[at]!,
  }));
}

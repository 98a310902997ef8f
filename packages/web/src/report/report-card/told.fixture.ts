import { county, tableOf } from "@highway/engine/tools/report-card/counties.fixture";
import { gradeCounties } from "@highway/engine/tools/report-card/grades";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { stripOf } from "@highway/engine/tools/report-card/strip";
import type { StateCounties, ToldCounties } from "./cards";

const swings = [4, 5, 7, 8, 3, -2, -4, 1, 2, 6];
const growth = (more: number) => [...swings, ...swings, ...swings].map((each) => each + more);
const named = [
  county("37183", growth(2), { name: "Wake County" }),
  county("37119", growth(1), { name: "Mecklenburg County", forecast: null }),
  county("37063", [3, 4], { name: "Durham County", survey: null, population: null }),
  county("22071", growth(0), { name: "Orleans Parish", state: "LA" }),
];
const table = tableOf(named);
const asOf = "2026-11-20";
const graded = gradeCounties(table, asOf);

const byMetric = <T>(value: (metric: Metric) => T) =>
  Object.fromEntries(metrics.map((metric) => [metric, value(metric)])) as Record<Metric, T>;
const figures = (metric: Metric) =>
  graded.flatMap(({ grades }) => (grades[metric].kind === "graded" ? [grades[metric].figure] : []));
const state: StateCounties = graded.map(({ fip, name, grades }) => ({
  fip,
  name,
  letters: byMetric((metric) => {
    const grade = grades[metric];
    return grade.kind === "graded" ? { letter: grade.letter, figure: grade.figure } : null;
  }),
}));

/** A saved report card of four counties, one of which has hardly any figures. */
export const toldCounties: ToldCounties = {
  version: `${asOf}T14:14:00.000Z`,
  mortgageRate: table.mortgageRate,
  cards: named.map((row, at) => ({ row, grades: graded[at]!.grades, overall: graded[at]!.overall })),
  strips: byMetric((metric) => stripOf(figures(metric))),
  sample: true,
  state,
};
export const cardChoice = { fip: "37183", metrics, compared: ["37119", "37063"], showOverall: true };

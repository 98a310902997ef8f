/** This file describes what a report keeps of a county's report card beside the county's row. */
import type { Saved } from "../../scenario/schema/documents";
import { choice, type Fields, list, text } from "../../scenario/schema/field";
import { type Metric, metrics } from "./metrics";

/** The names of the figures that a county is graded by. */
export const metricLabels: Readonly<Record<Metric, string>> = {
  priceHistory: "Price history",
  forecast: "Forecast",
  volatility: "Volatility",
  affordability: "Affordability",
  population: "Population",
  income: "Income",
  priceToRent: "Price to rent",
};

const metric = choice("Figure", metricLabels, { always: true });
/** The county that is graded, the version of the table that its row was copied from, and the figures that are shown. */
export const reportCardFields = {
  /** The county's FIPS code. */
  fip: text("County", {
    maxLength: 5,
    usual: "",
    missing: "Location is required",
    unknown: "No county figures for this place",
  }),
  version: text("Table of counties", { maxLength: 50, usual: "" }),
  metrics: list("Figures", metric, {
    usual: metrics,
    each: "Figure",
    max: metrics.length,
    sentence: "Show at most 7 figures",
  }),
} satisfies Fields;

export type SavedReportCard = Saved<typeof reportCardFields>;

/** Lists what keeps a report card from being made: no county, or one that the table does not have. */
export function reportCardProblems(
  { fip }: Pick<SavedReportCard, "fip">,
  counties: readonly { fip: string }[],
): Record<string, string> {
  const { missing, unknown } = reportCardFields.fip;
  if (fip === "") return { "reportCard.fip": missing };
  return counties.some((county) => county.fip === fip) ? {} : { "reportCard.fip": unknown };
}

/** This file describes what a report keeps of a county's report card beside the county's row. */
import type { Saved } from "../../scenario/schema/documents";
import { choice, type Fields, flag, list, text } from "../../scenario/schema/field";
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
const fipOf = text("County", { maxLength: 5, always: true });
/** The most counties that stand beside the first. */
export const mostCompared = 3;

/** The county that is graded, the table of counties that its figures are of, and what of them is shown. */
export const reportCardFields = {
  /** The FIPS code of the county whose figures these are: the home's, or one that was searched. */
  fip: text("County", {
    maxLength: 5,
    usual: "",
    missing: "Location is required",
    unknown: "No county figures for this place",
  }),
  /** The table of all counties whose figures the officer has seen. It stays until the officer takes a newer one. */
  version: text("Figures of", { maxLength: 50, usual: "" }),
  metrics: list("Figures", metric, {
    usual: metrics,
    each: "Figure",
    min: 1,
    max: metrics.length,
    sentence: "Show 1 to 7 figures",
  }),
  compared: list("Compared counties", fipOf, {
    usual: [],
    each: "County",
    max: mostCompared,
    sentence: "Compare at most 3 other counties",
  }),
  showOverall: flag("Overall grade", { usual: true }),
} satisfies Fields;

export type SavedReportCard = Saved<typeof reportCardFields>;

type Home = { fip?: string | undefined };

/** Finds the county that a report is about: that of its first home, or the one that was searched; "" while neither is known. */
export const countyOf = ({ fip }: Pick<SavedReportCard, "fip">, homes: readonly Home[]): string => homes[0]?.fip || fip;

/** Lists what keeps a report card from being made: no county, or one whose figures nobody has. */
export function reportCardProblems(
  card: Pick<SavedReportCard, "fip" | "version">,
  homes: readonly Home[],
): Record<string, string> {
  const { missing, unknown } = reportCardFields.fip;
  const county = countyOf(card, homes);
  if (county === "") return { "reportCard.fip": missing };
  // The figures are those of the card's own county: a home that has moved since then has none yet.
  return card.fip === county && card.version !== "" ? {} : { "reportCard.fip": unknown };
}

/** How each figure of a card comes about, from what to what. */
import { type Metric, monthOfMedian } from "@highway/engine/tools/report-card/metrics";
import { count, date, fixed, money, moneyWithCents, percent } from "../../../lib/format/format";
import type { Card, Cards } from "./card";
import { written, writtenPercentile } from "./figures";

type Line = { name: string; value: string; note?: string };
type Working = { rule: string; lines: Line[]; source: string };

const index = (value: number | undefined) => (value === undefined ? "Not known" : fixed(value, 2));

function lines(metric: Metric, { row }: Card, { mortgageRate }: Cards): { rule: string; lines: Line[] } {
  const { index: series, survey, earlierSurvey, population, forecast } = row;
  const last = series?.values.at(-1);
  const then = series?.values.find(({ year }) => year === (last?.year ?? 0) - 10);
  switch (metric) {
    case "priceHistory":
      return {
        rule: "The index now divided by the index ten years before, as annual growth.",
        lines: [
          { name: `Index, ${last?.year}`, value: index(last?.index) },
          { name: `Index, ${(last?.year ?? 0) - 10}`, value: index(then?.index) },
        ],
      };
    case "volatility":
      return {
        rule: "The standard deviation of the last 20 annual growth rates of the index, of which at least 15 must be known.",
        lines: (series?.values ?? []).slice(-20).map(({ year, index: value }, at, all) => {
          const before = all[at - 1] ?? series?.values.find((each) => each.year === year - 1);
          return {
            name: `Growth, ${year}`,
            value: before?.year === year - 1 ? percent((value / before.index - 1) * 100) : "Not known",
          };
        }),
      };
    case "forecast":
      return {
        rule: "The growth expected over the next 12 months, as the mean of the county's ZIP codes.",
        lines: [{ name: `From ${date(forecast?.date)}`, value: percent(forecast?.percent) }],
      };
    case "affordability": {
      const payment = monthOfMedian(survey?.value ?? 0, mortgageRate.percent);
      return {
        rule: "Principal and interest of 80% of the median value over 30 years, and a twelfth of the median tax, as a share of a month's median income.",
        lines: [
          { name: "Median value", value: money(survey?.value) },
          { name: "Average 30-year rate", value: percent(mortgageRate.percent), note: date(mortgageRate.date) },
          { name: "Principal and interest", value: moneyWithCents(payment) },
          { name: "Median tax, a twelfth", value: moneyWithCents((survey?.tax ?? 0) / 12) },
          { name: "Median income, a twelfth", value: moneyWithCents((survey?.income ?? 0) / 12) },
        ],
      };
    }
    case "population":
      return {
        rule: "The newest number of people divided by the number five years before, minus one.",
        lines: [
          { name: `People, ${date(population?.date)}`, value: count(population?.now) },
          { name: "Five years before", value: count(population?.before) },
        ],
      };
    case "income":
      return {
        rule: "The annual growth of the median household income between two surveys that share no year, not adjusted for inflation.",
        lines: [
          { name: `Median income, ${survey?.year}`, value: money(survey?.income) },
          { name: `Median income, ${earlierSurvey?.year}`, value: money(earlierSurvey?.income) },
        ],
      };
    case "priceToRent":
      return {
        rule: "The median value divided by twelve times the median gross monthly rent.",
        lines: [
          { name: "Median value", value: money(survey?.value) },
          { name: "Median gross rent, monthly", value: moneyWithCents(survey?.rent) },
        ],
      };
  }
}

/** Gives the working of a graded figure; null of one that is not graded. */
export function workingOf(metric: Metric, card: Card, cards: Cards): Working | null {
  const grade = card.grades[metric];
  if (grade.kind === "notGraded") return null;
  const made = lines(metric, card, cards);
  return {
    rule: made.rule,
    lines: [
      ...made.lines,
      { name: "Figure", value: written(metric, grade.figure) },
      { name: "Counties with this figure", value: count(grade.counties) },
      { name: "Percentile", value: writtenPercentile(grade.percentile) },
      { name: "Letter", value: grade.letter, note: "A from 80, B from 60, C from 40, D from 20, F below" },
    ],
    source: `${grade.origin.source}, ${date(grade.origin.date)}`,
  };
}

import { cardGrades } from "@highway/engine/rules/report-card";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import { metrics } from "@highway/engine/tools/report-card/metrics";
import { date, trimmedPercent } from "../../lib/format/format";
import type { Card, Cards } from "./card/card";
import { isLowBetter, longName } from "./card/figures";

/** What each figure is, in a sentence that stands by itself. */
const definitions: Readonly<Record<Metric, string>> = {
  priceHistory: "The annual growth of the county's price index over ten years.",
  forecast:
    "The growth of prices that Zillow expects in the next twelve months, as the mean of the county's ZIP codes.",
  volatility:
    "The standard deviation of the last twenty annual growth rates of the index, of which at least fifteen must be known.",
  affordability:
    "Principal and interest of 80% of the median value over 30 years at the average rate, and the median tax, as a share of the median income.",
  population: "The number of people now divided by the number five years before.",
  income: "The annual growth of the median household income between two surveys that share no year.",
  priceToRent: "The median value divided by twelve times the median gross rent.",
};

const sourceOf = ({ grades }: Card, metric: Metric) => {
  const { origin } = grades[metric];
  return origin ? `${origin.source}, ${date(origin.date)}` : "Not known for this county";
};

/** The method in plain words, and the source and day of each figure. */
export function Method({ card, cards, asOf }: { card: Card; cards: Cards; asOf: string }) {
  const { letters, oldAfter, leastForOverall } = cardGrades.on(asOf);
  const { mortgageRate } = cards;
  return (
    <section aria-labelledby="method" className="px-6 pt-5 pb-8 phone:px-4">
      <h2 id="method" className="font-semibold text-h2">
        Method and sources
      </h2>
      <div className="mt-1 grid max-w-[80ch] gap-2 text-fg-2">
        <p>
          Each figure is compared with the same figure of all counties that have it. The percentile is the share of
          counties that are worse, equal ones counted half. The letter is A from {letters.A}, B from {letters.B}, C from{" "}
          {letters.C}, D from {letters.D} and F below.
        </p>
        <p>
          Overall is the percentile of the plain mean of a county's percentiles, among counties with at least{" "}
          {leastForOverall} of {metrics.length}. Nothing is weighted and nothing is graded by hand.
        </p>
        <p>
          A forecast older than {oldAfter.forecast} months, or another figure older than {oldAfter.prices} months, is
          not graded. Neither is a median that the survey tells only as its highest figure. A county without a figure
          has none: its neighbor's or its metro area's never takes its place.
        </p>
        <p>
          Past growth and forecasts do not promise future prices. Affordability uses an average rate of{" "}
          {trimmedPercent(mortgageRate.percent)} ({mortgageRate.source}, {date(mortgageRate.date)}), which is no offer.
        </p>
      </div>
      <dl className="mt-4 max-w-[80ch]">
        {metrics.map((metric) => (
          <div key={metric} className="border-line border-t py-2">
            <dt className="font-medium">
              {longName[metric]}
              <span className="ml-2 font-normal text-fg-3">
                {isLowBetter(metric) ? "low is better" : "high is better"}
              </span>
            </dt>
            <dd className="text-fg-2">{definitions[metric]}</dd>
            <dd className="text-fg-3 text-sm">{sourceOf(card, metric)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

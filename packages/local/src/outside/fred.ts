import { counties, priceIndex } from "./sample-counties";
import { sampleIndex } from "./sample-index";
import { csv, nothing, type StandIn } from "./stand-in";

function seriesOf(id: string) {
  if (id === "SOFR30DAYAVG") return sampleIndex;
  const [, fip] = id.match(/^ATNHPIUS(\d{5})A$/) ?? [];
  const county = counties.find((each) => each.fip === fip);
  return county && priceIndex(county).map(({ year, value }) => ({ date: `${year}-01-01`, value }));
}

/** Answers as the Federal Reserve Bank of St. Louis does: with a series to download, in which a day without a value holds a point. */
export const fred: StandIn = ({ path, query }) => {
  const id = query.get("id") ?? "";
  const series = path === "/graph/fredgraph.csv" ? seriesOf(id) : undefined;
  if (!series) return nothing(404);
  const holiday = ["2020-01-01", "."];
  return csv([["observation_date", id], holiday, ...series.map(({ date, value }) => [date, value])]);
};

/** Stand-ins of the Federal Reserve: the news of its Board, and the series of its banks in New York and St. Louis. */
import { now } from "@highway/core/platform/clock";
import { counties, metroIndex, priceIndex } from "./sample-counties";
import { sampleRates } from "./sample-rates";
import { csv, emptyAnswer, json, type StandIn } from "./stand-in";

const HOUR = 3_600_000;
/** The releases are plainly invented. `ago` says how many hours ago each was. */
const releases = [
  { title: "Sample: the committee keeps the example rate where it was", category: "Monetary Policy", ago: 2 },
  { title: "Sample: comments are asked for on a rule about made-up banks", category: "Banking and Consumer", ago: 9 },
  { title: "Sample: figures on invented households for the last quarter", category: "Other Announcements", ago: 27 },
  { title: "Sample: minutes of a meeting that never took place", category: "Monetary Policy", ago: 52 },
  { title: "Sample: an application by Example Bancorp & Sons is approved", category: "Orders", ago: 75 },
  { title: "Sample: the board's calendar for a month of examples", category: "Other Announcements", ago: 101 },
];

const item = ({ title, category, ago }: (typeof releases)[number], index: number) => {
  const link = `https://www.example.com/news/${index + 1}`;
  const at = new Date(Math.floor(now() / HOUR) * HOUR - ago * HOUR).toUTCString();
  return `<item><title><![CDATA[${title}]]></title><link><![CDATA[${link}]]></link><guid isPermaLink="true"><![CDATA[${link}]]></guid><description><![CDATA[${title}]]></description><category><![CDATA[${category}]]></category><pubDate><![CDATA[${at}]]></pubDate></item>`;
};

/** Answers as the Federal Reserve Board does: with the feed of its press releases. */
export const federalReserve: StandIn = ({ path }) =>
  path === "/feeds/press_all.xml"
    ? {
        type: "application/rss+xml",
        body: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Sample press releases</title><link>https://www.example.com/</link>${releases.map(item).join("")}</channel></rss>`,
      }
    : emptyAnswer(404);

function seriesOf(id: string) {
  if (id === "SOFR30DAYAVG") return sampleIndex;
  const series = sampleRates(id);
  if (series) return series;
  if (id === "ATNHPIUS15500Q") return metroIndex;
  const [, fip] = id.match(/^ATNHPIUS(\d{5})A$/) ?? [];
  const county = counties.find((each) => each.fip === fip);
  return county && priceIndex(county).map(({ year, value }) => ({ date: `${year}-01-01`, value }));
}

/** Answers as the Federal Reserve Bank of St. Louis does: with a series to download, in which a day without a value holds a point. */
export const fred: StandIn = ({ path, query }) => {
  const id = query.get("id") ?? "";
  const series = path === "/graph/fredgraph.csv" ? seriesOf(id) : undefined;
  if (!series) return emptyAnswer(404);
  const holiday = ["2020-01-01", "."];
  return csv([["observation_date", id], holiday, ...series.map(({ date, value }) => [date, value])]);
};

/** Answers as the Federal Reserve Bank of New York does: with its rates, the newest first. */
export const newYorkFed: StandIn = ({ path, query }) => {
  if (path !== "/api/rates/secured/sofrai/search.json") return emptyAnswer(404);
  const [from, to] = [query.get("startDate") ?? "", query.get("endDate") ?? ""];
  const refRates = sampleIndex
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, value }) => ({
      effectiveDate: date,
      type: "SOFRAI",
      average30day: value,
      average90day: value,
      average180day: value,
      index: 1,
      revisionIndicator: "",
    }));
  return json({ refRates: refRates.toReversed() });
};

/** A made-up course of the 30-day average SOFR in percent, quarter by quarter, of the shape and size that the rate had. */
const sampleIndex: { date: string; value: number }[] = [
  ["2020-03-02", 1.58],
  ["2020-07-01", 0.08],
  ["2020-10-01", 0.09],
  ["2021-01-04", 0.08],
  ["2021-04-01", 0.01],
  ["2021-07-01", 0.02],
  ["2021-10-01", 0.05],
  ["2022-01-03", 0.05],
  ["2022-04-01", 0.16],
  ["2022-07-01", 1.09],
  ["2022-10-03", 2.47],
  ["2023-01-03", 4.06],
  ["2023-04-03", 4.63],
  ["2023-07-03", 5.07],
  ["2023-10-02", 5.31],
  ["2024-01-02", 5.34],
  ["2024-04-01", 5.32],
  ["2024-07-01", 5.33],
  ["2024-10-01", 5.16],
  ["2025-01-02", 4.53],
  ["2025-04-01", 4.33],
  ["2025-07-01", 4.31],
  ["2025-10-01", 4.34],
  ["2026-01-02", 3.98],
  ["2026-04-01", 3.94],
  ["2026-07-01", 3.92],
  ["2026-10-05", 3.89],
].map(([date, value]) => ({ date: String(date), value: Number(value) }));

/** Stand-ins of the Federal Reserve: the news of its Board, and the series of its banks in New York and St. Louis. */
import { now } from "@highway/core/platform/clock";
import { counties, metroIndex, priceIndex } from "./sample-counties";
import { sampleIndex } from "./sample-index";
import { csv, json, nothing, type StandIn } from "./stand-in";

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
    : nothing(404);

function seriesOf(id: string) {
  if (id === "SOFR30DAYAVG") return sampleIndex;
  if (id === "ATNHPIUS15500Q") return metroIndex;
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

/** Answers as the Federal Reserve Bank of New York does: with its rates, the newest first. */
export const newYorkFed: StandIn = ({ path, query }) => {
  if (path !== "/api/rates/secured/sofrai/search.json") return nothing(404);
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

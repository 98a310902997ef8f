import { now } from "@highway/core/platform/clock";
import { nothing, type StandIn } from "./stand-in";

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

/** The adapter of the Federal Reserve Board's press releases, a feed in RSS 2.0: https://www.federalreserve.gov/feeds/feeds.htm */

import { env } from "../../platform/declare/env";
import { ask, OutsideError, sourced } from "../../platform/outside/outside";
import { providers } from "../../providers";
import type { NewsItem } from "../schema";
import { plainWords } from "./plain-words";
import { type RssItem, readRss } from "./rss";

const { name: provider, milliseconds } = providers.fed;
const MOST_BYTES = 500_000;
const MOST_LINK = 2_000;
/** The one category of the Board's releases that moves rates. */
const ALERT = "monetary policy";

/** Reads the Board's press releases. @throws OutsideError */
export async function fromFederalReserve(): Promise<NewsItem[]> {
  const request = { provider, milliseconds, base: env("FED_URL"), path: "/feeds/press_all.xml", mostBytes: MOST_BYTES };
  const { text, sample } = await ask(request);
  const items = readRss(text);
  if (!items) throw new OutsideError(provider, "answered no RSS");
  const source = sourced("Federal Reserve Board, press releases", sample);
  return items.map((item) => newsOf(item, { source, sample })).filter(({ news }) => news !== "");
}

function newsOf(item: RssItem, from: Pick<NewsItem, "source" | "sample">): NewsItem {
  return {
    news: plainWords(item.title) || plainWords(item.description),
    ...inNewYork(item.pubDate),
    isAlert: item.category.trim().toLowerCase() === ALERT,
    link: webAddress(item.link),
    ...from,
  };
}

const newYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hourCycle: "h23",
  ...({ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const),
});

/** Turns a date of RFC 822, such as "Fri, 14 Nov 2025 16:30:00 GMT", into the day and the time in New York. */
function inNewYork(pubDate: string): Pick<NewsItem, "newsDate" | "newsTime"> {
  const instant = Date.parse(pubDate);
  // Years with more or fewer than four digits are no dates of news, and would not sort.
  if (Number.isNaN(instant) || instant < 0 || instant >= Date.UTC(9999, 0)) return { newsDate: null, newsTime: null };
  const parts = Object.fromEntries(newYork.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { newsDate: `${parts.year}-${parts.month}-${parts.day}`, newsTime: `${parts.hour}:${parts.minute}` };
}

function webAddress(link: string): string | null {
  const url = URL.parse(link.trim());
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb && url.href.length <= MOST_LINK ? url.href : null;
}

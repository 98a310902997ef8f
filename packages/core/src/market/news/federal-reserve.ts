/** The adapter of the Federal Reserve Board's press releases, a feed in RSS 2.0: https://www.federalreserve.gov/feeds/feeds.htm */

import { Parser } from "htmlparser2";
import sanitize from "sanitize-html";
import { env } from "../../platform/declare/env";
import { ask, OutsideError, sourceText } from "../../platform/outside/outside";
import { providers } from "../../providers";
import type { NewsItem } from "../schema";

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
  const source = sourceText("Federal Reserve Board, press releases", sample);
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

const MOST_SIGNS = 300;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Removes the first half of a surrogate pair that a cut has parted from its second half. */
const withoutHalfSign = (cut: string) => cut.replace(/[\uD800-\uDBFF]$/, "");

/** Turns HTML that a stranger wrote into words as a person reads them. Nothing in them begins markup, wherever they are shown. A long text is cut at its end. */
export function plainWords(html: string): string {
  const apart = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b/gi, " $&");
  const words = sanitize(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity]!)
    // Invisible characters must neither part a word nor hide the beginning of markup.
    .replace(/\p{Cf}/gu, "")
    // Markup that was written as words stays words and can become nothing else.
    .replace(/<+(?=[a-z/!?])/gi, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return words.length <= MOST_SIGNS ? words : `${withoutHalfSign(words.slice(0, MOST_SIGNS - 1)).trimEnd()}…`;
}

const fields = ["title", "description", "link", "pubDate", "category"] as const;

/** The fields of one item of a feed, as they stand there. A field that is missing is empty. */
type RssItem = Record<(typeof fields)[number], string>;

const isField = (tag: string): tag is keyof RssItem => fields.some((field) => field === tag);
const emptyItem = (): RssItem => ({ title: "", description: "", link: "", pubDate: "", category: "" });

/**
 * Reads the items of an RSS 2.0 feed in their order. The parser forgives, so a broken feed is read as far as it goes. It knows no entities but XML's
 * own, so that no entity of a document can grow or read a file.
 * @returns  undefined when it is no RSS
 */
export function readRss(text: string): RssItem[] | undefined {
  const items: RssItem[] = [];
  let isRss = false;
  let item = emptyItem();
  let words = "";
  const parser = new Parser(
    {
      onopentagname(tag) {
        if (tag === "rss") isRss = true;
        if (tag === "item") item = emptyItem();
        if (isField(tag)) words = "";
      },
      ontext(part) {
        words += part;
      },
      onclosetag(tag) {
        if (isField(tag)) item[tag] ||= words;
        if (tag === "item") {
          items.push(item);
          // What the channel says after an item does not belong to that item.
          item = emptyItem();
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isRss ? items : undefined;
}

import { now } from "../../platform/clock";
import { lastKnown } from "../../platform/outside/answers";
import { OutsideError } from "../../platform/outside/outside";
import { providers } from "../../providers";
import { inEastern, timeOf } from "../quotes/pure/eastern";
import { nextTradingDay } from "../quotes/pure/trading-days";
import type { NewsItem } from "../schema";
import * as MarketAlerts from "./alerts/index";
import type { MarketAlert } from "./alerts/schema";
import { keep, newsBetween } from "./archive";

/** The source of news is read every ten minutes for everyone, and sooner again while it does not answer. The last known news stands for three days. */
const seconds = { fresh: 600, retry: 120, kept: 3 * 86_400 };
const MOST_ITEMS = 20;

/** Reads the market's latest news, the newest first. While the source is out they are the last that were known, each with the time as of which it stands. */
export async function latest(): Promise<NewsItem[]> {
  const known = await lastKnown("latest market news", seconds, fetchNews);
  if (!known) return [];
  const isOut = now() - known.learnedAt > seconds.fresh * 1_000;
  const asOf = isOut && { asOf: new Date(known.learnedAt).toISOString() };
  return known.answer.map((item) => ({ ...item, ...asOf }));
}

/** Reads the news of a past day of trading and of the days without trading after it: what was kept, and what the source still tells. */
export async function ofPastDay(day: string): Promise<NewsItem[]> {
  const [newest, kept] = await Promise.all([latest(), newsBetween(day, nextTradingDay(day))]);
  const isKept = (item: NewsItem) =>
    kept.some(({ news, newsDate }) => news === item.news && newsDate === item.newsDate);
  return [...newest.filter((item) => !isKept(item)), ...kept];
}

/** Reads the news for the signed-in officer: what their corporation alerts them of comes first. */
export async function forOfficer(): Promise<NewsItem[]> {
  const [alerts, news] = await Promise.all([MarketAlerts.inForce(), latest()]);
  return [...alerts.map(newsOf), ...news];
}

function newsOf({ _id: alertID, headline, postedAt, sound, video }: MarketAlert): NewsItem {
  const { day, minutes } = inEastern(Date.parse(postedAt));
  return {
    alertID,
    news: headline,
    newsDate: day,
    newsTime: timeOf(minutes),
    isAlert: true,
    link: null,
    source: "Your company",
    sample: false,
    ...(sound && { audioElement: sound.address }),
    ...(video && { videoElement: video.address }),
  };
}

async function fetchNews(): Promise<NewsItem[]> {
  // The parsers of feeds and of HTML are larger than the rest of this function, and most calls are answered by what was learned before, so they are
  // loaded only when needed.
  const { fromFederalReserve } = await import("./federal-reserve");
  const items = (await fromFederalReserve()).toSorted(newestFirst).slice(0, MOST_ITEMS);
  if (items.length === 0) throw new OutsideError(providers.fed.name, "answered no news");
  await keep(items);
  return items;
}

/** Makes the text by which news is sorted. News without a date comes last. */
const at = ({ newsDate, newsTime }: NewsItem) => `${newsDate ?? ""} ${newsTime ?? ""}`;
const newestFirst = (one: NewsItem, other: NewsItem) => at(other).localeCompare(at(one));

/** What the market's news said on past days. A feed tells its newest items alone, so each is kept for a year. */
import { CustomAttributeType, Entity } from "electrodb";
import { inSeconds } from "../../platform/clock";
import { logError } from "../../platform/log";
import { pack, unpack } from "../../platform/table/packed";
import { conditionFailed, table } from "../../platform/table/table";
import type { NewsItem } from "../schema";

/** The news of a month, for everyone: that of a feed belongs to nobody. */
const NewsMonthEntity = new Entity(
  {
    model: { service: "highway", entity: "newsmonth", version: "1" },
    attributes: {
      /** "2026-11" */
      month: { type: "string", required: true },
      packed: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      count: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { ofMonth: { pk: { field: "pk", composite: ["month"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** A market update is told up to a year back. */
const KEPT_SECONDS = 400 * 86_400;
/** More than a feed tells in a month: a feed that breaks fills no record. */
const MOST_ITEMS = 300;

const monthOf = (day: string) => day.slice(0, 7);
const keyOf = ({ newsDate, newsTime, link, news }: NewsItem) => [newsDate, newsTime, link ?? news].join(" ");

async function ofMonth(month: string): Promise<NewsItem[]> {
  const { data } = await NewsMonthEntity.get({ month }).go();
  return data ? unpack<NewsItem[]>(data.packed) : [];
}

/** Keeps what is new of a month. Where another run kept some meanwhile, what it missed is kept with the next answer of the feed. */
async function keepMonth(month: string, items: readonly NewsItem[]): Promise<void> {
  const before = await ofMonth(month);
  const known = new Set(before.map(keyOf));
  const all = [...before, ...items.filter((item) => !known.has(keyOf(item)))].slice(0, MOST_ITEMS);
  if (all.length === before.length) return;
  await NewsMonthEntity.put({ month, packed: pack(all), count: all.length, expiresAt: inSeconds(KEPT_SECONDS) })
    .where(({ count }, { notExists, eq }) => (before.length > 0 ? eq(count, before.length) : notExists(count)))
    .go()
    .catch((error: unknown) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** Keeps news for the market updates of days to come. News is told whether it could be kept or not. */
export async function keep(items: readonly NewsItem[]): Promise<void> {
  const dated = items.filter(({ newsDate }) => newsDate !== null);
  const months = [...new Set(dated.map(({ newsDate }) => monthOf(newsDate!)))];
  const ofEach = (month: string) => dated.filter(({ newsDate }) => monthOf(newsDate!) === month);
  try {
    await Promise.all(months.map((month) => keepMonth(month, ofEach(month))));
  } catch (error) {
    logError(error, { doing: "keep the market's news" });
  }
}

/** Reads the news of a day and of those up to another one, as it was kept. */
export async function newsBetween(from: string, until: string): Promise<NewsItem[]> {
  const months = [...new Set([monthOf(from), monthOf(until)])];
  const kept = await Promise.all(months.map(ofMonth));
  return kept.flat().filter(({ newsDate }) => newsDate !== null && newsDate >= from && newsDate < until);
}

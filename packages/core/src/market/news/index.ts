import { logError } from "../../platform/log";
import { remembered } from "../../platform/outside/answers";
import type { NewsItem } from "../schema";

const KEPT_SECONDS = 600;
const RETRY_SECONDS = 120;
const MOST_ITEMS = 20;

/**
 * Reads the market's latest news, the newest first. Its source is asked every ten minutes for everyone. While the source is out there is no news, and
 * it is asked again soon.
 */
export const latest = (): Promise<NewsItem[]> =>
  remembered("market news", (items) => (items.length > 0 ? KEPT_SECONDS : RETRY_SECONDS), learned);

async function learned(): Promise<NewsItem[]> {
  try {
    // The parsers of feeds and of HTML are larger than the rest of this function, and most calls are answered by what was learned before, so they are
    // loaded only when needed.
    const { fromFederalReserve } = await import("./federal-reserve");
    return (await fromFederalReserve()).toSorted(newestFirst).slice(0, MOST_ITEMS);
  } catch (error) {
    logError(error);
    return [];
  }
}

/** Makes the text by which news is sorted. News without a date comes last. */
const at = ({ newsDate, newsTime }: NewsItem) => `${newsDate ?? ""} ${newsTime ?? ""}`;
const newestFirst = (one: NewsItem, other: NewsItem) => at(other).localeCompare(at(one));

import { logError } from "../../platform/log";
import { remembered } from "../../platform/outside/answers";
import type { NewsItem } from "../schema";

const KEPT_SECONDS = 600;
const RETRY_SECONDS = 120;
const MOST_ITEMS = 20;

/** The market's latest news, the newest first, asked for every ten minutes for everyone; none while the source is out, which is asked again soon. */
export const latest = (): Promise<NewsItem[]> =>
  remembered("market news", (items) => (items.length > 0 ? KEPT_SECONDS : RETRY_SECONDS), learned);

async function learned(): Promise<NewsItem[]> {
  try {
    // The parsers of feeds and of HTML are larger than all else here, and most calls are answered by what was learned before.
    const { fromFederalReserve } = await import("./federal-reserve");
    return (await fromFederalReserve()).toSorted(newestFirst).slice(0, MOST_ITEMS);
  } catch (error) {
    logError(error);
    return [];
  }
}

/** What has no date stands last. */
const at = ({ newsDate, newsTime }: NewsItem) => `${newsDate ?? ""} ${newsTime ?? ""}`;
const newestFirst = (one: NewsItem, other: NewsItem) => at(other).localeCompare(at(one));

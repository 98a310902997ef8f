import type { NewsItem } from "@highway/core/market/schema";
import { date, timeOfDay } from "../../lib/format/format";

/** Writes "11/20/2026 10:32 AM ET", as much of it as is known. */
export function newsTimestamp({ newsDate, newsTime }: NewsItem): string {
  if (newsDate === null) return "";
  const [hours = 0, minutes] = newsTime?.split(":").map(Number) ?? [];
  if (minutes === undefined) return date(newsDate);
  return `${date(newsDate)} ${timeOfDay(hours, minutes)} ET`;
}

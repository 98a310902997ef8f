import type { NewsItem } from "@highway/core/market/schema";
import { useMemo } from "react";
import { type Loaded, useApi } from "../../lib/api/use-api";

/** The server keeps an answer from its source for this long. */
const refreshInterval = 600_000;

/** Reads the market's news, the newest first. `isWanted: false` asks for nothing. */
export function useNews(isWanted = true): Loaded<NewsItem[]> {
  const answer = useApi("GET /v1/markets/news", isWanted ? {} : null, { refreshInterval });
  const text = answer.state === "ready" ? answer.data : null;
  const data = useMemo((): NewsItem[] => (text === null ? [] : JSON.parse(text)), [text]);
  if (answer.state !== "ready") return answer;
  return { ...answer, data, replace: (items) => answer.replace(JSON.stringify(items)) };
}

import type { DayCourse, Quotes } from "@highway/core/market/quotes/schema";
import { useApi } from "../../lib/api/use-api";

/** The course of the day, asked for again each minute while prices come. */
export function useCourse(quotes: Quotes | null, isLive: boolean): DayCourse | undefined {
  const query = { days: "1" as const };
  const answer = useApi("GET /v1/markets/coupons/courses", quotes && { query }, {
    refreshInterval: isLive ? 60_000 : 600_000,
  });
  const day = quotes?.coupons[0]?.couponDate;
  return answer.state === "ready" ? answer.data.find((each) => each.day === day) : undefined;
}

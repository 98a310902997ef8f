import { useApi } from "../../../lib/api/use-api";
import { useIndices } from "../index-strip";
import type { Sheets } from "../use-sheets";
import type { Market } from "./rule-figures";

/** The market as the alerts read it: prices of now, of five days, and the daily indices. */
export function useMarket(sheets: Sheets): { market: Market; sample: boolean; at: number } {
  const quotes = useApi("GET /v1/markets/coupons", {}, { refreshInterval: 15_000 });
  const days = useApi("GET /v1/markets/coupons/courses", { query: { days: "5" } }, { refreshInterval: 300_000 });
  const indices = useIndices();
  const [known] = quotes.state === "ready" ? quotes.data : [];
  const day = known?.coupons[0]?.couponDate;
  return {
    market: {
      coupons: known?.coupons ?? [],
      indices: indices ?? [],
      courses: days.state === "ready" ? days.data : [],
      sheet: sheets.sheets?.day === day ? sheets.time : null,
    },
    sample: known?.sample ?? false,
    at: known ? Date.parse(known.at) : Date.now(),
  };
}

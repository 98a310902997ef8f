import { useIndices } from "../index-strip";
import { useCourse } from "../use-course";
import { useQuotes } from "../use-quotes";
import type { Sheets } from "../use-sheets";
import type { Market } from "./rule-figures";

/** The market as the alerts read it: prices of now, as the hub tells them and how they stand, the course of the day, and the daily indices. */
export function useMarket(sheets: Sheets): { market: Market; prices: ReturnType<typeof useQuotes> } {
  const prices = useQuotes();
  const { live } = prices;
  const known = live?.quotes ?? null;
  const course = useCourse(known, live?.standing === "live");
  const indices = useIndices();
  const day = known?.coupons[0]?.couponDate;
  const market = {
    coupons: known?.coupons ?? [],
    indices: indices ?? [],
    course,
    sheet: sheets.sheets?.day === day ? sheets.time : null,
  };
  return { market, prices };
}

import { hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import type { DayCourse, Quotes } from "@highway/core/market/quotes/schema";
import { priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import { Download } from "lucide-react";
import { useApi } from "../../lib/api/use-api";
import { timeOfDay } from "../../lib/format/format";
import { IconButton } from "../../ui/icon-button";
import { minutesSinceOpening, type Row } from "./figures";
import { downloadTable, sourceRows, tableText, useMayDownload } from "./market-wrap";
import { easternTime } from "./words";

type Day = Pick<DayCourse, "day" | "step"> & { line: Row["line"] };

/** The prices of a day by minute; the newest stands at the time of its tick. */
function rowsOf({ day, step, line }: Day, { couponDate, currentPrice, lastTick }: Row["coupon"]): string[][] {
  const { opens } = hoursOf(day)!;
  const isNewest = day === couponDate && lastTick !== null && currentPrice !== null;
  const until = isNewest ? minutesSinceOpening(day, Date.parse(lastTick)) : Number.POSITIVE_INFINITY;
  const priced = (time: string, price: number) => [day, time, priceText(price), priceIn32nds(price)];
  const marks = line.flatMap((price, at) => {
    const minute = opens + at * step;
    return price === null || at * step >= until ? [] : [priced(timeOfDay(Math.floor(minute / 60), minute % 60), price)];
  });
  return isNewest ? [...marks, priced(easternTime(Date.parse(lastTick), { seconds: true }), currentPrice)] : marks;
}

/** Writes the course of a coupon as a table: the days that the chart shows, with where the prices are from. */
export function courseTable(coupon: Row["coupon"], days: readonly Day[], quotes: Pick<Quotes, "source" | "sample">) {
  return tableText([
    ["Coupon", coupon.couponName],
    ...sourceRows(quotes),
    [],
    ["Day", "Time, ET", "Price", "32nds"],
    ...days.flatMap((day) => rowsOf(day, coupon)),
  ]);
}

/** Downloads the course that the chart shows, unless the corporation leaves that out. */
export function CourseButton({ row, isOfDays, quotes }: { row: Row; isOfDays: boolean; quotes: Quotes }) {
  const isAllowed = useMayDownload();
  const five = useApi("GET /v1/markets/coupons/courses", isOfDays ? { query: { days: "5" } } : null);
  const { couponID, couponName, couponDate } = row.coupon;
  const days: Day[] | null = !isOfDays
    ? [{ day: couponDate, step: 1, line: row.line }]
    : five.state === "ready"
      ? five.data.map(({ day, step, prices }) => ({ day, step, line: prices[couponID] ?? [] }))
      : null;
  if (!isAllowed || !days) return null;
  const download = () =>
    downloadTable(
      `${couponName} ${isOfDays ? "5 days to " : ""}${couponDate}.csv`,
      courseTable(row.coupon, days, quotes),
    );
  return <IconButton icon={Download} label="Download the prices" onClick={download} />;
}

import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { quarters } from "@highway/core/market/quotes/pure/session";
import { hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import type { Coupon, DayCourse, Quotes } from "@highway/core/market/quotes/schema";
import { priceText } from "@highway/engine/money/shown-price";
import { Bell } from "lucide-react";
import { useApi } from "../../lib/api/use-api";
import { cx } from "../../lib/class-names";
import { timeOfDay } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import type { ChartAlerts } from "./alerts/use-chart-alerts";
import { useEventMarks } from "./chart-events";
import type { ChartPoint } from "./chart-scale";
import { CourseButton } from "./course-file";
import { hourPrices, minutesSinceOpening, quarterPrices, type Row } from "./figures";
import { BasisPoints, Thirtyseconds } from "./move";
import { PriceChart } from "./price-chart";
import { shortDay } from "./words";

export type Range = "noon" | "day" | "days";
export const ranges = [
  { value: "noon", label: "To noon" },
  { value: "day", label: "Day" },
  { value: "days", label: "5 days" },
] as const;

type Props = {
  row: Row;
  range: Range;
  onRange: (range: Range) => void;
  sheet: string | null;
  closedOn: string | null;
  isOld: boolean;
  lostAt: number | null;
  /** Where the prices are from. */
  quotes: Quotes;
  alerts: ChartAlerts;
  /** Set where the grid of quarter hours stands above. */
  isLow?: boolean;
};

const NOON = 12 * 60;

/** The chosen coupon: its price, its move, and its course over the morning, the day or five days. */
export function ChartCard({ row, range, onRange, isLow = false, quotes, ...about }: Props) {
  const { couponName, currentPrice: price, previousClose } = row.coupon;
  const from = row.sheetPrice ?? previousClose;
  return (
    <section
      aria-label={`Chart of ${couponName}`}
      className="min-w-0 rounded-lg border border-line bg-surface shadow-card"
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-3 pl-4">
        <h2 className="whitespace-nowrap font-semibold text-h2">{couponName}</h2>
        {price !== null && (
          <>
            <b className={cx("num font-semibold text-first", about.isOld && "text-fg-3")}>{priceText(price)}</b>
            <span className="text-fg-2">
              <Thirtyseconds price={price} />
            </span>
          </>
        )}
        {price !== null && from !== null && (
          <span className="flex items-center gap-3 text-sm">
            <BasisPoints from={from} to={price} isOld={about.isOld} unit=" bp" />
            <span className="whitespace-nowrap text-fg-2">
              {row.sheetPrice === null ? "since close" : "since my sheet"}
            </span>
          </span>
        )}
        <span className="ml-auto flex shrink-0 items-center gap-2 whitespace-nowrap print:hidden">
          <Segmented label="Chart range" value={range} onChange={onRange} segments={ranges} />
          <CourseButton row={row} isOfDays={range === "days"} quotes={quotes} />
          <AddAlert alerts={about.alerts} />
        </span>
      </header>
      <div className="px-1 pb-2">
        <RangeChart row={row} range={range} {...about} height={isLow ? 248 : 334} isPhone={false} />
      </div>
    </section>
  );
}

/** Opens the form of an alert at the price that was chosen on the chart. */
export const AddAlert = ({ alerts: { pointed, add } }: { alerts: ChartAlerts }) => (
  // Its width is that of the longer name, so that a press on the chart moves nothing.
  <Button icon={Bell} onClick={add} className="num min-w-[172px]">
    {pointed === null ? "Add alert" : `Add alert at ${priceText(pointed)}`}
  </Button>
);

/** The chart of a coupon over a range. */
export function RangeChart(props: Omit<Props, "onRange" | "isLow" | "quotes"> & { height: number; isPhone: boolean }) {
  return props.range === "days" ? <FiveDays {...props} /> : <OneDay {...props} />;
}

function OneDay({ row, range, sheet, closedOn, lostAt, height, isPhone, alerts }: Parameters<typeof RangeChart>[0]) {
  const { opens, closes } = hoursOf(row.coupon.couponDate)!;
  const isNoon = range === "noon";
  const minutes = (isNoon ? NOON : closes) - opens;
  const events = useEventMarks(row.coupon.couponDate, minutes);
  return (
    <PriceChart
      row={row}
      minutes={minutes}
      opens={opens}
      sheet={sheet}
      closedOn={closedOn}
      lostAt={lostAt}
      {...(!isPhone && { events })}
      alerts={alerts}
      sent={alerts.sent.map((each) => ({ ...each, minute: minutesSinceOpening(row.coupon.couponDate, each.at) }))}
      ticks={isNoon && !isPhone ? quarterTicks(opens) : hourTicks(opens, opens + minutes, isPhone && !isNoon ? 2 : 1)}
      {...(!isPhone && { below: isNoon ? quarterPrices(row, opens) : hourPrices(row, opens, closes) })}
      timeOf={(minute) => clockText(opens + minute)}
      height={height}
      isPhone={isPhone}
    />
  );
}

const clockText = (minutes: number) => timeOfDay(Math.floor(minutes / 60), Math.round(minutes % 60));
const bare = (minutes: number) => (minutes === NOON ? "Noon" : clockText(minutes).replace(/ [AP]M/, ""));

const quarterTicks = (opens: number) =>
  quarters.map((quarter) => {
    const minute = minutesOf(quarter);
    return { minute: minute - opens, text: bare(minute), strong: minute % 60 === 0 };
  });

/** The full hours, or each second one from noon in both directions where a narrow screen has no room for all. */
function hourTicks(opens: number, closes: number, every: number) {
  const ticks = [];
  for (let minute = opens; minute <= closes; minute += 60)
    if ((minute - NOON) % (60 * every) === 0) ticks.push({ minute: minute - opens, text: bare(minute) });
  return ticks;
}

function FiveDays({ row, height, isPhone, closedOn, alerts }: Parameters<typeof RangeChart>[0]) {
  const answer = useApi("GET /v1/markets/coupons/courses", { query: { days: "5" } }, { refreshInterval: 300_000 });
  const days = answer.state === "ready" ? answer.data : [];
  const { points, starts, minutes } = besideEachOther(days, row.coupon);
  const dayAt = (minute: number) => starts.findLast((start) => start.minute <= minute);
  return (
    <PriceChart
      row={{ ...row, sheetPrice: null }}
      points={points}
      minutes={Math.max(1, minutes)}
      opens={0}
      sheet={null}
      closedOn={closedOn}
      alerts={alerts}
      sent={[]}
      ticks={starts.map(({ minute, day }) => ({ minute, text: shortDay(day) }))}
      timeOf={(minute) => {
        const start = dayAt(minute);
        return start ? `${shortDay(start.day)}, ${clockText(start.opens + minute - start.minute)}` : "";
      }}
      height={height}
      isPhone={isPhone}
    />
  );
}

type Start = { day: string; minute: number; opens: number };

/** Days of trading stand beside each other, without the nights between them; the last ends with the newest price. */
export function besideEachOther(days: readonly DayCourse[], { couponID, couponDate, currentPrice, lastTick }: Coupon) {
  const points: ChartPoint[] = [];
  const starts: Start[] = [];
  let minutes = 0;
  for (const { day, step, prices } of days) {
    const { opens, closes } = hoursOf(day)!;
    const newest = day === couponDate && lastTick !== null ? minutesSinceOpening(day, Date.parse(lastTick)) : Infinity;
    starts.push({ day, minute: minutes, opens });
    for (const [at, price] of (prices[couponID] ?? []).entries())
      if (price !== null && at * step < newest) points.push({ minute: minutes + at * step, price });
    if (currentPrice !== null && newest !== Infinity) points.push({ minute: minutes + newest, price: currentPrice });
    minutes += closes - opens;
  }
  return { points, starts, minutes };
}

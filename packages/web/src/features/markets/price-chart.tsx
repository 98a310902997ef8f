import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { moveInBasisPoints, priceText, shownPrice } from "@highway/engine/money/shown-price";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useState } from "react";
import { ChartSvg } from "../../ui/chart/chart-svg";
import { useWidth } from "../../ui/chart/use-width";
import type { SentAt } from "./alerts/chart-alerts";
import type { ChartAlerts } from "./alerts/use-chart-alerts";
import { Drawing, PricesBelow, rowsBelow } from "./chart-drawing";
import { type EventMark, EventMarks, eventsHeight } from "./chart-events";
import { type ChartPoint, pointAt, pointsOf, priceAxis } from "./chart-scale";
import type { PriceBelow, Row } from "./figures";
import { LevelHandles, useMoving } from "./level-handles";
import { Thirtyseconds } from "./move";

type Props = {
  row: Row;
  /** The points that are drawn, in minutes from the opening of the first day. */
  points?: readonly ChartPoint[];
  /** The minutes of the whole width. */
  minutes: number;
  /** The minute of the day at which the market opens. */
  opens: number;
  sheet: string | null;
  closedOn: string | null;
  /** The names below the axis, by minute. */
  ticks: readonly { minute: number; text: string; strong?: boolean }[];
  /** The prices that stand below the axis, under its times. */
  below?: readonly PriceBelow[];
  /** The events of the day; left out where there is no room for their names. */
  events?: readonly EventMark[];
  /** The instant at which the prices were lost, in minutes from the opening. */
  lostAt?: number | null;
  /** What a reading calls a minute: "9:40 AM". */
  timeOf: (minute: number) => string;
  alerts: ChartAlerts;
  /** The ticks that sent alerts. */
  sent: readonly SentAt[];
  height: number;
  isPhone: boolean;
};

/** An alert that stands farther from the prices would press their course flat. */
const NEAR = 1;

/** The course of a coupon's price, with its levels: those of the officer's alerts can be moved, and a press chooses the price of a new one. */
export function PriceChart(props: Props) {
  const { row, minutes, height, isPhone, below, timeOf, sheet, alerts } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const points = props.points ?? pointsOf(row.line);
  const instructions = useId();
  const margin = {
    top: props.events ? 8 + eventsHeight : 12,
    right: isPhone ? 56 : 60,
    bottom: below ? 22 + 2 * rowsBelow : 24,
    left: isPhone ? 8 : 60,
  };
  const inner = Math.max(0, width - margin.left - margin.right);
  const floor = height - margin.top - margin.bottom;
  const moving = useMoving(alerts);
  const drawn = points.filter(({ minute }) => minute <= minutes).map(({ price }) => price);
  const levels = [row.coupon.previousClose, row.sheetPrice].filter((level) => level !== null);
  const now = row.coupon.currentPrice ?? row.coupon.previousClose;
  const isNear = (price: number) => now !== null && Math.abs(price - now) <= NEAR;
  const near = moving.settled.map(({ price }) => price).filter(isNear);
  const axis = priceAxis([...drawn, ...levels, ...near]);
  const x = (minute: number) => (minute / minutes) * inner;
  const y = (price: number) => ((axis.high - price) / (axis.high - axis.low)) * floor;
  const priceOf = (top: number) =>
    shownPrice(axis.high - (Math.min(floor, Math.max(0, top)) / Math.max(1, floor)) * (axis.high - axis.low));
  const { read, spoken, handlers } = useReading({
    points,
    minuteAt: (left) => ((left - margin.left) / Math.max(1, inner)) * minutes,
    say: (point) => `${timeOf(point.minute)}, ${priceText(point.price)}${sinceSheet(row, point.price)}`,
    onRead: ({ price }) => alerts.point(price),
  });
  const onClick = (event: MouseEvent) =>
    alerts.point(priceOf(event.clientY - event.currentTarget.getBoundingClientRect().top - margin.top));
  const onKeyDown = (event: KeyboardEvent) => {
    handlers.onKeyDown(event);
    if (event.key === "Escape") alerts.point(null);
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    alerts.add();
  };
  const last = points.at(-1);
  const { shown } = moving;
  const far = shown.filter(({ price }) => price < axis.low || price > axis.high);
  return (
    <>
      <div className="relative">
        <div
          ref={box}
          role="slider"
          tabIndex={0}
          aria-label={`Price of ${row.coupon.couponName} by time`}
          aria-describedby={instructions}
          aria-valuemin={0}
          aria-valuemax={minutes}
          aria-valuenow={read?.minute ?? last?.minute ?? 0}
          aria-valuetext={
            last ? `${timeOf((read ?? last).minute)}, ${priceText((read ?? last).price)}` : "No price yet"
          }
          className="relative touch-pan-y select-none print:h-auto!"
          style={{ height }}
          {...handlers}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {inner > 0 && (
            <ChartSvg width={width} height={height} className="num text-xs">
              <g transform={`translate(${margin.left} ${margin.top})`}>
                <Drawing
                  {...props}
                  points={points}
                  axis={axis}
                  x={x}
                  y={y}
                  floor={floor}
                  inner={inner}
                  standing={shown}
                />
                {props.events && <EventMarks marks={props.events} x={x} floor={floor} inner={inner} />}
                {read && <Pointer at={x(read.minute)} floor={floor} />}
                {alerts.pointed !== null && alerts.pointed >= axis.low && alerts.pointed <= axis.high && (
                  <line
                    data-level="pointed"
                    x2={inner}
                    y1={y(alerts.pointed)}
                    y2={y(alerts.pointed)}
                    stroke="var(--fg-2)"
                    strokeDasharray="1 3"
                  />
                )}
                {below && <PricesBelow prices={below} x={x} floor={floor} />}
              </g>
            </ChartSvg>
          )}
          {read && inner > 0 && (
            <p
              className="num pointer-events-none absolute top-0 whitespace-nowrap rounded-sm border border-line bg-surface px-2 py-1 text-sm shadow-pop"
              style={{ left: Math.min(margin.left + x(read.minute) + 8, Math.max(0, width - 250)) }}
            >
              <span className="text-fg-3">{timeOf(read.minute)} </span>
              <b className="font-semibold">{priceText(read.price)}</b> <Thirtyseconds price={read.price} />
              <span className="text-fg-2">{sheet ? sinceSheet(row, read.price) : ""}</span>
            </p>
          )}
        </div>
        {inner > 0 && (
          <LevelHandles
            moving={moving}
            alerts={alerts}
            axis={axis}
            left={(each) => margin.left + (each.rule.since === "sheet" ? x(Math.max(0, sheetMinuteOf(props))) : 0)}
            top={(price) => margin.top + y(price)}
            priceOf={(top) => priceOf(top - margin.top)}
          />
        )}
      </div>
      {far.length > 0 && (
        <p className="px-4 pb-1 text-fg-3 text-xs">
          {far.length === 1
            ? `Your alert at ${priceText(far[0]!.price)} is outside this chart.`
            : `Your alerts at ${far.map(({ price }) => priceText(price)).join(", ")} are outside this chart.`}
        </p>
      )}
      <span id={instructions} className="sr-only">
        Use the left and right arrow keys to read the prices, and Enter to add an alert at that price.
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

const sheetMinuteOf = ({ sheet, opens }: Props) => (sheet === null ? 0 : minutesOf(sheet) - opens);

function sinceSheet({ sheetPrice }: Row, price: number): string {
  if (sheetPrice === null) return "";
  const move = moveInBasisPoints(sheetPrice, price);
  return `, ${move > 0 ? "+" : move < 0 ? "−" : ""}${Math.abs(move)} bp since my sheet`;
}

const Pointer = ({ at, floor }: { at: number; floor: number }) => (
  <line x1={at} x2={at} y2={floor} stroke="var(--line-strong)" strokeDasharray="2 3" />
);

const BY = { ArrowLeft: -1, ArrowRight: 1 } as const;

type Input = {
  points: readonly ChartPoint[];
  /** The minute at so many pixels from the left edge. */
  minuteAt: (left: number) => number;
  say: (point: ChartPoint) => string;
  /** Takes the point that a key has gone to. */
  onRead?: (point: ChartPoint) => void;
};

/** Reads a chart: the pointer hovers over any minute; the arrow keys go from point to point and speak what they find, Escape ends it. */
function useReading({ points, minuteAt, say, onRead }: Input) {
  const [minute, setMinute] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const read = minute === null ? undefined : pointAt(points, minute);
  const onPointerMove = (event: PointerEvent) => {
    setMinute(minuteAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const leave = () => setMinute(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") return leave();
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const at = read ? points.indexOf(read) : points.length - (event.key === "ArrowLeft" ? 0 : 1);
    const next = points[Math.min(points.length - 1, Math.max(0, at + BY[event.key]))];
    if (!next) return;
    setMinute(next.minute);
    setSpoken(say(next));
    onRead?.(next);
  };
  return {
    read,
    spoken,
    handlers: { onPointerMove, onPointerDown: onPointerMove, onPointerLeave: leave, onBlur: leave, onKeyDown },
  };
}

import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import type { Quarter } from "@highway/core/market/quotes/pure/session";
import { quarters } from "@highway/core/market/quotes/pure/session";
import { moveInBasisPoints, priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import { useId } from "react";
import { useWidth } from "../../ui/chart/use-width";
import { type ChartPoint, pointsOf, priceAxis } from "./chart-scale";
import type { Row } from "./figures";
import { useReading } from "./use-reading";
import { sheetTime, shortDay } from "./words";

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
  /** Whether the prices of the quarter hours stand below the axis. */
  withQuarters?: boolean;
  /** The instant at which the prices were lost, in minutes from the opening. */
  lostAt?: number | null;
  /** What a reading calls a minute: "9:40 AM". */
  timeOf: (minute: number) => string;
  height: number;
  isPhone: boolean;
};

const rowsBelow = 18;

/** The course of a coupon's price: its levels differ by dash and by their words, and the time to come is a faint ground. */
export function PriceChart(props: Props) {
  const { row, minutes, height, isPhone, withQuarters = false, timeOf, sheet } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const points = props.points ?? pointsOf(row.line);
  const instructions = useId();
  const margin = {
    top: 8,
    right: isPhone ? 56 : 60,
    bottom: withQuarters ? 22 + 2 * rowsBelow : 24,
    left: isPhone ? 8 : 60,
  };
  const inner = Math.max(0, width - margin.left - margin.right);
  const floor = height - margin.top - margin.bottom;
  const x = (minute: number) => (minute / minutes) * inner;
  const { read, spoken, handlers } = useReading({
    points,
    minuteAt: (left) => ((left - margin.left) / Math.max(1, inner)) * minutes,
    say: (point) => `${timeOf(point.minute)}, ${priceText(point.price)}${sinceSheet(row, point.price)}`,
  });
  const last = points.at(-1);
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={`Price of ${row.coupon.couponName} by time`}
        aria-describedby={instructions}
        aria-valuemin={0}
        aria-valuemax={minutes}
        aria-valuenow={read?.minute ?? last?.minute ?? 0}
        aria-valuetext={last ? `${timeOf((read ?? last).minute)}, ${priceText((read ?? last).price)}` : "No price yet"}
        className="relative touch-pan-y select-none"
        style={{ height }}
        {...handlers}
      >
        {inner > 0 && (
          <svg width={width} height={height} aria-hidden="true" className="num block font-medium text-xs">
            <g transform={`translate(${margin.left} ${margin.top})`}>
              <Drawing {...props} points={points} x={x} floor={floor} inner={inner} />
              {read && <Pointer at={x(read.minute)} floor={floor} />}
              {withQuarters && <Quarters row={row} x={x} floor={floor} opens={props.opens} />}
            </g>
          </svg>
        )}
        {read && inner > 0 && (
          <p
            className="num pointer-events-none absolute top-0 whitespace-nowrap rounded-sm border border-line bg-surface px-2 py-1 text-sm shadow-pop"
            style={{ left: Math.min(margin.left + x(read.minute) + 8, Math.max(0, width - 250)) }}
          >
            <span className="text-fg-3">{timeOf(read.minute)} </span>
            <b className="font-semibold">{priceText(read.price)}</b> {priceIn32nds(read.price)}
            <span className="text-fg-2">{sheet ? sinceSheet(row, read.price) : ""}</span>
          </p>
        )}
      </div>
      <span id={instructions} className="sr-only">
        Use the left and right arrow keys to read the prices.
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

function sinceSheet({ sheetPrice }: Row, price: number): string {
  if (sheetPrice === null) return "";
  const move = moveInBasisPoints(sheetPrice, price);
  return `, ${move > 0 ? "+" : move < 0 ? "−" : ""}${Math.abs(move)} bp since my sheet`;
}

const Pointer = ({ at, floor }: { at: number; floor: number }) => (
  <line x1={at} x2={at} y2={floor} stroke="var(--line-strong)" strokeDasharray="2 3" />
);

type Inner = { x: (minute: number) => number; floor: number; inner: number };

function Drawing(props: Props & Inner & { points: readonly ChartPoint[] }) {
  const { row, points, minutes, opens, sheet, closedOn, ticks, lostAt = null, isPhone, x, floor, inner } = props;
  const { previousClose: close } = row.coupon;
  const shown = points.filter(({ minute }) => minute <= minutes);
  const levels = [close, row.sheetPrice].filter((level) => level !== null);
  const axis = priceAxis([...shown.map(({ price }) => price), ...levels]);
  const y = (price: number) => ((axis.high - price) / (axis.high - axis.low)) * floor;
  const last = shown.at(-1);
  const path = shown
    .map(({ minute, price }, at) => `${at ? "L" : "M"}${x(minute).toFixed(1)} ${y(price).toFixed(1)}`)
    .join("");
  const sheetMinute = sheet === null ? null : minutesOf(sheet) - opens;
  const halo = { paintOrder: "stroke", stroke: "var(--surface)", strokeWidth: 4, strokeLinejoin: "round" } as const;
  return (
    <>
      {last && (
        <rect
          x={x(last.minute)}
          width={Math.max(0, inner - x(last.minute))}
          height={floor}
          fill="var(--canvas)"
          opacity={0.6}
        />
      )}
      {axis.lines.map((price) => (
        <g key={price}>
          <line x2={inner} y1={y(price)} y2={y(price)} stroke="var(--grid)" shapeRendering="crispEdges" />
          {!isPhone && (
            <text x={-8} y={y(price)} dy={4} textAnchor="end" fill="var(--fg-2)">
              {priceIn32nds(price)}
            </text>
          )}
          {!(last && Math.abs(y(price) - y(last.price)) < 14) && (
            <text x={inner + 8} y={y(price)} dy={4} fill="var(--fg-2)">
              {priceText(price)}
            </text>
          )}
        </g>
      ))}
      <line x2={inner} y1={floor} y2={floor} stroke="var(--line-strong)" shapeRendering="crispEdges" />
      {ticks.map(({ minute, text, strong }) => (
        <text
          key={minute}
          x={x(minute)}
          y={floor + 16}
          textAnchor={minute === 0 ? "start" : minute === minutes && isPhone ? "end" : "middle"}
          fill={strong ? "var(--fg)" : "var(--fg-3)"}
          fontWeight={strong ? 600 : undefined}
        >
          {text}
        </text>
      ))}
      {last && (
        <path
          d={`${path}L${x(last.minute)} ${floor}L${x(shown[0]!.minute)} ${floor}Z`}
          fill="var(--chart-1)"
          opacity={0.07}
        />
      )}
      {close !== null && (
        <g>
          <line x2={inner} y1={y(close)} y2={y(close)} stroke="var(--fg-3)" strokeDasharray="2 3" />
          {!isPhone && (
            <text x={inner - 8} y={y(close) - 6} textAnchor="end" fill="var(--fg-3)" {...halo}>
              {`Close${closedOn ? ` ${shortDay(closedOn)}` : ""}, ${priceText(close)} (${priceIn32nds(close)})`}
            </text>
          )}
        </g>
      )}
      {row.sheetPrice !== null && sheet !== null && sheetMinute !== null && (
        <g>
          <line
            x1={x(Math.max(0, sheetMinute))}
            x2={inner}
            y1={y(row.sheetPrice)}
            y2={y(row.sheetPrice)}
            stroke="var(--accent-text)"
            strokeDasharray="7 3"
          />
          <text
            x={inner - 8}
            y={y(row.sheetPrice) + (close !== null && Math.abs(y(close) - y(row.sheetPrice)) < 20 ? 14 : -6)}
            textAnchor="end"
            fill="var(--accent-text)"
            {...halo}
          >
            {isPhone
              ? `My sheet ${sheetTime(sheet)}`
              : `My sheet ${sheetTime(sheet)}, ${priceText(row.sheetPrice)} (${priceIn32nds(row.sheetPrice)})`}
          </text>
        </g>
      )}
      <path d={path} fill="none" stroke="var(--chart-1)" strokeWidth={2} strokeLinejoin="round" />
      {row.sheetPrice !== null && sheetMinute !== null && sheetMinute >= 0 && sheetMinute <= minutes && (
        <circle
          cx={x(sheetMinute)}
          cy={y(row.sheetPrice)}
          r={4}
          fill="var(--surface)"
          stroke="var(--accent-text)"
          strokeWidth={2}
        />
      )}
      {lostAt !== null && lostAt <= minutes && (
        <g>
          <line x1={x(lostAt)} x2={x(lostAt)} y2={floor} stroke="var(--warning)" strokeWidth={1.5} />
          <text
            x={x(lostAt) + (lostAt > minutes / 2 ? -6 : 6)}
            y={12}
            textAnchor={lostAt > minutes / 2 ? "end" : "start"}
            fill="var(--warning)"
            {...halo}
          >
            Connection lost
          </text>
        </g>
      )}
      {last && (
        <>
          <circle
            cx={x(last.minute)}
            cy={y(last.price)}
            r={4}
            fill="var(--chart-1)"
            stroke="var(--surface)"
            strokeWidth={1.5}
          />
          <rect x={inner + 3} y={y(last.price) - 9} width={49} height={18} rx={4} fill="var(--accent)" />
          <text x={inner + 8} y={y(last.price)} dy={4} fill="var(--on-accent)" fontWeight={600}>
            {priceText(last.price)}
          </text>
        </>
      )}
    </>
  );
}

/** The prices of the quarter hours below the axis, without the points of their 32nds. */
function Quarters({ row, x, floor, opens }: { row: Row; x: (minute: number) => number; floor: number; opens: number }) {
  const at = (quarter: Quarter) => x(minutesOf(quarter) - opens);
  const narrow = at("8:30") - at("8:15") < 38;
  return (
    <g fill="var(--fg-2)">
      {["Price", "32nds"].map((name, line) => (
        <text key={name} x={-8} y={floor + 16 + (line + 1) * rowsBelow} textAnchor="end" fill="var(--fg-3)">
          {name}
        </text>
      ))}
      {quarters.map((quarter, index) => {
        if (narrow && index % 2 === 0) return null;
        const price = row.coupon.quarterHours[quarter];
        return (
          <g key={quarter} textAnchor="middle">
            <text x={at(quarter)} y={floor + 16 + rowsBelow}>
              {price === null ? "–" : priceText(price)}
            </text>
            <text x={at(quarter)} y={floor + 16 + 2 * rowsBelow} fill="var(--fg-3)">
              {price === null ? "–" : priceIn32nds(price).replace(/^\d+/, "")}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { priceText } from "@highway/engine/money/shown-price";
import { ChartSvg } from "../../ui/chart/chart-svg";
import { useWidth } from "../../ui/chart/use-width";
import { pointsOf } from "./chart-scale";
import type { Row } from "./figures";

const HEIGHT = 76;
/** A label stands above its line, or below the line of the other where both are close. */
const LABEL = 14;
const TOP = 12;

type Props = { row: Row; minutes: number; opens: number; sheet: string | null; isOld: boolean };

/** The day so far with both levels, small: the figures around it say what it shows. */
export function HomeChart({ row, minutes, opens, sheet, isOld }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const points = pointsOf(row.line);
  const { previousClose: close } = row.coupon;
  const { sheetPrice } = row;
  const levels = [close, sheetPrice].filter((level) => level !== null);
  const prices = [...points.map(({ price }) => price), ...levels];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // Of two levels the lower one has its label below it, for which there must be room.
  const room = HEIGHT - TOP - (levels.length === 2 ? LABEL + 6 : 6);
  const y = (price: number) => (high === low ? HEIGHT / 2 : TOP + ((high - price) / (high - low)) * room);
  const x = (minute: number) => 2 + (Math.min(minute, minutes) / minutes) * (width - 8);
  const path = points.map(({ minute, price }, at) => `${at ? "L" : "M"}${x(minute).toFixed(1)} ${y(price).toFixed(1)}`);
  const last = points.at(-1);
  const color = isOld ? "var(--fg-3)" : "var(--chart-1)";
  const closeIsBelow = close !== null && sheetPrice !== null && close <= sheetPrice;
  const from = sheet === null ? 0 : Math.max(0, minutesOf(sheet) - opens);
  return (
    <div ref={box} className="my-2 print:h-auto!" style={{ height: HEIGHT }}>
      {width > 0 && prices.length > 0 && (
        <ChartSvg width={width} height={HEIGHT} className="num text-xs">
          {close !== null && (
            <Level
              y={y(close)}
              from={0}
              width={width}
              isBelow={closeIsBelow}
              color="var(--fg-3)"
              dash="2 3"
              text={`Close ${priceText(close)}`}
            />
          )}
          {sheetPrice !== null && (
            <Level
              y={y(sheetPrice)}
              from={x(from)}
              width={width}
              isBelow={!closeIsBelow && close !== null}
              dash="7 3"
              color={isOld ? "var(--fg-3)" : "var(--accent-text)"}
              text={`My sheet ${priceText(sheetPrice)}`}
            />
          )}
          <path d={path.join("")} fill="none" stroke={color} strokeWidth={2} strokeLinejoin="round" />
          {last && <circle cx={x(last.minute)} cy={y(last.price)} r={3} fill={color} />}
        </ChartSvg>
      )}
    </div>
  );
}

type LevelProps = {
  y: number;
  from: number;
  width: number;
  isBelow: boolean;
  color: string;
  dash: string;
  text: string;
};
const halo = { paintOrder: "stroke", stroke: "var(--surface)", strokeWidth: 4, strokeLinejoin: "round" } as const;

const Level = ({ y, from, width, isBelow, color, dash, text }: LevelProps) => (
  <>
    <line x1={from} x2={width} y1={y} y2={y} stroke={color} strokeDasharray={dash} />
    <text x={width - 2} y={isBelow ? y + LABEL : Math.max(10, y - 4)} textAnchor="end" fill={color} {...halo}>
      {text}
    </text>
  </>
);

import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { priceIn32nds, priceText } from "@highway/engine/money/shown-price";
import { type SentAt, type Standing, standingText } from "./alerts/chart-alerts";
import { type ChartPoint, labelFoot, labelTops, type PriceAxis } from "./chart-scale";
import type { PriceBelow, Row } from "./figures";
import { sheetTime, shortDay } from "./words";

/** The height of each line of prices below the axis. */
export const rowsBelow = 18;

/** Among figures of one width the hyphen of 101-09 has their width too, and tears it apart. */
const with32nds = "[font-variant-numeric:proportional-nums]";

type Props = {
  row: Row;
  points: readonly ChartPoint[];
  axis: PriceAxis;
  minutes: number;
  opens: number;
  sheet: string | null;
  closedOn: string | null;
  ticks: readonly { minute: number; text: string; strong?: boolean }[];
  lostAt?: number | null;
  isPhone: boolean;
  standing: readonly Standing[];
  sent: readonly SentAt[];
  x: (minute: number) => number;
  y: (price: number) => number;
  floor: number;
  inner: number;
};

/** The course of a coupon's price with its grid and its levels: what is read of it stands beside it as text. */
export function Drawing(props: Props) {
  const { row, points, axis, minutes, opens, sheet, ticks, lostAt = null, isPhone, x, y, floor, inner } = props;
  const shown = points.filter(({ minute }) => minute <= minutes);
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
            <text x={-8} y={y(price)} dy={4} textAnchor="end" fill="var(--fg-2)" className={with32nds}>
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
      {/* Below the levels, whose words it would cross. */}
      {lostAt !== null && lostAt <= minutes && (
        <g>
          <line x1={x(lostAt)} x2={x(lostAt)} y2={floor} stroke="var(--warning)" strokeWidth={1.5} />
          {/* On a phone the words would stand on those of a level: the strip above says them there. */}
          {!isPhone && (
            <text
              x={x(lostAt) + (lostAt > minutes / 2 ? -6 : 6)}
              y={12}
              textAnchor={lostAt > minutes / 2 ? "end" : "start"}
              fill="var(--warning)"
              {...halo}
            >
              Connection lost
            </text>
          )}
        </g>
      )}
      <Levels {...props} sheetMinute={sheetMinute} halo={halo} />
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
      {props.sent
        .filter(({ minute }) => minute >= 0 && minute <= minutes)
        .map(({ id, minute, price }) => (
          <path
            key={id}
            data-sent={id}
            d={`M${x(minute)} ${y(price) - 6}l6 6l-6 6l-6-6z`}
            fill="var(--warning)"
            stroke="var(--surface)"
            strokeWidth={1.5}
          />
        ))}
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

const dashes = { close: "2 3", sheet: "7 3", alert: "9 3 2 3" } as const;
const inks = { close: "var(--fg-3)", sheet: "var(--accent-text)", alert: "var(--warning)" } as const;

type Level = { key: string; kind: keyof typeof dashes; price: number; from: number; text: string };

/** The last close, the officer's sheet and their alerts: each with its own dash and its own words, none of which stand on each other. */
function Levels(props: Props & { sheetMinute: number | null; halo: object }) {
  const { row, sheet, sheetMinute, closedOn, isPhone, standing, axis, x, y, floor, inner, halo } = props;
  const { previousClose: close } = row.coupon;
  const named = (price: number) => `${priceText(price)} (${priceIn32nds(price)})`;
  const begins = Math.max(0, sheetMinute ?? 0);
  const levels: Level[] = [];
  if (close !== null)
    levels.push({
      key: "close",
      kind: "close",
      price: close,
      from: 0,
      text: isPhone ? "" : `Close${closedOn ? ` ${shortDay(closedOn)}` : ""}, ${named(close)}`,
    });
  if (row.sheetPrice !== null && sheet !== null)
    levels.push({
      key: "sheet",
      kind: "sheet",
      price: row.sheetPrice,
      from: begins,
      text: `My sheet ${isPhone ? sheetTime(sheet).replace(/ [AP]M/, "") : `${sheetTime(sheet)}, ${named(row.sheetPrice)}`}`,
    });
  for (const each of standing)
    if (each.price >= axis.low && each.price <= axis.high)
      levels.push({
        key: each.rule.id,
        kind: "alert",
        price: each.price,
        from: each.rule.since === "sheet" ? begins : 0,
        text: standingText(each, isPhone),
      });
  const written = levels.filter(({ text }) => text !== "");
  const tops = labelTops(
    written.map(({ price }) => y(price)),
    floor,
  );
  return (
    <>
      {levels.map(({ key, kind, price, from }) => (
        <line
          key={key}
          data-level={kind}
          x1={x(from)}
          x2={inner}
          y1={y(price)}
          y2={y(price)}
          stroke={inks[kind]}
          strokeDasharray={dashes[kind]}
        />
      ))}
      {written.map(({ key, kind, text }, at) => (
        <text
          key={key}
          x={inner - 8}
          y={tops[at]! + labelFoot}
          textAnchor="end"
          fill={inks[kind]}
          className={with32nds}
          {...halo}
        >
          {text}
        </text>
      ))}
    </>
  );
}

type Below = { prices: readonly PriceBelow[]; x: (minute: number) => number; floor: number };

/** Prices below the axis, under its times, without the points of their 32nds. */
export function PricesBelow({ prices, x, floor }: Below) {
  const isNarrow = prices.length > 1 && x(prices[1]!.minute) - x(prices[0]!.minute) < 38;
  return (
    <g fill="var(--fg-2)">
      {["ET", "Price", "32nds"].map((name, line) => (
        <text key={name} x={-8} y={floor + 16 + line * rowsBelow} textAnchor="end" fill="var(--fg-3)">
          {name}
        </text>
      ))}
      {prices.map(({ minute, price }, at) => {
        if (isNarrow && at % 2 === 0) return null;
        return (
          <g key={minute} textAnchor="middle">
            <text x={x(minute)} y={floor + 16 + rowsBelow}>
              {price === null ? "–" : priceText(price)}
            </text>
            <text x={x(minute)} y={floor + 16 + 2 * rowsBelow} fill="var(--fg-3)" className={with32nds}>
              {price === null ? "–" : priceIn32nds(price).replace(/^\d+/, "")}
            </text>
          </g>
        );
      })}
    </g>
  );
}

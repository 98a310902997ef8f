import { useMemo } from "react";
import { cx } from "../../lib/class-names";
import type { Row } from "./figures";

const HEIGHT = 20;

/** The day so far as a small line from the opening on, the last close dashed. The figures beside it say what it shows. */
export function Spark({
  row,
  minutes,
  width = 68,
}: {
  row: Row;
  /** The minutes of the whole width. */
  minutes: number;
  width?: number;
}) {
  const { line } = row;
  const { previousClose } = row.coupon;
  const drawn = useMemo(() => draw(line, previousClose, minutes, width), [line, previousClose, minutes, width]);
  const isOld = row.staleFor !== undefined;
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" className="ml-auto block">
      {drawn.close !== null && (
        <line x2={width} y1={drawn.close} y2={drawn.close} stroke="var(--line-strong)" strokeDasharray="2 2" />
      )}
      <path
        d={drawn.path}
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className={cx(isOld ? "stroke-fg-3" : "stroke-chart-1")}
      />
      {drawn.last && (
        <circle cx={drawn.last.x} cy={drawn.last.y} r={2} className={isOld ? "fill-fg-3" : "fill-chart-1"} />
      )}
    </svg>
  );
}

function draw(line: Row["line"], close: number | null, minutes: number, width: number) {
  const prices = [...line.filter((price) => price !== null), ...(close === null ? [] : [close])];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) => (high === low ? HEIGHT / 2 : 2 + ((high - price) / (high - low)) * (HEIGHT - 4));
  const points = line.flatMap((price, minute) =>
    price === null ? [] : [{ x: 1 + (Math.min(minute, minutes) / minutes) * (width - 4), y: y(price) }],
  );
  return {
    path: points.map(({ x, y: at }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${at.toFixed(1)}`).join(""),
    last: points.at(-1),
    close: close === null ? null : y(close),
  };
}

import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type ChartPoint, pointAt } from "./chart-scale";

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
export function useReading({ points, minuteAt, say, onRead }: Input) {
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

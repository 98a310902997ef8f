import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { yearAfterKey } from "./keys";
import { type Series, valueAt } from "./series";

type Asked = {
  series: readonly Series[];
  lastYear: number;
  at: number;
  onAt: (year: number) => void;
  format: (value: number) => string;
  /** The year at so many pixels from the chart's left edge. */
  yearAt: (left: number) => number;
};

/** Reading a chart: the pointer hovers over any year and presses to keep it; keys move the year and speak its figures. */
export function useReading({ series, lastYear, at, onAt, format, yearAt }: Asked) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const yearUnder = (event: PointerEvent) => {
    const year = Math.round(yearAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
    return Math.min(lastYear, Math.max(0, year));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const year = yearAfterKey(event.key, at, lastYear);
    if (year === null) return;
    event.preventDefault();
    onAt(year);
    // The year itself is the slider's value and already spoken.
    setSpoken(series.map((line) => `${line.name} ${format(valueAt(line, year))}`).join(", "));
  };
  const onPointerMove = (event: PointerEvent) => {
    setHovered(yearUnder(event));
    if (event.buttons === 1) onAt(yearUnder(event));
  };
  const onPointerDown = (event: PointerEvent) => onAt(yearUnder(event));
  const onPointerLeave = () => setHovered(null);
  return { hovered, spoken, handlers: { onKeyDown, onPointerMove, onPointerDown, onPointerLeave } };
}

/** How a figure of the calendar is written: "1.352" and "M", or "1.352M" where it stands in a sentence. */
import type { CalendarEvent } from "../schema";

/** Writes the unit of an event's figures: M for millions, K for thousands, a percent sign for a share, nothing for an index. */
export function unitOf({ potency, unit }: Pick<CalendarEvent, "potency" | "unit">): string {
  const power = potency === "ZERO" ? "" : potency;
  return unit === null || /^(index|#)$/i.test(unit)
    ? power
    : `${unit === "$" ? "$" : ""}${power}${unit === "$" ? "" : unit}`;
}

const DECIMALS = 3;
/** Writes a figure with as many decimals as the others of its event have, and a true minus. */
export function figureOf(value: number | null, event: Figures): string {
  if (value === null) return "–";
  const shown = [event.actual, event.consensus, event.previous].filter((each) => each !== null);
  const decimals = Math.max(...shown.map(decimalsOf), 0);
  const text = Math.abs(value).toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return value < 0 && Number(text.replaceAll(",", "")) !== 0 ? `−${text}` : text;
}
type Figures = Pick<CalendarEvent, "actual" | "consensus" | "previous">;

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < DECIMALS; decimals++)
    if (Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6) return decimals;
  return DECIMALS;
}

/** Writes a figure with its unit beside it, as in a sentence: "0.2%", "221K", "$61.6B". */
export function figureInWords(value: number | null, event: Figures & Pick<CalendarEvent, "potency" | "unit">): string {
  const figure = figureOf(value, event);
  const unit = unitOf(event);
  if (value === null || unit === "") return figure;
  if (unit.startsWith("$"))
    return figure.startsWith("−") ? `−$${figure.slice(1)}${unit.slice(1)}` : `$${figure}${unit.slice(1)}`;
  return /^[KMBT%]+$/.test(unit) ? `${figure}${unit}` : `${figure} ${unit}`;
}

/** Says on which side of the consensus a figure came out; null where either is not known, or where they are the same. */
export function againstConsensus({ actual, consensus }: Figures): "above" | "below" | null {
  if (actual === null || consensus === null || actual === consensus) return null;
  return actual > consensus ? "above" : "below";
}

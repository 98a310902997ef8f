import type { Typed } from "../document";

type Bounds = { min: number; max: number; decimals?: number };

/** The figure, when the field may hold it; else null. */
export function validFigure(value: Typed | undefined, { min, max, decimals }: Bounds): number | null {
  if (typeof value !== "number" || !(value >= min && value <= max)) return null;
  return decimals === 0 && !Number.isInteger(value) ? null : value;
}

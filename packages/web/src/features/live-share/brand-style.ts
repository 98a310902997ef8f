import { inkOf, inkOn } from "@highway/core/branding/pure/ink";
import type { CSSProperties } from "react";

const paper = "#fbf8f3";

/** A tint of the color on white, as the soft ground behind its own words. */
function tint(hex: string, share: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const mixed = [value >> 16, (value >> 8) & 255, value & 255].map((part) => Math.round(255 + (part - 255) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The officer's own color in the place of the product's accent: what is pressed wears it where words on paper could too, else
 * a darker shade of it, so that every word stays readable.
 */
export function brandStyle({ primary }: { primary: string }): CSSProperties {
  const soft = tint(primary, 0.1);
  const accent = inkOf(primary, paper);
  const text = inkOf(accent, soft);
  return {
    "--accent": accent,
    "--accent-hover": inkOf(tint(accent, 1.12), paper),
    "--on-accent": inkOn(accent),
    "--accent-soft": soft,
    "--accent-text": text,
    "--focus": accent,
  } as CSSProperties;
}

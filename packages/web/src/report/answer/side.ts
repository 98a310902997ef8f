import { loanSeries } from "../../ui/loan-mark";

/** A tool compares two sides. Buying, now or the new loan is first and drawn in solid blue; renting or later is second and drawn in dashed orange. */
export type Side = "first" | "second";

export const placeOf: Record<Side, number> = { first: 0, second: 1 };

export const colorOf = (side: Side) => loanSeries[placeOf[side]]!.color;

/** The color of amounts that are subtracted, or that belong to neither side. */
export const neutral = "color-mix(in srgb, var(--fg-3) 45%, var(--surface))";

/** Returns a side's color at a strength in percent. */
export const tint = (side: Side, percent: number) => `color-mix(in srgb, ${colorOf(side)} ${percent}%, var(--surface))`;

/** Returns a side's color for text, dark enough to be read. */
export const inkOf = (side: Side) => `color-mix(in srgb, ${colorOf(side)} 68%, var(--fg))`;

import { loanSeries } from "../../ui/loan-mark";

/** A tool compares two ways: buying, now or the new loan first, which is drawn solid in blue; renting or later second, dashed in orange. */
export type Side = "first" | "second";

export const placeOf: Record<Side, number> = { first: 0, second: 1 };

export const colorOf = (side: Side) => loanSeries[placeOf[side]]!.color;

/** What is taken off, and what belongs to no side. */
export const neutral = "color-mix(in srgb, var(--fg-3) 45%, var(--surface))";

/** A side's color, weaker by what is left of it. */
export const tint = (side: Side, percent: number) => `color-mix(in srgb, ${colorOf(side)} ${percent}%, var(--surface))`;

/** A side's color as letters have it: dark enough to be read. */
export const inkOf = (side: Side) => `color-mix(in srgb, ${colorOf(side)} 68%, var(--fg))`;

import { moneyText } from "../solve/figures";

/** Writes cents as dollars, without cents where there are none: "$832,750". */
export const dollarsText = (cents: number) => moneyText(cents / 100).replace(/\.00$/, "");
/** Writes a percentage with at most three decimals: "96.5 %". */
export const percentText = (value: number) => `${Number(value.toFixed(3))}%`;
/** Writes percentage points: "1.5 points". */
export const pointsText = (value: number) => `${Number(value.toFixed(3))} ${value === 1 ? "point" : "points"}`;

import { byDate } from "./by-date";

/** The terms of an adjustable rate that stand in for terms that are not typed, in percent a year. */
export type ArmDefaults = {
  /** The value of the index where today's value is not known. */
  index: number;
  margin: number;
  rounding: number;
  /** The cap of the first change, by the longest fixed period in months that it applies to. */
  initialCap: readonly { upToMonths: number; cap: number }[];
  /** The cap of each later change, by the months between changes. */
  adjustmentCap: { 6: number; 12: number };
  lifetimeCap: number;
};

/**
 * The default terms of an adjustable rate. The agencies' 3/6 and 5/6 SOFR loans have caps of 2/1/5, and their 7/6 and 10/6
 * loans have caps of 5/1/5; their margins lie between 1 and 3 percent.
 */
export const armDefaults = byDate<ArmDefaults>({
  label: "Adjustable rate where a term is not typed",
  unit: "percent a year; the floor is the margin",
  source: "Highway product defaults",
  sources: {
    "2020-01-01":
      "Highway product defaults, after the caps of Fannie Mae's SOFR-indexed ARMs (https://capitalmarkets.fanniemae.com, 1 April 2020)",
  },
  from: {
    "2020-01-01": {
      index: 4,
      margin: 2.75,
      rounding: 0.125,
      initialCap: [
        { upToMonths: 60, cap: 2 },
        { upToMonths: Number.POSITIVE_INFINITY, cap: 5 },
      ],
      adjustmentCap: { 6: 1, 12: 2 },
      lifetimeCap: 5,
    },
  },
});

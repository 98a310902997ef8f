import { byDate } from "./by-date";

/** Percents; `initialCap` by the longest fixed period, in months, that it is for. */
export type ArmDefaults = {
  /** The index where it cannot be had. */
  index: number;
  margin: number;
  rounding: number;
  initialCap: readonly { upToMonths: number; cap: number }[];
  adjustmentCap: { 6: number; 12: number };
  lifetimeCap: number;
};

/** The agencies' SOFR loans 3/6 and 5/6 have caps 2/1/5, their 7/6 and 10/6 5/1/5; margins lie between 1 and 3. */
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

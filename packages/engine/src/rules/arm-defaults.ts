import { byDate } from "./by-date";

/** The most that an adjustable rate moves at its first change, at each later one by the months between changes, and over the loan, in percent. */
export type ArmCaps = { initial: number; later: { 6: number; 12: number }; lifetime: number };

/** The terms of an adjustable rate that stand in for terms that are not typed, in percent a year. */
export type ArmDefaults = {
  /** The value of the index where today's value is not known. */
  index: number;
  margin: number;
  rounding: number;
  /** The caps by the longest fixed period in months that they apply to, for each agency. A program of no agency has Fannie Mae's. */
  caps: Record<"fannieMae" | "fha" | "va", readonly (ArmCaps & { upToMonths: number })[]>;
};

const sixMonthly = (initial: number): ArmCaps => ({ initial, later: { 6: 1, 12: 2 }, lifetime: 5 });
const yearly = (each: 1 | 2, lifetime: 5 | 6): ArmCaps => ({ initial: each, later: { 6: each, 12: each }, lifetime });
const ANY = Number.POSITIVE_INFINITY;

/**
 * The default terms of an adjustable rate. Fannie Mae's 3/6 and 5/6 SOFR loans have caps of 2/1/5, and its 7/6 and 10/6 loans have
 * caps of 5/1/5; their margins lie between 1 and 3 percent. FHA's loans fixed for 1 or 3 years have caps of 1/1/5, those fixed for
 * 7 or 10 years 2/2/6; for 5 years FHA allows both, and 2/2/6 is what lenders sell. VA's have 1/1/5 where the rate is fixed for less than 5 years, else 2/2/6.
 */
export const armDefaults = byDate<ArmDefaults>({
  label: "Adjustable rate where a term is not typed",
  unit: "percent a year; the floor is the margin",
  source: "Highway product defaults",
  sources: {
    "2020-01-01":
      "Highway product defaults, after the caps of Fannie Mae's SOFR-indexed ARMs (https://capitalmarkets.fanniemae.com, 1 April 2020), FHA's (24 CFR 203.49, HUD Handbook 4000.1 II.A.8.f) and VA's (38 CFR 36.4312(d), VA Pamphlet 26-7 chapter 7)",
  },
  from: {
    "2020-01-01": {
      index: 4,
      margin: 2.75,
      rounding: 0.125,
      caps: {
        fannieMae: [
          { upToMonths: 60, ...sixMonthly(2) },
          { upToMonths: ANY, ...sixMonthly(5) },
        ],
        fha: [
          { upToMonths: 36, ...yearly(1, 5) },
          { upToMonths: ANY, ...yearly(2, 6) },
        ],
        va: [
          { upToMonths: 59, ...yearly(1, 5) },
          { upToMonths: ANY, ...yearly(2, 6) },
        ],
      },
    },
  },
});

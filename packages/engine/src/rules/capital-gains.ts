import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";
import type { Bracket, FilingStatus } from "./federal-income-tax";

type ByStatus<T> = Record<FilingStatus, T>;

/** Makes the brackets of the three rates from the dollars of taxable income at which 0 % and 15 % end. */
const gains = (zero: number, fifteen: number): readonly Bracket[] => [
  { rate: 0, ceiling: dollars(zero) },
  { rate: 15, ceiling: dollars(fifteen) },
  { rate: 20, ceiling: Number.POSITIVE_INFINITY as Cents },
];

/** The tax on gains of what was held for more than a year, by tax year. The gains lie above the rest of the taxable income. */
export const capitalGains = byDate<ByStatus<readonly Bracket[]>>({
  label: "Tax on long-term gains",
  unit: "percent of the gain, up to a ceiling of taxable income, by filing status",
  source: "26 U.S.C. 1(h) and 1(j)(5)",
  renewal: { due: "2027-01-01", next: "The IRS publishes the brackets of a year in the October before" },
  sources: {
    "2024-01-01": "IRS Revenue Procedure 2023-34",
    "2025-01-01": "IRS Revenue Procedure 2024-40",
    "2026-01-01": "IRS Revenue Procedure 2025-32",
  },
  from: {
    "2024-01-01": {
      single: gains(47_025, 518_900),
      hoh: gains(63_000, 551_350),
      marriedSeparate: gains(47_025, 291_850),
      marriedJoint: gains(94_050, 583_750),
    },
    "2025-01-01": {
      single: gains(48_350, 533_400),
      hoh: gains(64_750, 566_700),
      marriedSeparate: gains(48_350, 300_000),
      marriedJoint: gains(96_700, 600_050),
    },
    "2026-01-01": {
      single: gains(49_450, 545_500),
      hoh: gains(66_200, 579_600),
      marriedSeparate: gains(49_450, 306_850),
      marriedJoint: gains(98_900, 613_700),
    },
  },
});

/** The surtax on investment income: `rate` percent of the gain, or of the income above the threshold where that is less. It is not indexed. */
export const investmentSurtax = byDate<{ rate: number; threshold: ByStatus<Cents> }>({
  label: "Net investment income tax",
  unit: "money of income by filing status above which the rate applies",
  source: "26 U.S.C. 1411",
  from: {
    "2013-01-01": {
      rate: 3.8,
      threshold: {
        single: dollars(200_000),
        hoh: dollars(200_000),
        marriedSeparate: dollars(125_000),
        marriedJoint: dollars(250_000),
      },
    },
  },
});

/** The gain on a home that is not taxed once its owner has lived there long enough. It is not indexed. */
export const homeGainExclusion = byDate<ByStatus<Cents>>({
  label: "Gain on a home that is not taxed",
  unit: "money, by filing status",
  source: "26 U.S.C. 121(b)",
  from: {
    "1997-05-07": {
      single: dollars(250_000),
      hoh: dollars(250_000),
      marriedSeparate: dollars(250_000),
      marriedJoint: dollars(500_000),
    },
  },
});

/** How many of the 5 years before the sale the owner must have owned the home and lived in it, so that its gain is not taxed. */
export const homeGainYears = byDate({
  label: "Years of living in a home after which its gain is not taxed",
  unit: "years of the 5 before the sale",
  source: "26 U.S.C. 121(a)",
  from: { "1997-05-07": 2 },
});

/** The tax on gains where the client's income or filing status is not known. */
export const gainsTaxDefault = byDate({
  label: "Tax on gains when income or filing status is not known",
  unit: "percent of the gain",
  source: "Highway product defaults; the middle rate of 26 U.S.C. 1(h)",
  from: { "2020-01-01": 15 },
});

import { byDate } from "./by-date";

/**
 * The fees of a USDA loan, the same for purchases and refinances. The agency computes the annual fee on the year's average
 * balance; the product keeps it level.
 */
export const usdaFees = byDate({
  label: "USDA guarantee fee and annual fee",
  unit: "percent of the loan before the fee, once and a year",
  source: "7 CFR 3555.107, https://www.rd.usda.gov/programs-services/single-family-housing-programs",
  from: { "2016-10-01": { upfront: 1, annual: 0.35 } },
});

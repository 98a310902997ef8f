import { byDate } from "./by-date";

/**
 * The fees of a USDA loan, the same for purchases and refinances. The fee at closing is a percentage of the whole loan, a financed
 * fee included; the annual fee is taken of the average scheduled balance of each year, by the original amortization schedule
 * (HB-1-3555, chapter 16).
 */
export const usdaFees = byDate({
  label: "USDA guarantee fee and annual fee",
  unit: "percent of the loan with a financed fee, once; of the year's average scheduled balance, a year",
  source:
    "7 CFR 3555.107, HB-1-3555 chapter 16, https://www.rd.usda.gov/programs-services/single-family-housing-programs",
  renewal: {
    due: "2026-10-01",
    next: "USDA confirms or changes the fees before each fiscal year, and the notice for fiscal year 2027 is not entered",
  },
  from: { "2016-10-01": { upfront: 1, annual: 0.35 } },
});

import { byDate } from "./by-date";

/**
 * The percentage that itemized deductions are cut by for the largest incomes, taken of the smaller of two amounts: the
 * deductions, and the income in the highest bracket. From 2026 it is two thirty-sevenths, so that a deducted dollar saves
 * 35 cents where it is taxed 37.
 */
export const itemizedLimit = byDate<number>({
  label: "Limit of itemized deductions in the highest bracket",
  unit: "percent of the deductions there",
  source: "26 U.S.C. 68(a)",
  sources: {
    "2018-01-01": "Public Law 115-97, section 11046",
    "2026-01-01": "Public Law 119-21, section 70111",
  },
  from: { "2018-01-01": 0, "2026-01-01": 200 / 37 },
});

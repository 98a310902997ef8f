import { byDate } from "./by-date";

/** The first month's percentage, and what each month after it takes off: 80, 78, 76 and so on to 10 in the thirty-sixth. */
const byMonth = Array.from({ length: 36 }, (_, months) => 80 - 2 * months);

/**
 * What FHA refunds of the upfront premium when its own loan is refinanced into another FHA loan within three years. The months are
 * counted from the month of the earlier closing to the month of the new one, at least one. FHA Connection states the refund for each case.
 */
export const fhaRefund = byDate<readonly number[]>({
  label: "FHA upfront premium refunded on a refinance into another FHA loan",
  unit: "percent of the upfront premium paid, by the month since closing",
  source:
    "HUD Handbook 4000.1, Appendix 1.0 (Upfront Mortgage Insurance Premium refund percentages); Mortgagee Letter 2005-03",
  from: { "2005-01-01": byMonth },
});

/** The premiums of a streamline or simple refinance of a loan that FHA endorsed on or before May 31, 2009, whatever its size, term and loan-to-value. */
export const fhaMipOf2009 = byDate({
  label: "FHA mortgage insurance premium, refinance of a loan endorsed by May 31, 2009",
  unit: "percent of the base loan, once and a year",
  source: "HUD Mortgagee Letter 2012-04; HUD Handbook 4000.1, Appendix 1.0",
  from: { "2012-06-11": { upfront: 0.01, annual: 0.55 } },
});

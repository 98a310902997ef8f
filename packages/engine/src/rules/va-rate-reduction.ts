import { byDate } from "./by-date";

/** What an interest rate reduction must bring a veteran whose old rate is fixed. */
export type VaRateReduction = {
  /** The points by which the new rate is lower where it is fixed, and where it adjusts. */
  fixed: number;
  adjustable: number;
  /** The months within which lower payments of principal and interest pay back the costs. */
  months: number;
};

/**
 * The net tangible benefit that VA requires of its interest rate reductions, with the statutory recoupment of fees. That the old loan is seasoned, 210 days
 * and six payments, hangs on days that no field holds.
 */
export const vaRateReduction = byDate<VaRateReduction>({
  label: "VA interest rate reduction: lower rate and recoupment",
  unit: "points below the old fixed rate, for a new fixed or adjustable rate, and months",
  source: "38 U.S.C. 3709, Public Law 115-174, section 309; VA Circular 26-19-22",
  from: { "2018-05-25": { fixed: 0.5, adjustable: 2, months: 36 } },
});

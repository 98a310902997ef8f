import { type Cents, dollars } from "../money/cents";
import { byDate } from "./by-date";

/** How far the VA guarantees a loan. */
export type VaGuaranty = {
  /** The percentage of a loan above `small` that is guaranteed with full entitlement, and of the county's limit with a part of it. */
  share: number;
  /** The largest loan for which the basic entitlement counts. */
  small: Cents;
  /** The basic entitlement. */
  basic: Cents;
};

/**
 * The VA's guaranty. Since 2020 a veteran whose entitlement is not in use has no limit; with a part in use, loans above the small ones
 * are guaranteed up to a share of the county's conforming limit for one unit, less what is in use, whatever the units of the home.
 */
export const vaGuaranty = byDate<VaGuaranty>({
  label: "VA guaranty and entitlement",
  unit: "percent of the loan or of the county's limit, and money",
  source:
    "38 U.S.C. 3703(a)(1), as amended by Public Law 116-23, section 6 (Blue Water Navy Vietnam Veterans Act); VA Circulars 26-19-30 and 26-23-26; VA Pamphlet 26-7 chapter 3",
  from: { "2020-01-01": { share: 25, small: dollars(144_000), basic: dollars(36_000) } },
});

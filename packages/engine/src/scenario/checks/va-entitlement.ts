import { type Cents, dollars, share } from "../../money/cents";
import { loanLimits } from "../../rules/loan-limits";
import { vaGuaranty } from "../../rules/va-entitlement";
import { loanLimit } from "../steps/loan-limit";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { dollarsText, overdueText } from "./wording";

/** What the VA still guarantees of a loan, in cents, by the lowest and the highest limit that the county may have; `overdue` says that the limit is of an earlier year. */
type Guaranty = { lowest: Cents; highest: Cents; isCountys: boolean; overdue: string };

const remainingGuaranty = (guaranty: number, used: Cents) => Math.max(0, guaranty - used) as Cents;

/** Finds the guaranty that is left with a part of the entitlement in use; null on a day before the yearly limits begin. */
function guarantyLeft({ loan, scenario, financing, asOf }: Working, used: Cents): Guaranty | null {
  const { share: percentage, small, basic } = vaGuaranty.on(asOf);
  if (financing.amountBeforeMI <= small)
    return {
      lowest: remainingGuaranty(basic, used),
      highest: remainingGuaranty(basic, used),
      isCountys: true,
      overdue: "",
    };
  // The statute names the limit of a home with one unit, whatever home is bought.
  const limit = loanLimit("conforming", scenario, { ...loan, units: 1 });
  if (!limit) return null;
  const of = (amount: Cents) => remainingGuaranty(share(amount, percentage), used);
  const overdue = overdueText(loanLimits, limit.from, asOf);
  return { lowest: of(limit.lowest), highest: of(limit.highest), isCountys: limit.isCountys, overdue };
}

const aQuarter = (amount: Cents) => share(amount, 25);

/**
 * Checks whether guaranty and the borrower's own money come to the 25 % of the home's price that lenders require (Ginnie Mae's guide, chapter 24),
 * counting the part of the veteran's entitlement that is in use. An interest rate reduction needs no more entitlement than the loan before.
 */
export function findVaEntitlement(working: Working): Finding | null {
  const { loan, asOf, bases, financing } = working;
  const version = versionOn(vaGuaranty, asOf);
  if (loan.program !== "va" || !version) return null;
  if (loan.category === "refinance" && loan.MIWorksheet.activeModifiers.includes("irrrl")) return null;
  const from = { source: version.source, from: version.from };
  const used = dollars(loan.entitlementUsed ?? 0);
  if (used === 0) {
    return {
      state: "clear",
      verdict: "Full entitlement",
      rule: "With full entitlement the VA guarantees 25% of any loan above $144,000, without a limit.",
      has: "No entitlement is in use.",
      ...from,
    };
  }
  const left = guarantyLeft(working, used);
  if (!left) return null;
  const own = (bases.applicablePrice - financing.amountBeforeMI - bases.second) as Cents;
  const asked = aQuarter(bases.applicablePrice);
  const isSmall = financing.amountBeforeMI <= version.value.small;
  const limited = isSmall
    ? `the basic entitlement of ${dollarsText(version.value.basic)}`
    : "25% of the county's limit for a one-unit home";
  const amounts =
    left.lowest === left.highest
      ? dollarsText(left.lowest)
      : `${dollarsText(left.lowest)} to ${dollarsText(left.highest)}, by the county`;
  const most = left.isCountys ? `Up to ${dollarsText(4 * left.lowest)} can be lent with no down payment. ` : "";
  const said = {
    rule: `With ${dollarsText(used)} of entitlement in use, the VA guarantees ${limited} minus that amount, which leaves ${amounts}. ${most}Above that, lenders require 25% of the rest as a down payment.${left.overdue}`,
    has: `The down payment or equity is ${dollarsText(own)}; ${downAsked(left, asked)} is required.`,
    ...from,
  };
  if (left.lowest + own >= asked) return { state: "clear", verdict: "Within what is left", ...said };
  if (left.highest + own < asked) return { state: "attention", verdict: "A larger down payment is required", ...said };
  return {
    state: "notChecked",
    verdict: "Depends on the county's limit",
    missing: "The county's limit is not loaded. Choose the home's address from the list to load it.",
    ...said,
  };
}

/** Says the money of one's own that makes up what the guaranty lacks. */
function downAsked({ lowest, highest }: Guaranty, asked: Cents): string {
  const down = (guaranty: Cents) => dollarsText(Math.max(0, asked - guaranty));
  if (lowest >= asked) return "none";
  return lowest === highest ? down(lowest) : `${down(highest)} to ${down(lowest)}`;
}

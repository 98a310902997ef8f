import { creditKind } from "../../costs/credit-kind";
import { fixedMonths } from "../../loan/loan-type";
import { exactPayment } from "../../loan/payment";
import { type Cents, type Months, roundCents, sixDecimals, sum } from "../../money/cents";
import { type VaRateReduction, vaRateReduction } from "../../rules/va-rate-reduction";
import type { Loan } from "../schema/types";
import { existingTerms, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { dollarsText, percentText, pointsText } from "./wording";

/** The loan that the rate reduction pays off: the VA's, else the first. */
const oldLoan = ({ scenario, loan }: Working): Loan | undefined => {
  const all = mortgagesPaidOff(scenario, loan.propertyID);
  return all.find(({ program }) => program === "va") ?? all[0];
};

/** Counts the months in which a lower payment pays back costs; null where it does not. */
function monthsToRecoup(costs: number, saved: number): number | null {
  if (costs <= 0) return 0;
  return saved > 0 ? Math.ceil(costs / saved) : null;
}

/**
 * Counts the months of recoupment in two ways: with the funding fee, as the comparison statement has it, and without it on either side, as the statute
 * does. A lender shows the second where the first is too long. Source: VA Circular 26-19-22, paragraph 3 and Exhibit B.
 */
function recoupment({ costs, cash, financing, repayment }: Working, old: Cents) {
  const { contract } = repayment;
  const fromLender = costs.credits.lines.filter(({ name }) => creditKind(name) === "lender");
  const fees = costs.closing.total + costs.points - sum(fromLender.map(({ amount }) => amount));
  const payment = (amount: Cents) => roundCents(exactPayment(amount, contract.rate, contract.term as Months));
  const saved = (old - payment(financing.amount)) as Cents;
  return {
    fees: fees as Cents,
    saved,
    withFee: monthsToRecoup(fees + cash.upfrontMI, saved),
    without: monthsToRecoup(fees, old - payment(financing.amountBeforeMI)),
  };
}

const isWithin = (months: number | null, { months: most }: VaRateReduction) => months !== null && months <= most;

/** Checks whether an interest rate reduction lowers a fixed rate enough, and earns its costs back in time. */
export function findRateReduction(working: Working): Finding | null {
  const { loan, asOf, repayment } = working;
  const version = versionOn(vaRateReduction, asOf);
  const isReduction = loan.program === "va" && loan.category === "refinance";
  if (!version || !isReduction || !loan.MIWorksheet.activeModifiers.includes("irrrl")) return null;
  const { value, source, from } = version;
  const required = repayment.contract.adjustable ? value.adjustable : value.fixed;
  const said = {
    rule: `An interest rate reduction lowers a fixed rate by at least ${pointsText(required)}${repayment.contract.adjustable ? " where the new one adjusts" : ""}, and lower payments of principal and interest pay its costs back within ${value.months} months, the funding fee and prepaids left out. The old loan must be 210 days and six payments old.`,
    source,
    from,
  };
  const old = oldLoan(working);
  if (!old) {
    const missing = "Add the VA loan that is paid off.";
    return { state: "notChecked", verdict: "Old loan not known", missing, has: "No mortgage is paid off.", ...said };
  }
  const lower = sixDecimals(old.rate - loan.rate);
  const { fees, saved, withFee, without } = recoupment(working, existingTerms(old).payment);
  const moved = `${lower < 0 ? "rises" : "falls"} from ${percentText(old.rate)} to ${percentText(loan.rate)}`;
  const change = lower === 0 ? `stays at ${percentText(loan.rate)}` : moved;
  const payment = saved > 0 ? `falls by ${dollarsText(saved)} a month` : "does not fall";
  const has = `The rate ${change}. Its costs are ${dollarsText(fees)}, and the payment ${payment}.`;
  if (fixedMonths(old.type) === null && lower < required)
    return { state: "attention", verdict: "Too little rate reduction", has, ...said };
  if (isWithin(withFee, value)) return { state: "clear", verdict: "A net tangible benefit", has, ...said };
  if (!isWithin(without, value)) return { state: "attention", verdict: "Costs not recouped in time", has, ...said };
  const missing = "Ask the lender for the recoupment period without the funding fee.";
  return { state: "notChecked", verdict: "Recouped without the fee", missing, has, ...said };
}

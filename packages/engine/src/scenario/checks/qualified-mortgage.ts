import { type Cents, NOTHING, roundCents, share, sum } from "../../money/cents";
import { fhaMip } from "../../rules/fha-mip";
import { type QualifiedMortgage, qualifiedMortgage } from "../../rules/qualified-mortgage";
import { asDisclosed } from "../outcomes/loan-estimate";
import type { Working } from "../working";
import { type Finding, versionOn } from "./check";
import { amountsFrom, dollarsText, overdueText, percentText } from "./wording";

/** The programs whose loans are qualified mortgages by the agency's own rule, which asks for no test of the fees here: VA, 38 CFR 36.4300. */
const isBusiness = ({ occupancy }: Working["loan"]) => occupancy === "investment";

/**
 * The part of a private premium at closing that counts: what is above FHA's, or all of it where it is not refundable. Premiums of a government program
 * do not count. Source: 12 CFR 1026.32(b)(1)(i)(B) and (C), comment 1.ii.
 */
function countedPremium({ loan, asOf, financing }: Working): Cents {
  if (loan.program === "fha" || loan.program === "va" || loan.program === "usda") return NOTHING;
  const { isRefund } = loan.MIWorksheet;
  const allowed = isRefund ? share(financing.amountBeforeMI, versionOn(fhaMip, asOf)?.value.upfront ?? 0) : NOTHING;
  return Math.max(0, financing.insurance.upfront - allowed) as Cents;
}

/** Finds the line of the yearly table for the amount of the note, and the most that it lets the points and fees be. */
function mostFees(table: QualifiedMortgage, note: Cents, totalLoan: Cents): { most: Cents; rule: string } {
  const share = table.fees.find((line) => note >= line.fromAmount)!;
  const fixed = table.fixedFees.find((line) => note >= line.fromAmount);
  const thresholds = [...table.fees, ...table.fixedFees].map(({ fromAmount }) => fromAmount);
  const said = (from: Cents, most: string) =>
    `For a loan of ${amountsFrom(from, thresholds)}, points and fees are at most ${most}.`;
  if (fixed && fixed.fromAmount > share.fromAmount)
    return { most: fixed.amount, rule: said(fixed.fromAmount, dollarsText(fixed.amount)) };
  return {
    most: roundCents((totalLoan * share.percentage) / 100),
    rule: said(share.fromAmount, `${percentText(share.percentage)} of the amount financed`),
  };
}

/**
 * Checks points and fees against the cap of a qualified mortgage: points, the lender's own finance charges, and what counts of a private premium
 * at closing. Charges of third parties do not count. Source: 12 CFR 1026.32(b)(1) and 1026.43(e)(3).
 */
export function findPointsAndFees(chosen: Working): Finding | null {
  const working = asDisclosed(chosen);
  const { loan, asOf, costs, financing, repayment } = working;
  const version = versionOn(qualifiedMortgage, asOf);
  if (!version || loan.program === "va" || isBusiness(loan) || financing.amount <= 0) return null;
  const lenders = costs.closing.fees.filter(({ isFinanceCharge, section }) => isFinanceCharge && section === "A");
  const ofLender = sum(lenders.map(({ amount }) => amount));
  const premium = countedPremium(working);
  const counted = sum([costs.points, ofLender, premium]);
  const { most, rule } = mostFees(version.value, financing.amount, repayment.amountFinanced);
  const said = {
    rule: `${rule} Up to two bona fide discount points may be left out.${overdueText(qualifiedMortgage, version.from, asOf)}`,
    has: `Points are ${dollarsText(costs.points)}, the lender's charges ${dollarsText(ofLender)}, ${premium > 0 ? `the part of the upfront mortgage insurance that counts ${dollarsText(premium)}, ` : ""}together ${dollarsText(counted)}; the cap is ${dollarsText(most)}.`,
    source: version.source,
    from: version.from,
  };
  if (counted > most) return { state: "attention", verdict: "Above the cap", ...said };
  if (costs.closing.typed && costs.closing.total > 0) {
    const missing = "Closing costs are one typed total. Link a worksheet to tell the lender's charges from others.";
    return { state: "notChecked", verdict: "Fees not known", missing, ...said };
  }
  return { state: "clear", verdict: "Within the cap", ...said };
}

import { isAtMost } from "../../loan/ltv";
import { dollars, NOTHING } from "../../money/cents";
import { conventionalCoverage } from "../../rules/conventional-coverage";
import { conventionalRateCard } from "../../rules/conventional-rate-card";
import { fhaMip, fhaMipDuration } from "../../rules/fha-mip";
import { planOf } from "../schema/insurance";
import type { Working } from "../working";
import { type Finding, isConventional, versionOn } from "./check";
import { dollarsText, percentText } from "./wording";

const isTyped = ({ MI, annualMIPercentage }: Working["loan"]) => MI !== null || annualMIPercentage !== null;

/** Tells whether conventional insurance is priced, and by what: typed, by the dated card, or not at all because the card has no price for the loan. */
function conventional({ loan, asOf, financing }: Working): Finding | null {
  const { premiums, missing } = financing.insurance;
  const card = versionOn(conventionalRateCard, asOf);
  const coverage = versionOn(conventionalCoverage, asOf);
  if (!card || !coverage) return null;
  const above = `Above ${percentText(coverage.value.noneUpTo)} loan-to-value Fannie Mae requires mortgage insurance.`;
  const said = { rule: above, source: coverage.source, from: coverage.from };
  if (loan.selfInsured) {
    return premiums.annual === 0 && missing.length === 0
      ? { state: "clear", verdict: "Insured by the lender itself", has: "The loan is marked as self-insured.", ...said }
      : null;
  }
  if (missing[0]) {
    return { state: "attention", verdict: "No premium on the card", has: missing[0].sentence, ...said };
  }
  if (isTyped(loan) || loan.upfrontMI !== null) {
    return { state: "clear", verdict: "Priced as you typed it", has: "The premium is typed.", ...said };
  }
  if (premiums.rule?.label !== conventionalRateCard.label) {
    const lenderPaid = planOf(loan.MIWorksheet) === "lenderPaid" && premiums.annual === 0;
    return {
      state: "clear",
      verdict: lenderPaid && premiums.rule?.label !== conventionalCoverage.label ? "Paid by the lender" : "None needed",
      has: premiums.rule?.picked() ? `${premiums.rule.picked()}.` : "No premium is required.",
      ...said,
    };
  }
  return {
    state: "clear",
    verdict: `Priced by the ${card.from.slice(0, 4)} rate card`,
    rule: `${above} The ${card.from.slice(0, 4)} card is the newest public one. Insurers price by risk today, so ask one for a quote.`,
    has: `${premiums.rule.picked()}: ${percentText(premiums.annual ?? 0)} a year.`,
    source: card.source,
    from: card.from,
  };
}

/** Compares the premiums of an FHA loan with FHA's own. Less than FHA charges needs attention. */
function fha({ loan, asOf, financing, bases, repayment }: Working): Finding | null {
  const version = versionOn(fhaMip, asOf);
  const duration = versionOn(fhaMipDuration, asOf);
  const { premiums, upfront, defaultUpfront } = financing.insurance;
  if (!version || !duration) return null;
  const annual = premiums.annual ?? 0;
  const ends = isAtMost(financing.amountBeforeMI, duration.value.upTo, bases.applicablePrice);
  const said = {
    rule: `FHA charges ${percentText(premiums.upfront ?? 0)} at closing and ${percentText(annual)} a year ${ends ? `for ${duration.value.years} years` : "for the life of the loan"}.`,
    source: `${version.source}; ${duration.source}`,
    from: version.from,
  };
  if (loan.selfInsured) {
    return {
      ...said,
      state: "attention",
      verdict: "FHA loans are insured",
      rule: "Every FHA loan has FHA's insurance.",
      has: "The loan is marked as self-insured.",
    };
  }
  const lessAtClosing = upfront < defaultUpfront;
  const usual = repayment.defaultPremium ?? NOTHING;
  const lessAMonth = loan.MI === null ? (loan.annualMIPercentage ?? annual) < annual : dollars(loan.MI) < usual;
  const typed = isTyped(loan) || loan.upfrontMI !== null;
  const yearly = loan.annualMIPercentage ?? annual;
  const has =
    loan.MI === null
      ? `The loan has ${dollarsText(upfront)} at closing and ${percentText(yearly)} a year.`
      : `The loan has ${dollarsText(upfront)} at closing and ${dollarsText(dollars(loan.MI))} a month as typed. FHA's first premium is ${dollarsText(usual)} a month.`;
  if (lessAtClosing || lessAMonth) return { state: "attention", verdict: "Less than FHA charges", has, ...said };
  return { state: "clear", verdict: typed ? "As typed, not less than FHA's" : "As FHA charges", has, ...said };
}

/** Checks how mortgage insurance is priced: the conventional by its card, FHA's by FHA's table. */
export function findMortgageInsurance(working: Working): Finding | null {
  if (isConventional(working.loan)) return conventional(working);
  return working.loan.program === "fha" ? fha(working) : null;
}

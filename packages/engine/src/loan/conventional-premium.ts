import { conventionalAdjustments } from "../rules/conventional-adjustments";
import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard } from "../rules/conventional-rate-card";
import type { Day } from "../rules/day";
import {
  type AdjustedPremium,
  adjustedPremium,
  countsAsFixed,
  type RateCardCell,
  rateCardCell,
} from "./conventional-cell";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost, loanToValue } from "./ltv";

const NO_SINGLE_PREMIUM = "The rate card has no single premium. Type the upfront mortgage insurance.";

const fixedPeriodText = (months: number) =>
  months % 12 === 0 ? `${months / 12} year${months === 12 ? "" : "s"}` : `${months} months`;

function noPremiumSentence(
  { amount, value, termYears, fixedMonths, score }: InsuredLoan,
  applied: AdjustedPremium["applied"],
): string {
  const adjustable = fixedMonths === null ? "" : `, the rate fixed for ${fixedPeriodText(fixedMonths)},`;
  const modified = applied.length > 0 ? ` with ${applied.map(({ modifier }) => modifier).join(" and ")}` : "";
  return (
    `The rate card has no premium for ${loanToValue(amount, value).toFixed(2)} % loan-to-value over ${termYears} years` +
    `${adjustable} at a credit score of ${score}${modified}. Type the mortgage insurance.`
  );
}

function noInsuranceNeeded(asOf: Day): Premiums {
  const version = conventionalCoverage.version(asOf);
  const picked = () => `None up to ${version.value.noneUpTo} % loan-to-value`;
  return { upfront: 0, annual: 0, rule: { label: conventionalCoverage.label, version, picked } };
}

const signedPoints = (points = 0) => `${points < 0 ? "\u2212" : "+"}${Math.abs(points)}`;

function cardPremium(
  loan: InsuredLoan,
  cell: RateCardCell,
  annual: number,
  applied: AdjustedPremium["applied"],
): Premiums {
  const { upTo, coverage, scoreBand } = cell;
  const card = conventionalRateCard.version(loan.asOf);
  const { scoreBands, fixedFromYears } = card.value;
  const { longTermYears } = conventionalCoverage.on(loan.asOf);
  const picked = () => {
    const fixed = countsAsFixed(loan, card.value) ? "" : `rate fixed for less than ${fixedFromYears} years, `;
    const more = applied.map(({ modifier, points }) => `, ${modifier} ${signedPoints(points)}`).join("");
    const refundable = loan.refundable ? "; the card is non-refundable and prices no refundable premium" : "";
    return (
      `${loan.termYears > longTermYears ? "Over" : "Up to"} ${longTermYears} years, ${fixed}loan-to-value up to ${upTo} %, ` +
      `${coverage} % coverage, score of ${scoreBands[scoreBand]} or more${more}${refundable}`
    );
  };
  const both = () => `${card.source}; adjustments: ${conventionalAdjustments.version(loan.asOf).source}`;
  const version = applied.length === 0 ? card : { ...card, source: both() };
  return { upfront: 0, annual, rule: { label: conventionalRateCard.label, version, picked } };
}

/**
 * Finds the premiums of conventional mortgage insurance in percent of the loan. There are none up to 80 % loan-to-value; above
 * it the rate card's cell for the agencies' standard coverage and the band of the credit score applies, with what the modifiers
 * add to it. Where the card has no premium the answer has no figure, never a guess. A refundable premium costs more, which the
 * card does not price, so `refundable` makes no difference.
 */
export function conventionalPremium(loan: InsuredLoan): Premiums {
  const { asOf, amount, value } = loan;
  if (isAtMost(amount, conventionalCoverage.on(asOf).noneUpTo, value)) return noInsuranceNeeded(asOf);
  if (loan.single) return { upfront: null, annual: 0, rule: null, missing: NO_SINGLE_PREMIUM };
  const cell = rateCardCell(loan);
  const { annual, applied } = cell ? adjustedPremium(cell, loan) : { annual: null, applied: [] };
  if (!cell || annual === null)
    return { upfront: 0, annual: null, rule: null, missing: noPremiumSentence(loan, applied) };
  return cardPremium(loan, cell, annual, applied);
}

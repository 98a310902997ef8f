import { conventionalAdjustments } from "../rules/conventional-adjustments";
import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard } from "../rules/conventional-rate-card";
import type { Day } from "../rules/day";
import { type Adjusted, adjusted } from "./conventional-adjusted";
import { type Cell, cellOf, isFixed } from "./conventional-cell";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost, loanToValue } from "./ltv";

const SINGLE = "The rate card has no single premium. Type the upfront mortgage insurance.";

const lasting = (months: number) =>
  months % 12 === 0 ? `${months / 12} year${months === 12 ? "" : "s"}` : `${months} months`;

function lacking({ amount, value, termYears, fixedMonths, score }: InsuredLoan, applied: Adjusted["applied"]): string {
  const adjustable = fixedMonths === null ? "" : `, the rate fixed for ${lasting(fixedMonths)},`;
  const modified = applied.length > 0 ? ` with ${applied.map(({ modifier }) => modifier).join(" and ")}` : "";
  return (
    `The rate card has no premium for ${loanToValue(amount, value).toFixed(2)} % loan-to-value over ${termYears} years` +
    `${adjustable} at a credit score of ${score}${modified}. Type the mortgage insurance.`
  );
}

function uninsured(asOf: Day): Premiums {
  const version = conventionalCoverage.version(asOf);
  const picked = () => `None up to ${version.value.noneUpTo} % loan-to-value`;
  return { upfront: 0, annual: 0, rule: { label: conventionalCoverage.label, version, picked } };
}

const signed = (points = 0) => `${points < 0 ? "\u2212" : "+"}${Math.abs(points)}`;

function insured(loan: InsuredLoan, cell: Cell, annual: number, applied: Adjusted["applied"]): Premiums {
  const { upTo, coverage, scoreBand } = cell;
  const card = conventionalRateCard.version(loan.asOf);
  const { scoreBands, fixedFromYears } = card.value;
  const { longTermYears } = conventionalCoverage.on(loan.asOf);
  const picked = () => {
    const fixed = isFixed(loan, card.value) ? "" : `rate fixed for less than ${fixedFromYears} years, `;
    const more = applied.map(({ modifier, points }) => `, ${modifier} ${signed(points)}`).join("");
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
 * Conventional mortgage insurance: none up to 80 % loan-to-value, above it the rate card's cell for the agencies'
 * standard coverage and the credit score's band, and what the modifiers add to it. What the card lacks gives no figure,
 * never a guess. A refundable premium costs more, which the card does not price: it makes no difference.
 */
export function conventionalPremium(loan: InsuredLoan): Premiums {
  const { asOf, amount, value } = loan;
  if (isAtMost(amount, conventionalCoverage.on(asOf).noneUpTo, value)) return uninsured(asOf);
  if (loan.single) return { upfront: null, annual: 0, rule: null, missing: SINGLE };
  const cell = cellOf(loan);
  const { annual, applied } = cell ? adjusted(cell, loan) : { annual: null, applied: [] };
  if (!cell || annual === null) return { upfront: 0, annual: null, rule: null, missing: lacking(loan, applied) };
  return insured(loan, cell, annual, applied);
}

import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard } from "../rules/conventional-rate-card";
import type { Day } from "../rules/day";
import type { InsuredLoan, Premiums } from "./insured-loan";
import { isAtMost, loanToValue } from "./ltv";

const SINGLE = "The rate card has no single premium. Type the upfront mortgage insurance.";

const noCell = ({ amount, value, termYears, score }: InsuredLoan) =>
  `The rate card has no premium for ${loanToValue(amount, value).toFixed(2)} % loan-to-value over ${termYears} years ` +
  `at a credit score of ${score}. Type the mortgage insurance.`;

function uninsured(asOf: Day): Premiums {
  const version = conventionalCoverage.version(asOf);
  const picked = () => `None up to ${version.value.noneUpTo} % loan-to-value`;
  return { upfront: 0, annual: 0, rule: { label: conventionalCoverage.label, version, picked } };
}

/**
 * Conventional mortgage insurance: none up to 80 % loan-to-value, above it the rate card's cell for the agencies'
 * standard coverage and the credit score's band. A cell that the card lacks gives no figure, never a guess.
 */
export function conventionalPremium(loan: InsuredLoan): Premiums {
  const { asOf, amount, value, termYears, score } = loan;
  const standard = conventionalCoverage.on(asOf);
  if (isAtMost(amount, standard.noneUpTo, value)) return uninsured(asOf);
  if (loan.single) return { upfront: null, annual: 0, rule: null, missing: SINGLE };

  const version = conventionalRateCard.version(asOf);
  const long = termYears > standard.longTermYears;
  const band = standard[long ? "overLongTerm" : "upToLongTerm"].find(({ upTo }) => isAtMost(amount, upTo, value));
  const cells = band && version.value[long ? "over20Years" : "upTo20Years"][band.upTo]?.[band.coverage];
  const at = version.value.scoreBands.findIndex((lowest) => score >= lowest);
  const annual = cells?.[at];
  if (annual === undefined) return { upfront: 0, annual: null, rule: null, missing: noCell(loan) };
  const picked = () =>
    `${long ? "Over" : "Up to"} ${standard.longTermYears} years, loan-to-value up to ${band?.upTo} %, ` +
    `${band?.coverage} % coverage, score of ${version.value.scoreBands[at]} or more`;
  return { upfront: 0, annual, rule: { label: conventionalRateCard.label, version, picked } };
}

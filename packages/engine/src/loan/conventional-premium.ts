import { type Cents, sixDecimals } from "../money/cents";
import { conventionalAdjustments } from "../rules/conventional-adjustments";
import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard, type RateCard } from "../rules/conventional-rate-card";
import type { Day } from "../rules/day";
import type { InsuranceQuote, InsuredLoan, PremiumRule, Premiums } from "./insured-loan";
import { isAtMost, loanToValue } from "./ltv";

const NO_SINGLE_PREMIUM = "The rate card has no single premium. Type the upfront mortgage insurance.";
const NO_SPLIT_PREMIUM =
  "The rate card has no split premium, which is paid partly at closing and partly each month. Type the mortgage insurance.";

const aboveLimitSentence = (most: Cents) =>
  `The rate card prices conforming loans, and this one is above the limit of $${(most / 100).toLocaleString("en-US")}. Type the mortgage insurance.`;

const yearsText = (years: number) => (years === 1 ? "1 year" : `${years} years`);
const fixedPeriodText = (months: number) => (months % 12 === 0 ? yearsText(months / 12) : `${months} months`);

function noPremiumSentence(
  { amount, value, termYears, fixedMonths, score }: InsuredLoan,
  applied: AdjustedPremium["applied"],
): string {
  const adjustable = fixedMonths === null ? "" : `, the rate fixed for ${fixedPeriodText(fixedMonths)},`;
  const modified = applied.length > 0 ? ` with ${applied.map(({ modifier }) => modifier).join(" and ")}` : "";
  return (
    `The rate card has no premium for ${loanToValue(amount, value).toFixed(2)}% loan-to-value over ${yearsText(termYears)}` +
    `${adjustable} at a credit score of ${score}${modified}. Type the mortgage insurance.`
  );
}

/** The lender pays the premium and asks for a higher rate instead, which the officer types. */
const LENDER_PAID: PremiumRule = {
  label: "Lender-paid mortgage insurance",
  version: { from: "1999-07-29", value: null, source: "Homeowners Protection Act, 12 U.S.C. 4905" },
  picked: () =>
    "The interest rate pays for it, so there is no premium, and the borrower cannot cancel it by paying the loan down",
};

function noInsuranceNeeded(asOf: Day): Premiums {
  const version = conventionalCoverage.version(asOf);
  const picked = () => `None up to ${version.value.noneUpTo}% loan-to-value`;
  return { upfront: 0, annual: 0, rule: { label: conventionalCoverage.label, version, picked } };
}

const NO_QUOTED_PREMIUM = "The quote has no premium. Type what the insurer quoted.";
const PLAN_WORDS = { monthly: "monthly", single: "one premium at closing", split: "split", lenderPaid: "lender-paid" };

/** The label of the rule of a premium that an insurer quoted. */
export const INSURERS_QUOTE = "Insurer's quote";

/** The premiums of an insurer's quote. A quote that is not dated yet prices nothing. */
function quotedPremium({ insurer, plan, annual, upfront, date }: InsuranceQuote & { date: Day }): Premiums {
  const quoted = {
    upfront: plan === "single" || plan === "split" ? upfront : 0,
    annual: plan === "monthly" || plan === "split" ? annual : 0,
  };
  if (quoted.upfront === null || quoted.annual === null) return { ...quoted, rule: null, missing: NO_QUOTED_PREMIUM };
  const name = insurer.trim() || "An insurer";
  const version = { from: date, value: quoted, source: `The quote of ${name}` };
  const picked = () => `${name} quoted it on ${date}, ${PLAN_WORDS[plan]}`;
  return { ...quoted, rule: { label: INSURERS_QUOTE, version, picked } };
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
      `${loan.termYears > longTermYears ? "Over" : "Up to"} ${longTermYears} years, ${fixed}loan-to-value up to ${upTo}%, ` +
      `${coverage}% coverage, score of ${scoreBands[scoreBand]} or more${more}${refundable}`
    );
  };
  const both = () => `${card.source}; adjustments: ${conventionalAdjustments.version(loan.asOf).source}`;
  const version = applied.length === 0 ? card : { ...card, source: both() };
  return { upfront: 0, annual, rule: { label: conventionalRateCard.label, version, picked } };
}

/**
 * Finds the premiums of conventional mortgage insurance in percent of the loan. There are none up to 80 % loan-to-value; above
 * it the rate card's cell for the agencies' standard coverage and the band of the credit score applies, with what the modifiers
 * add to it. A single or split premium has no card and is typed; the lender's own costs the borrower nothing beside the rate. Where the card has no premium, as above the conforming limit, the answer has no figure, never a guess. A refundable premium costs more, which the
 * card does not price, so `refundable` makes no difference.
 */
export function conventionalPremium(loan: InsuredLoan): Premiums {
  const { asOf, amount, value } = loan;
  if (isAtMost(amount, conventionalCoverage.on(asOf).noneUpTo, value)) return noInsuranceNeeded(asOf);
  const { quote } = loan;
  if (quote?.date) return quotedPremium({ ...quote, date: quote.date });
  if (loan.plan === "lenderPaid") return { upfront: 0, annual: 0, rule: LENDER_PAID };
  if (loan.plan === "single") return { upfront: null, annual: 0, rule: null, missing: NO_SINGLE_PREMIUM };
  if (loan.plan === "split") return { upfront: null, annual: null, rule: null, missing: NO_SPLIT_PREMIUM };
  if (loan.mostOnCard !== undefined && amount > loan.mostOnCard)
    return { upfront: 0, annual: null, rule: null, missing: aboveLimitSentence(loan.mostOnCard) };
  const cell = rateCardCell(loan);
  const { annual, applied } = cell ? adjustedPremium(cell, loan) : { annual: null, applied: [] };
  if (!cell || annual === null)
    return { upfront: 0, annual: null, rule: null, missing: noPremiumSentence(loan, applied) };
  return cardPremium(loan, cell, annual, applied);
}

/** The cell of the rate card of conventional mortgage insurance that a loan belongs to. */
type RateCardCell = {
  /** The cell's premium in percent of the loan a year. */
  annual: number;
  /** The highest loan-to-value of the cell's band, in percent. */
  upTo: number;
  /** The percent of the loan that is insured. */
  coverage: number;
  /** The place of the cell's credit score band, best band first. */
  scoreBand: number;
};

/** Tells whether the rate card counts the loan's rate as fixed. */
const countsAsFixed = ({ fixedMonths }: InsuredLoan, { fixedFromYears }: RateCard) =>
  fixedMonths === null || fixedMonths >= fixedFromYears * 12;

/** The band of the standard coverage that a loan needs. The agencies ask the coverage of a long term of every adjustable rate. */
function coverageBand({ asOf, amount, value, termYears, fixedMonths }: InsuredLoan) {
  const { longTermYears, overLongTerm, upToLongTerm } = conventionalCoverage.on(asOf);
  const long = termYears > longTermYears || fixedMonths !== null;
  return (long ? overLongTerm : upToLongTerm).find(({ upTo }) => isAtMost(amount, upTo, value));
}

/** Finds the rate card's cell for a loan at the standard coverage; undefined where the card has none. */
function rateCardCell(loan: InsuredLoan): RateCardCell | undefined {
  const band = coverageBand(loan);
  if (!band) return undefined;
  const card = conventionalRateCard.on(loan.asOf);
  const long = loan.termYears > conventionalCoverage.on(loan.asOf).longTermYears;
  const { over20Years, upTo20Years = {} }: Partial<RateCard["fixed"]> = countsAsFixed(loan, card)
    ? card.fixed
    : card.nonfixed;
  const scoreBand = card.scoreBands.findIndex((lowest) => loan.score >= lowest);
  const annual = (long ? over20Years : upTo20Years)?.[band.upTo]?.[band.coverage]?.[scoreBand];
  return annual === undefined ? undefined : { annual, ...band, scoreBand };
}

/** Spells a modifier's key in words: "threeOrFourUnits" becomes "three or four units". */
const modifierWords = (modifier: string) => modifier.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The rate card's premium after the adjustments for the loan's modifiers. */
type AdjustedPremium = {
  /** The premium in percent a year; null where the table lacks an adjustment that applies. */
  annual: number | null;
  /** The modifiers that count, in words, and the percentage points that each adds. */
  applied: { modifier: string; points: number | undefined }[];
};

/** Adds to a cell's premium what the loan's modifiers add. The result is never below the lowest premium that insurers charge. */
function adjustedPremium({ annual, upTo, scoreBand }: RateCardCell, { asOf, modifiers }: InsuredLoan): AdjustedPremium {
  if (modifiers.length === 0) return { annual, applied: [] };
  const { lowest, byModifier } = conventionalAdjustments.on(asOf);
  const applied = Object.entries(byModifier)
    .filter(([modifier]) => modifiers.includes(modifier))
    .map(([modifier, table]) => ({
      modifier: modifierWords(modifier),
      points: ("length" in table ? table : table[upTo])?.[scoreBand],
    }));
  if (applied.length === 0) return { annual, applied };
  if (applied.some(({ points }) => points === undefined)) return { annual: null, applied };
  const total = applied.reduce((sum, { points = 0 }) => sum + points, annual);
  return { annual: Math.max(lowest, sixDecimals(total)), applied };
}

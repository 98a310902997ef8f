import type { InsuredLoan, Premiums } from "../../loan/insured-loan";
import { fixedMonths } from "../../loan/loan-type";
import type { MonthlyPremium } from "../../loan/monthly-premiums";
import { countsAverageBalance, NO_PREMIUMS, premiumAtClosing, premiums } from "../../loan/mortgage-insurance";
import { type Cents, dollars, NOTHING, roundCents } from "../../money/cents";
import { conventionalRateCard } from "../../rules/conventional-rate-card";
import type { Day } from "../../rules/day";
import { creditScoreDefault } from "../../rules/product-defaults";
import { followingModifiers, planOf, pricingQuote } from "../schema/insurance";
import { limits } from "../schema/limits";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import type { Bases } from "./bases";
import { existingInsurance } from "./existing-mortgage";
import { loanLimit } from "./loan-limit";

/** The mortgage insurance of a loan in cents. How much a month's premium is follows from the schedule (`repayment.premiums`). */
export type Insurance = {
  upfront: Cents;
  /** How the monthly premium is counted; null while a premium is missing. */
  monthly: MonthlyPremium | null;
  premiums: Premiums;
  /** The premium at closing if nothing were typed, less the refund of the earlier one. */
  defaultUpfront: Cents;
  /** What is taken off the computed premium for the FHA loan that is paid off; 0 where the premium is typed. */
  refund: Cents;
  /** How the rule would count the monthly premium if nothing were typed; null where no rule gives one. */
  defaultMonthly: MonthlyPremium | null;
  missing: LoanResult["missing"];
};

const level = (cents: Cents): MonthlyPremium => ({ kind: "level", cents });

const NO_INSURANCE: Insurance = {
  upfront: NOTHING,
  monthly: level(NOTHING),
  premiums: NO_PREMIUMS,
  defaultUpfront: NOTHING,
  refund: NOTHING,
  defaultMonthly: level(NOTHING),
  missing: [],
};

/**
 * A yearly percentage as a monthly premium: of the average balance of each year for the programs that count so, else level, a
 * twelfth of it of the amount, rounded once.
 */
function percentagePremium({ loan, amount, upfront }: Insured, annual: number): MonthlyPremium {
  if (!countsAverageBalance(loan.program)) return level(roundCents((amount * annual) / 1200));
  const divides = loan.program === "fha" && loan.MIWorksheet.isFinanced;
  return { kind: "averageBalance", annual, financedUpfront: divides ? upfront : 0 };
}

/** An insured loan: the amount in cents, and the premium at closing in percent of it. */
type Insured = { loan: Loan; amount: Cents; upfront: number };

function typedMonthlyPremium(insured: Insured): MonthlyPremium | null {
  const { MI, annualMIPercentage } = insured.loan;
  if (MI !== null) return level(dollars(MI));
  return annualMIPercentage === null ? null : percentagePremium(insured, annualMIPercentage);
}

/** Finds the credit score that prices conventional insurance: the one chosen for the loan, else the client's, else the default. */
export function creditScore({ MIWorksheet }: Loan, ficoMin: number | null | undefined, asOf: Day) {
  const known = MIWorksheet.creditScore ?? ficoMin ?? null;
  return { value: known ?? creditScoreDefault.on(asOf), assumed: known === null };
}

/** The lowest score of the rate card's band that a score lies in; the lowest score there is where the card prices none so low. */
export const pricedAsScore = (score: number, asOf: Day): number =>
  conventionalRateCard.on(asOf).scoreBands.find((lowest) => score >= lowest) ?? limits.ficoMin.min;

/** The payments before the rate may change; null where it never does, because a fixed period that is not shorter than the term never ends. */
function fixedPeriod({ type, term }: Loan): number | null {
  const fixed = fixedMonths(type);
  return fixed === null || fixed >= term * 12 ? null : fixed;
}

const insuredLoan = (loan: Loan, amount: Cents, bases: Bases, score: number, scenario: Scenario): InsuredLoan => ({
  program: loan.program,
  asOf: scenario.asOf,
  refinance: loan.category === "refinance",
  amount,
  value: bases.applicablePrice,
  price: bases.price,
  downPayment: (bases.downPayment + bases.gap) as Cents,
  termYears: loan.term,
  fixedMonths: fixedPeriod(loan),
  score,
  modifiers: [...loan.MIWorksheet.activeModifiers, ...followingModifiers(loan)],
  plan: planOf(loan.MIWorksheet),
  refundable: loan.MIWorksheet.isRefund,
  mostOnCard: loanLimit("conforming", scenario, loan)?.highest,
  quote: pricingQuote(loan.MIWorksheet),
});

/**
 * Works out the mortgage insurance on an amount, each premium to the nearest cent. A typed premium wins over the rule; self-insured wins over both.
 * @param refund  what FHA refunds of the upfront premium of its loan that is paid off, in cents; it takes at most the new premium off
 */
export function insurance(
  loan: Loan,
  amount: Cents,
  bases: Bases,
  score: number,
  scenario: Scenario,
  refund: Cents = NOTHING,
): Insurance {
  if (loan.selfInsured || loan.program === "allCash") return NO_INSURANCE;
  if (loan.category === "existing") return { ...NO_INSURANCE, monthly: level(existingInsurance(loan)) };
  if (amount <= 0) return NO_INSURANCE;
  const rule = premiums(insuredLoan(loan, amount, bases, score, scenario));
  const { isFinanced } = loan.MIWorksheet;
  const beforeRefund = premiumAtClosing(loan.program, amount, rule.upfront ?? 0, isFinanced);
  const refunded = Math.min(beforeRefund, refund) as Cents;
  const defaultUpfront = (beforeRefund - refunded) as Cents;
  const upfront = loan.upfrontMI === null ? defaultUpfront : dollars(loan.upfrontMI);
  const isRule = loan.upfrontMI === null && refunded === 0;
  const insured = { loan, amount, upfront: isRule ? (rule.upfront ?? 0) : (upfront * 100) / amount };
  const defaultMonthly = rule.annual === null ? null : percentagePremium(insured, rule.annual);
  const missing: Insurance["missing"] = [];
  let monthly = typedMonthlyPremium(insured) ?? defaultMonthly;
  if (rule.missing && rule.upfront === null && loan.upfrontMI === null) {
    missing.push({ field: "upfrontMI", sentence: rule.missing });
    monthly = null;
  }
  if (rule.missing && rule.annual === null && typedMonthlyPremium(insured) === null) {
    monthly = null;
    missing.push({ field: "MI", sentence: rule.missing });
  }
  return {
    upfront,
    monthly,
    premiums: rule,
    defaultUpfront,
    refund: loan.upfrontMI === null ? refunded : NOTHING,
    defaultMonthly,
    missing,
  };
}

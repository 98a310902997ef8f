import type { InsuredLoan, Premiums } from "../../loan/insured-loan";
import { fixedMonths } from "../../loan/loan-type";
import { NO_PREMIUMS, premiums } from "../../loan/mortgage-insurance";
import { type Cents, dollars, NOTHING, roundCents, share } from "../../money/cents";
import type { Day } from "../../rules/day";
import { creditScoreDefault } from "../../rules/product-defaults";
import type { Loan, LoanResult } from "../schema/types";
import type { Bases } from "./bases";
import { existingInsurance } from "./existing-mortgage";

/** The mortgage insurance of a loan in cents. `monthly` is null while a premium is missing. */
export type Insurance = {
  upfront: Cents;
  monthly: Cents | null;
  premiums: Premiums;
  defaultUpfront: Cents;
  defaultMonthly: Cents | null;
  missing: LoanResult["missing"];
};

const NO_INSURANCE: Insurance = {
  upfront: NOTHING,
  monthly: NOTHING,
  premiums: NO_PREMIUMS,
  defaultUpfront: NOTHING,
  defaultMonthly: NOTHING,
  missing: [],
};

/** A month's premium in cents: a twelfth of a yearly percentage of the amount, rounded once. */
const monthlyPremium = (amount: Cents, annual: number) => roundCents((amount * annual) / 1200);

function typedMonthlyPremium(loan: Loan, amount: Cents): Cents | null {
  if (loan.MI !== null) return dollars(loan.MI);
  return loan.annualMIPercentage === null ? null : monthlyPremium(amount, loan.annualMIPercentage);
}

/** Finds the credit score that prices conventional insurance: the one chosen for the loan, else the client's, else the default. */
export function creditScore({ MIWorksheet }: Loan, ficoMin: number | null | undefined, asOf: Day) {
  const known = MIWorksheet.creditScore ?? ficoMin ?? null;
  return { value: known ?? creditScoreDefault.on(asOf), assumed: known === null };
}

/** The payments before the rate may change; null where it never does, because a fixed period that is not shorter than the term never ends. */
function fixedPeriod({ type, term }: Loan): number | null {
  const fixed = fixedMonths(type);
  return fixed === null || fixed >= term * 12 ? null : fixed;
}

const insuredLoan = (loan: Loan, amount: Cents, bases: Bases, score: number, asOf: Day): InsuredLoan => ({
  program: loan.program,
  asOf,
  refinance: loan.category === "refinance",
  amount,
  value: bases.applicablePrice,
  downPayment: bases.downPayment,
  termYears: loan.term,
  fixedMonths: fixedPeriod(loan),
  score,
  modifiers: loan.MIWorksheet.activeModifiers,
  single: !loan.MIWorksheet.isMonthly,
  refundable: loan.MIWorksheet.isRefund,
});

/** Works out the mortgage insurance on an amount, each premium to the nearest cent. A typed premium wins over the rule; self-insured wins over both. */
export function insurance(loan: Loan, amount: Cents, bases: Bases, score: number, asOf: Day): Insurance {
  if (loan.selfInsured || loan.program === "allCash") return NO_INSURANCE;
  if (loan.category === "existing") return { ...NO_INSURANCE, monthly: existingInsurance(loan) };
  if (amount <= 0) return NO_INSURANCE;
  const rule = premiums(insuredLoan(loan, amount, bases, score, asOf));
  const defaultUpfront = share(amount, rule.upfront ?? 0);
  const defaultMonthly = rule.annual === null ? null : monthlyPremium(amount, rule.annual);
  const upfront = loan.upfrontMI === null ? defaultUpfront : dollars(loan.upfrontMI);
  const missing: Insurance["missing"] = [];
  let monthly = typedMonthlyPremium(loan, amount) ?? defaultMonthly;
  if (rule.missing && rule.upfront === null && loan.upfrontMI === null) {
    missing.push({ field: "upfrontMI", sentence: rule.missing });
    monthly = null;
  } else if (rule.missing && monthly === null) {
    missing.push({ field: "MI", sentence: rule.missing });
  }
  return { upfront, monthly, premiums: rule, defaultUpfront, defaultMonthly, missing };
}

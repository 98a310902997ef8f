/** The rules that must hold within one loan, whatever home it is for. */
import type { Saved } from "@highway/engine/scenario/schema/documents";
import { insuranceModifiers, quoteFields } from "@highway/engine/scenario/schema/insurance";
import {
  fixedYears,
  interestOnlyYears,
  mostCustomRates,
  secondInterestOnlyYears,
} from "@highway/engine/scenario/schema/limits-of-term";
import { armFields, loanFields, loanSentences, lumpFields } from "@highway/engine/scenario/schema/loan";
import { secondLoanFields } from "@highway/engine/scenario/schema/second-loan";

type Loan = Saved<typeof loanFields>;
export type Problem = { path: (string | number)[]; sentence: string };
const at = (sentence: string, ...path: Problem["path"]): Problem => ({ path, sentence });

const pairs = ({ downPayment, downPaymentPercentage, MI, annualMIPercentage }: Loan): Problem[] => [
  ...(downPayment !== null && downPaymentPercentage !== null
    ? [at(loanFields.downPaymentPercentage.both, "downPaymentPercentage")]
    : []),
  ...(MI !== null && annualMIPercentage !== null ? [at(loanFields.annualMIPercentage.both, "annualMIPercentage")] : []),
];

/** Lists the modifiers on a program's mortgage insurance card; null where there is no such card. */
function modifiersOf(program: Loan["program"]): readonly string[] | null {
  if (program === "va" || program === "fha") return Object.keys(insuranceModifiers[program]);
  const isConventional = program === "conventional" || interestOnlyYears(program) > 0;
  return isConventional ? Object.keys(insuranceModifiers.conventional) : null;
}

function modifierProblems({ program, category, MIWorksheet: { activeModifiers } }: Loan): Problem[] {
  const priced = modifiersOf(program);
  const { none, unknown, refinanceOnly } = insuranceModifiers.sentences;
  if (activeModifiers.length === 0) return [];
  if (!priced) return [at(none, "MIWorksheet")];
  const ofRefinance = insuranceModifiers.refinance;
  return activeModifiers.flatMap((modifier, place) => {
    if (!priced.includes(modifier)) return [at(unknown, "MIWorksheet", "activeModifiers", place)];
    const stray = category === "purchase" && ofRefinance.includes(modifier);
    return stray ? [at(refinanceOnly, "MIWorksheet", "activeModifiers", place)] : [];
  });
}

/** Asks for the day of every quote: a premium without one could be of any year. */
const quoteProblems = ({ MIWorksheet: { quotes = [] } }: Loan): Problem[] =>
  quotes.flatMap(({ date }, place) =>
    date === null ? [at(quoteFields.date.missing, "MIWorksheet", "quotes", place, "date")] : [],
  );

/** Refuses a field that the loan's category has no use for. Such a field would change no figure, so it is refused rather than passed over. */
function category(loan: Loan): Problem[] {
  const { targetLTV, userCashToApply, balance, monthsLeft, payment, payOff, fhaPremium } = loan;
  const stray = (fields: Record<string, unknown>, sentence: string) =>
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [at(sentence, name)],
    );
  const problems: Problem[] = [];
  if (loan.category !== "refinance")
    problems.push(...stray({ targetLTV, userCashToApply }, "Only a refinance has this figure"));
  if (loan.category !== "existing")
    problems.push(
      ...stray({ balance, monthsLeft, payment, payOff, fhaPremium }, "Only an existing loan has this figure"),
    );
  return problems;
}

function cash({ category: kind, term, rate, points }: Loan): Problem[] {
  if (kind !== "purchase") return [at("Only a purchase can be paid in cash", "program")];
  return [
    ...(term !== 0 ? [at("A purchase in cash has no term", "term")] : []),
    ...(rate !== 0 ? [at("A purchase in cash has no rate", "rate")] : []),
    ...(points !== 0 ? [at("A purchase in cash has no points", "points")] : []),
  ];
}

/** Refuses a second loan that is never repaid, and a line of credit whose limits contradict each other. */
function second(loan: NonNullable<Loan["secondLoan"]>): Problem[] {
  const { type, term: years, floor, ceiling, creditLimit, amount } = loan;
  const problems: Problem[] = [];
  const isLine = type === "heloc";
  const tooLong = isLine ? loanSentences.drawTooLong : loanSentences.interestOnlyTooLong;
  if (secondInterestOnlyYears(loan) >= years) problems.push(at(tooLong, "secondLoan", "term"));
  if (!isLine) return problems;
  if (ceiling !== undefined && ceiling < (floor ?? 0))
    problems.push(at(secondLoanFields.ceiling.belowFloor, "secondLoan", "ceiling"));
  if (creditLimit !== undefined && creditLimit < (amount ?? 0))
    problems.push(at(secondLoanFields.creditLimit.belowDrawn, "secondLoan", "creditLimit"));
  return problems;
}

/** Refuses what would end after the loan does. */
function term(loan: Loan): Problem[] {
  const { term: years, type, program, ARM, secondLoan } = loan;
  const problems: Problem[] = [];
  if (secondLoan) problems.push(...second(secondLoan));
  if (loan.category === "existing") return problems;
  if (years === 0) return [...problems, at(loanFields.term.sentence, "term")];
  if (years === null) return problems;
  if (fixedYears(type) >= years) problems.push(at(loanSentences.fixedPeriodTooLong, "type"));
  if (interestOnlyYears(program) >= years) problems.push(at(loanSentences.interestOnlyTooLong, "program"));
  const isCustom = fixedYears(type) > 0 && ARM?.scenario === "custom";
  if (isCustom && ARM.customRates.length > mostCustomRates(years, type))
    problems.push(at(armFields.customRates.sentence, "ARM", "customRates"));
  return problems;
}

/** Works out the last payment that the loan can have; null while its term is not known. */
function lastPayment({ category: kind, term: years, monthsLeft }: Loan): number | null {
  if (kind === "existing") return monthsLeft ?? null;
  return years === null ? null : years * 12;
}

function lumps(loan: Loan): Problem[] {
  const last = lastPayment(loan);
  return loan.lumpPayments.flatMap(({ payment }, place) =>
    last !== null && payment !== null && payment > last
      ? [at(lumpFields.payment.beyondTerm, "lumpPayments", place, "payment")]
      : [],
  );
}

const entitlement = ({ program, category: kind, entitlementUsed }: Loan): Problem[] =>
  entitlementUsed !== undefined && (program !== "va" || kind === "existing")
    ? [at(loanFields.entitlementUsed.onlyVA, "entitlementUsed")]
    : [];

/** Lists everything wrong within a loan: the path from the loan, and the sentence. */
export const loanProblems = (loan: Loan): Problem[] => [
  ...pairs(loan),
  ...modifierProblems(loan),
  ...quoteProblems(loan),
  ...category(loan),
  ...entitlement(loan),
  ...(loan.program === "allCash" ? cash(loan) : [...term(loan), ...lumps(loan)]),
];

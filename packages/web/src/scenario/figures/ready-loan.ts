import {
  fixedYears,
  interestOnlyYears,
  mostCustomRates,
  outlastsTerm,
} from "@highway/engine/scenario/schema/limits-of-term";
import {
  additionalPaymentFields,
  armFields,
  escrowFields,
  loanFields,
  lumpFields,
  secondLoanFields,
} from "@highway/engine/scenario/schema/loan";
import type { ARM, Loan, SecondLoan } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { validFigure } from "../issues/valid-figure";

/**
 * A loan ready for the engine. Null while a required field (term, rate, down payment, balance) is missing or wrong, so
 * that no stale figure shows; an optional field that is wrong is left out.
 */
export function readyLoan(loan: WorkingLoan): Loan | null {
  const terms = termsOf(loan);
  const ARM = readyARM(loan);
  const secondLoan = readySecondLoan(loan);
  if (terms === null || ARM === null || secondLoan === null) return null;
  // What is not named here holds no figure that a person types.
  return { ...loan, ...readyCosts(loan), ...readyPayments(loan), ...terms, ARM, secondLoan } as Loan;
}

function termsOf(loan: WorkingLoan) {
  const rate = loan.program === "allCash" ? 0 : validFigure(loan.rate, loanFields.rate);
  if (rate === null) return null;
  if (loan.category === "existing") return existingTerms(loan, rate);
  const term = loan.program === "allCash" ? 0 : validFigure(loan.term, loanFields.term);
  if (term === null || (term > 0 && outlastsTerm(term, loan))) return null;
  return loan.category === "refinance" ? refinanceTerms(loan, rate, term) : purchaseTerms(loan, rate, term);
}

function existingTerms(loan: WorkingLoan, rate: number) {
  const balance = validFigure(loan.balance, loanFields.balance);
  const monthsLeft = validFigure(loan.monthsLeft, loanFields.monthsLeft);
  if (balance === null || monthsLeft === null) return null;
  return {
    rate,
    term: Math.ceil(monthsLeft / 12),
    balance,
    monthsLeft,
    payment: validFigure(loan.payment, loanFields.payment),
  };
}

const refinanceTerms = (loan: WorkingLoan, rate: number, term: number) => ({
  rate,
  term,
  targetLTV: validFigure(loan.targetLTV, loanFields.targetLTV),
  userCashToApply: validFigure(loan.userCashToApply, loanFields.userCashToApply),
});

function purchaseTerms(loan: WorkingLoan, rate: number, term: number) {
  const downPayment = validFigure(loan.downPayment, loanFields.downPayment);
  const downPaymentPercentage =
    downPayment === null ? validFigure(loan.downPaymentPercentage, loanFields.downPaymentPercentage) : null;
  if (downPayment === null && downPaymentPercentage === null) return null;
  return { rate, term, downPayment, downPaymentPercentage };
}

/** A purchase in cash and a mortgage that is there already have neither adjustments nor a second loan. */
const isLent = ({ program, category }: WorkingLoan) => program !== "allCash" && category !== "existing";

/** Null while a custom rate is missing, or one stands that the term has no year for. */
function readyARM(loan: WorkingLoan): ARM | undefined | null {
  const { type, ARM } = loan;
  if (fixedYears(type) === 0 || !ARM || !isLent(loan)) return undefined;
  const typed = ARM.customRates.map((rate) => validFigure(rate, armFields.customRates.of));
  const customRates = typed.filter((rate) => rate !== null);
  const most = mostCustomRates(validFigure(loan.term, loanFields.term) ?? loanFields.term.max, type);
  const isWhole = typed.length > 0 && typed.length <= most && customRates.length === typed.length;
  if (ARM.scenario === "custom" && !isWhole) return null;
  return {
    frequency: ARM.frequency === 12 && type !== "armHalf" ? 12 : 6,
    scenario: ARM.scenario,
    sofrToday: validFigure(ARM.sofrToday, armFields.sofrToday),
    indexAverage: validFigure(ARM.indexAverage, armFields.sofrToday),
    margin: validFigure(ARM.margin, armFields.margin),
    rounding: validFigure(ARM.rounding, armFields.rounding),
    floor: validFigure(ARM.floor, armFields.floor),
    initialCap: validFigure(ARM.initialCap, armFields.initialCap),
    adjustmentCap: validFigure(ARM.adjustmentCap, armFields.initialCap),
    lifetimeCap: validFigure(ARM.lifetimeCap, armFields.initialCap),
    customRates,
  };
}

/** Null while its rate is missing, or it would never repay. */
function readySecondLoan(loan: WorkingLoan): SecondLoan | undefined | null {
  const { secondLoan } = loan;
  if (!secondLoan || !isLent(loan)) return undefined;
  const rate = validFigure(secondLoan.rate, loanFields.rate);
  const term = validFigure(secondLoan.term, secondLoanFields.term) ?? secondLoanFields.term.usual;
  if (rate === null || interestOnlyYears(secondLoan.type) >= term) return null;
  return {
    type: secondLoan.type,
    ltv: validFigure(secondLoan.ltv, secondLoanFields.ltv) ?? secondLoanFields.ltv.usual,
    term,
    amount: validFigure(secondLoan.amount, secondLoanFields.amount),
    rate,
  };
}

function readyCosts(loan: WorkingLoan) {
  const annualMIPercentage = validFigure(loan.annualMIPercentage, loanFields.annualMIPercentage);
  return {
    points: validFigure(loan.points, loanFields.points) ?? 0,
    customAPR: validFigure(loan.customAPR, loanFields.customAPR),
    customAPRCost: validFigure(loan.customAPRCost, loanFields.customAPRCost),
    MI: annualMIPercentage === null ? validFigure(loan.MI, loanFields.MI) : null,
    annualMIPercentage,
    upfrontMI: validFigure(loan.upfrontMI, loanFields.upfrontMI),
    closingCosts: validFigure(loan.closingCosts, loanFields.closingCosts),
    credits: validFigure(loan.credits, loanFields.credits),
    userPrepaidEscrows: validFigure(loan.userPrepaidEscrows, loanFields.userPrepaidEscrows),
    escrows: readyEscrows(loan.escrows),
    buydownCosts: validFigure(loan.buydownCosts, loanFields.buydownCosts),
  };
}

function readyEscrows(escrows: WorkingLoan["escrows"]): Loan["escrows"] {
  if (!escrows) return undefined;
  const insurance = validFigure(escrows.insurance, escrowFields.insurance);
  const tax = validFigure(escrows.tax, escrowFields.tax);
  const interest = validFigure(escrows.interest, escrowFields.interest);
  return insurance === null || tax === null || interest === null ? undefined : { insurance, tax, interest };
}

/** Additional payments and lump sums that are whole. */
function readyPayments({ additionalMonthlyPayments, lumpPayments }: WorkingLoan) {
  return {
    additionalMonthlyPayments: additionalMonthlyPayments.flatMap((each) => {
      const amount = validFigure(each.amount, additionalPaymentFields.amount);
      return amount === null ? [] : [{ amount }];
    }),
    lumpPayments: lumpPayments.flatMap((each) => {
      const amount = validFigure(each.amount, lumpFields.amount);
      const payment = validFigure(each.payment, lumpFields.payment);
      return amount === null || payment === null ? [] : [{ amount, payment, recast: each.recast }];
    }),
  };
}

import { limits } from "@highway/engine/scenario/schema/limits";
import {
  fixedYears,
  interestOnlyYears,
  mostCustomRates,
  outlastsTerm,
} from "@highway/engine/scenario/schema/limits-of-term";
import type { ARM, Loan, SecondLoan } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { valid } from "../issues/valid";

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
  const rate = loan.program === "allCash" ? 0 : valid(loan.rate, limits.rate);
  if (rate === null) return null;
  if (loan.category === "existing") return existingTerms(loan, rate);
  const term = loan.program === "allCash" ? 0 : valid(loan.term, limits.term);
  if (term === null || (term > 0 && outlastsTerm(term, loan))) return null;
  return loan.category === "refinance" ? refinanceTerms(loan, rate, term) : purchaseTerms(loan, rate, term);
}

function existingTerms(loan: WorkingLoan, rate: number) {
  const balance = valid(loan.balance, limits.balance);
  const monthsLeft = valid(loan.monthsLeft, limits.monthsLeft);
  if (balance === null || monthsLeft === null) return null;
  return { rate, term: Math.ceil(monthsLeft / 12), balance, monthsLeft, payment: valid(loan.payment, limits.payment) };
}

const refinanceTerms = (loan: WorkingLoan, rate: number, term: number) => ({
  rate,
  term,
  targetLTV: valid(loan.targetLTV, limits.targetLTV),
  userCashToApply: valid(loan.userCashToApply, limits.userCashToApply),
});

function purchaseTerms(loan: WorkingLoan, rate: number, term: number) {
  const downPayment = valid(loan.downPayment, limits.downPayment);
  const downPaymentPercentage =
    downPayment === null ? valid(loan.downPaymentPercentage, limits.downPaymentPercentage) : null;
  if (downPayment === null && downPaymentPercentage === null) return null;
  return { rate, term, downPayment, downPaymentPercentage };
}

/** A purchase in cash and a mortgage that is there already have neither adjustments nor a second loan. */
const isLent = ({ program, category }: WorkingLoan) => program !== "allCash" && category !== "existing";

/** Null while a custom rate is missing, or one stands that the term has no year for. */
function readyARM(loan: WorkingLoan): ARM | undefined | null {
  const { type, ARM } = loan;
  if (fixedYears(type) === 0 || !ARM || !isLent(loan)) return undefined;
  const typed = ARM.customRates.map((rate) => valid(rate, limits.customRate));
  const customRates = typed.filter((rate) => rate !== null);
  const most = mostCustomRates(valid(loan.term, limits.term) ?? limits.term.max, type);
  const isWhole = typed.length > 0 && typed.length <= most && customRates.length === typed.length;
  if (ARM.scenario === "custom" && !isWhole) return null;
  return {
    frequency: ARM.frequency === 12 && type !== "armHalf" ? 12 : 6,
    scenario: ARM.scenario,
    sofrToday: valid(ARM.sofrToday, limits.sofr),
    indexAverage: valid(ARM.indexAverage, limits.sofr),
    margin: valid(ARM.margin, limits.margin),
    rounding: valid(ARM.rounding, limits.rounding),
    floor: valid(ARM.floor, limits.floor),
    initialCap: valid(ARM.initialCap, limits.cap),
    adjustmentCap: valid(ARM.adjustmentCap, limits.cap),
    lifetimeCap: valid(ARM.lifetimeCap, limits.cap),
    customRates,
  };
}

/** Null while its rate is missing, or it would never repay. */
function readySecondLoan(loan: WorkingLoan): SecondLoan | undefined | null {
  const { secondLoan } = loan;
  if (!secondLoan || !isLent(loan)) return undefined;
  const rate = valid(secondLoan.rate, limits.rate);
  const term = valid(secondLoan.term, limits.secondLoanTerm) ?? limits.secondLoanTerm.usual;
  if (rate === null || interestOnlyYears(secondLoan.type) >= term) return null;
  return {
    type: secondLoan.type,
    ltv: valid(secondLoan.ltv, limits.secondLoanLTV) ?? limits.secondLoanLTV.usual,
    term,
    amount: valid(secondLoan.amount, limits.secondLoanAmount),
    rate,
  };
}

function readyCosts(loan: WorkingLoan) {
  const annualMIPercentage = valid(loan.annualMIPercentage, limits.annualMIPercentage);
  return {
    points: valid(loan.points, limits.points) ?? 0,
    customAPR: valid(loan.customAPR, limits.customAPR),
    customAPRCost: valid(loan.customAPRCost, limits.customAPRCost),
    MI: annualMIPercentage === null ? valid(loan.MI, limits.MI) : null,
    annualMIPercentage,
    upfrontMI: valid(loan.upfrontMI, limits.upfrontMI),
    closingCosts: valid(loan.closingCosts, limits.closingCosts),
    credits: valid(loan.credits, limits.credits),
    userPrepaidEscrows: valid(loan.userPrepaidEscrows, limits.userPrepaidEscrows),
    escrows: readyEscrows(loan.escrows),
    buydownCosts: valid(loan.buydownCosts, limits.buydownCosts),
  };
}

function readyEscrows(escrows: WorkingLoan["escrows"]): Loan["escrows"] {
  if (!escrows) return undefined;
  const insurance = valid(escrows.insurance, limits.escrowInsurance);
  const tax = valid(escrows.tax, limits.escrowTax);
  const interest = valid(escrows.interest, limits.escrowInterest);
  return insurance === null || tax === null || interest === null ? undefined : { insurance, tax, interest };
}

/** Additional payments and lump sums that are whole. */
function readyPayments({ additionalMonthlyPayments, lumpPayments }: WorkingLoan) {
  return {
    additionalMonthlyPayments: additionalMonthlyPayments.flatMap((each) => {
      const amount = valid(each.amount, limits.additionalMonthlyPayment);
      return amount === null ? [] : [{ amount }];
    }),
    lumpPayments: lumpPayments.flatMap((each) => {
      const amount = valid(each.amount, limits.lumpAmount);
      const payment = valid(each.payment, limits.lumpPayment);
      return amount === null || payment === null ? [] : [{ amount, payment, recast: each.recast }];
    }),
  };
}

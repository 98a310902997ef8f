import { isLoanCost } from "../../costs/form-sections";
import { subsidyPaid } from "../../loan/buydown";
import { miEnds } from "../../loan/mi-months";
import { premiumsPaid } from "../../loan/monthly-premiums";
import { balanceAfter, interestPaid } from "../../loan/schedule";
import { type Cents, inDollars, NOTHING, sixDecimals } from "../../money/cents";
import type { LoanEstimate } from "../schema/types";
import type { Working } from "../working";
import { contractInterest } from "./contract-interest";
import { dollarsOrNull } from "./in-dollars";

const FIVE_YEARS = 60;
const aprPercent = (rate: number | null) => (rate === null ? null : sixDecimals(rate * 100));

/**
 * Adds up the loan costs in cents: sections A to C of the Loan Estimate, and a typed total, whose sections nobody knows. They count whole where the
 * loan lends them, beside the principal that repays them, as in sample H-24(D). Source: 12 CFR 1026.37(f), 1026.37(l)(1)(i) comment 1, 1026.38(o)(1).
 */
export function loanCosts({ costs, financing, cash }: Working): number {
  const { closing, points } = costs;
  const closingShare = closing.typed
    ? closing.total
    : closing.fees.reduce((total, fee) => total + (isLoanCost(fee) ? fee.amount : 0), 0);
  return closingShare + points + financing.insurance.upfront + cash.buydown;
}

/** Finds the payments after which conventional insurance may end, by the contract; null where there is none to end. */
export function miTerminations({ loan, asOf, bases, monthly, repayment }: Working) {
  const agency = loan.program === "fha" || loan.program === "usda" || loan.category === "existing";
  const ends =
    agency || !monthly.mortgageInsurance
      ? null
      : miEnds({ asOf, home: loan, originalValue: bases.applicablePrice }, repayment.scheduled);
  return {
    miCancelOnRequestAfterPayment: ends?.onRequest ?? null,
    miAutoTerminationAfterPayment: ends?.automatic ?? null,
  };
}

/** Adds up the subsidies of the first payments, in cents, where the borrower has paid for the buydown and so pays less interest with each payment. */
export const borrowersSubsidy = ({ repayment: { buydown } }: Working, payments: number) =>
  buydown?.paidBy === "borrower" ? subsidyPaid(buydown.years, payments) : 0;

/** Adds up the monthly mortgage insurance of the first payments by the contract, in cents; of all of them where no number is given. It is null while a premium is missing. */
export const contractPremiums = ({ repayment: { premiums } }: Working, payments = Number.POSITIVE_INFINITY) =>
  premiums && premiumsPaid(premiums.scheduled, payments);

/** Adds up principal, interest and mortgage insurance of the first five years, in cents, without what is paid at closing. */
export function firstFiveYears(working: Working) {
  const { financing, repayment } = working;
  const { amount } = financing;
  const principal = amount - balanceAfter(repayment.scheduled, amount, FIVE_YEARS);
  const interest = interestPaid(repayment.scheduled, amount, FIVE_YEARS) - borrowersSubsidy(working, FIVE_YEARS);
  const insured = contractPremiums(working, FIVE_YEARS) ?? NOTHING;
  return { principal, interest, insured };
}

/** Turns a working into the one that is disclosed, whose adjustable rate follows today's index. Every other loan's is the same object. */
export function asDisclosed(working: Working): Working {
  const { repayment } = working;
  const { disclosed } = repayment;
  return disclosed.contract === repayment.contract
    ? working
    : { ...working, repayment: { ...repayment, ...disclosed, schedule: disclosed.scheduled } };
}

/**
 * Computes the totals of a Loan Estimate in dollars and percent, by the contract without extra payments, the way forms H-24 and
 * H-25 count. Source: 12 CFR 1026.37(l) and 1026.38(o).
 */
export function loanEstimate(chosen: Working): LoanEstimate {
  const working = asDisclosed(chosen);
  const { financing, charges, repayment } = working;
  const { amount, prepaids } = financing;
  const mi = contractPremiums(working);
  // Cents that were rounded apart may leave a subsidy larger than the interest of a loan at next to nothing.
  const interest = Math.max(0, contractInterest(working) - borrowersSubsidy(working, repayment.contract.term));
  const costs = loanCosts(working) + prepaids.interest;
  const five = firstFiveYears(working);
  const inFiveYears = (five.principal + five.interest + five.insured + costs) as Cents;
  const whenKnown = (cents: number) => (mi === null ? null : dollarsOrNull((cents + mi) as Cents));
  return {
    prepaidFinanceCharge: inDollars(charges.total),
    amountFinanced: inDollars(repayment.amountFinanced),
    scenarioAPR: aprPercent(chosen.repayment.apr),
    financeCharge: whenKnown(interest + charges.total),
    totalOfPayments: whenKnown(amount + interest + costs),
    totalInterestPercentage: amount > 0 ? sixDecimals(((interest + prepaids.interest) / amount) * 100) : null,
    inFiveYears: { paid: mi === null ? null : inDollars(inFiveYears), principal: inDollars(five.principal as Cents) },
    ...miTerminations(working),
  };
}

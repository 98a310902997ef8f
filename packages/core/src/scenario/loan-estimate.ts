import { isLoanCost } from "../costs/closing-costs";
import { paymentsUntil } from "../loan/mi-months";
import { exactPayment } from "../loan/payment";
import { balanceAfter, interestPaid } from "../loan/schedule";
import { type Cents, inDollars, roundCents, sixDecimals } from "../money/cents";
import { miTermination } from "../rules/mi-termination";
import { months } from "./repayment";
import type { LoanEstimate } from "./types";
import type { Working } from "./working";

const FIVE_YEARS = 60;
const known = (cents: number | null) => (cents === null ? null : inDollars(cents as Cents));

/** Loan costs paid at closing, cents. What is financed is already in the principal. */
function loanCosts({ costs, financing, loan }: Working): number {
  const { closing, points } = costs;
  const closingShare = closing.typed
    ? closing.total
    : closing.fees.reduce((total, fee) => total + (isLoanCost(fee) ? fee.amount : 0), 0);
  const upfront = financing.insurance.upfront - financing.financed.upfrontMI;
  return (loan.isFinancedCC ? 0 : closingShare) + points - financing.financed.points + upfront;
}

/** After which payments conventional insurance may end, by the schedule; null where there is none to end. */
function terminations({ loan, asOf, bases, financing, repayment }: Working) {
  const insured = loan.program !== "fha" && loan.program !== "usda" && Boolean(financing.insurance.monthly);
  const { onRequest, automatic } = miTermination.on(asOf);
  const until = (ltv: number) => (insured ? paymentsUntil(repayment.schedule, ltv, bases.applicablePrice) : null);
  return { miCancelOnRequestAfterPayment: until(onRequest), miAutoTerminationAfterPayment: until(automatic) };
}

/** 12 CFR 1026.37(l) and 1026.38(o), the way forms H-24 and H-25 count: the payment unrounded, times the payments. */
export function loanEstimate(working: Working): LoanEstimate {
  const { loan, financing, charges, repayment } = working;
  const { amount, insurance, prepaids, financed } = financing;
  const { schedule, mortgageInsurance: mi, amountFinanced } = repayment;
  const term = months(loan.term);
  const interest = schedule.length === 0 ? 0 : roundCents(exactPayment(amount, repayment.rate, term) * term) - amount;
  const prepaidInterest = financed.prepaids > 0 ? 0 : prepaids.interest;
  const atClosing = loanCosts(working) + prepaidInterest;
  const principal = amount - balanceAfter(schedule, amount, FIVE_YEARS);
  const insured = (insurance.monthly ?? 0) * Math.min(FIVE_YEARS, repayment.miMonths);
  const paid = principal + interestPaid(schedule, amount, FIVE_YEARS) + insured + atClosing;
  return {
    prepaidFinanceCharge: inDollars(charges.total),
    amountFinanced: inDollars(amountFinanced),
    financeCharge: known(mi === null ? null : interest + mi + charges.total),
    totalOfPayments: known(mi === null ? null : amount + interest + mi + atClosing),
    totalInterestPercentage: amount > 0 ? sixDecimals(((interest + prepaids.interest) / amount) * 100) : null,
    inFiveYears: { paid: known(mi === null ? null : paid), principal: inDollars(principal as Cents) },
    ...terminations(working),
  };
}

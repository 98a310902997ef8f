import { balanceAfter, interestPaid } from "../loan/schedule";
import { type Cents, inDollars } from "../money/cents";
import type { LoanResult } from "./types";
import type { Working } from "./working";

/**
 * What the loan has cost after so many years: interest, monthly and upfront MI, points and closing costs, less credits.
 * Once the loan is paid off nothing more is added.
 */
export function horizon({ financing, costs, repayment }: Working, years: number): LoanResult["horizons"][number] {
  const { amount, insurance } = financing;
  const { schedule } = repayment;
  const payments = Math.round(years * 12);
  const balance = balanceAfter(schedule, amount, payments);
  const interest = interestPaid(schedule, amount, payments);
  const once = insurance.upfront + costs.points + costs.closing.total - costs.credits.total;
  const monthlyMI =
    insurance.monthly === null ? null : insurance.monthly * Math.max(0, Math.min(payments, repayment.miMonths));
  return {
    years,
    balance: inDollars(balance),
    interestPaid: inDollars(interest),
    principalPaid: inDollars((amount - balance) as Cents),
    value: 0,
    equity: 0,
    ownershipCosts: 0,
    taxSavings: null,
    netGain: null,
    totalCost: monthlyMI === null ? null : inDollars((interest + monthlyMI + once) as Cents),
  };
}

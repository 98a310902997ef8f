import { dollars, inDollars, roundCents } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";

/** The down payment of a purchase in cash: paid whole, at whatever price. */
export const inCash = { downPayment: null, downPaymentPercentage: 100 } as const;

type Lent = Pick<LoanResult, "applicablePrice" | "baseAmount" | "secondLoan">;
type Funded = { secondLoan?: object | null | undefined };

/**
 * A purchase with so many dollars of the buyer's own put down. What a second loan lends of the down payment is not the
 * buyer's: it lends more or less, and the first loan stays as it is for as long as there is a second one.
 * @param lent  by the loan as it is, at the price that it is to have
 */
export function withOwnCash<Loan extends Funded>(
  loan: Loan,
  own: number,
  { applicablePrice, baseAmount, secondLoan }: Lent,
): Loan {
  const second = roundCents((applicablePrice - baseAmount) * 100) - dollars(own);
  if (!loan.secondLoan) return { ...loan, downPayment: own, downPaymentPercentage: null };
  if (secondLoan === null || second <= 0)
    return { ...loan, downPayment: own, downPaymentPercentage: null, secondLoan: { ...loan.secondLoan, amount: 0 } };
  return { ...loan, secondLoan: { ...loan.secondLoan, amount: inDollars(roundCents(second)) } };
}

import { type Cents, NOTHING } from "../money/cents";

/** A sum in cents that is paid right after payment number `after`. With `recast` the payment is computed anew over the rest of the term. */
export type LumpSum = { after: number; amount: Cents; recast: boolean };

/** What the borrower pays beyond the payments due, in cents. */
export type ExtraPayments = {
  /** The amount paid in addition with every payment, from the first. */
  monthly: Cents;
  /** Whether half a payment is made every two weeks, which adds a twelfth of the payment due to each month. */
  biweekly: boolean;
  /** The lump sums in the order of their payments, from payment 1 on. */
  lumps: readonly LumpSum[];
};

/** The extra payments of a borrower who pays only what is due. */
export const NO_EXTRA_PAYMENTS: ExtraPayments = { monthly: NOTHING, biweekly: false, lumps: [] };

/** Tells whether anything is paid beyond the payments due. */
export const hasExtraPayments = ({ monthly, biweekly, lumps }: ExtraPayments) =>
  monthly > 0 || biweekly || lumps.length > 0;

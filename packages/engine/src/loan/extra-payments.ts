import { type Cents, NOTHING } from "../money/cents";

/** A sum that lands right after a payment; `recast` has the payment worked out anew over what is left of the term. */
export type LumpSum = { after: number; amount: Cents; recast: boolean };

/** What is paid beside what is due, cents. `lumps` are in the order of their payments, from payment 1 on. */
export type ExtraPayments = {
  /** With every payment, from the first. */
  monthly: Cents;
  /** Half a payment every two weeks: a twelfth of the payment due is added to each month's. */
  biweekly: boolean;
  lumps: readonly LumpSum[];
};

export const NO_EXTRA_PAYMENTS: ExtraPayments = { monthly: NOTHING, biweekly: false, lumps: [] };

export const hasExtraPayments = ({ monthly, biweekly, lumps }: ExtraPayments) =>
  monthly > 0 || biweekly || lumps.length > 0;

import { dollars, inDollars } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../../scenario/document";
import { type Basis, figuresOf } from "../../scenario/figures/loan-figures";
import type { ScheduleLoan } from "./lines";

/** What a lump sum by itself does to a loan, beside all other payments: with the payment kept, or worked out again. */
export type LumpEffect = {
  interestSaved: number;
  monthsSaved: number;
  /** Dollars due from the payment after the lump sum on. */
  payment: number;
};

const dueAt = ({ rates }: LoanResult, payment: number) =>
  rates.findLast(({ fromPayment }) => fromPayment <= payment)?.payment ?? 0;

/** Works out the loan without its lump sum. */
const without = (basis: Basis, loan: WorkingLoan) => figuresOf(basis, { ...loan, lumpPayments: [] }).result;
const nothing = { interestSaved: 0, monthsSaved: 0 };

function effectOf(basis: Basis, { loan }: ScheduleLoan, recast: boolean): LumpEffect | null {
  const [lump] = loan.lumpPayments;
  const before = without(basis, loan);
  if (!before || !lump?.amount || typeof lump.payment !== "number") return null;
  // A payment number that its field refuses saves nothing.
  if (lump.payment < 1 || lump.payment > before.payoffMonths) return null;
  const { result } = figuresOf(basis, { ...loan, lumpPayments: [{ ...lump, recast }] });
  if (!result?.prepayment) return null;
  const { interestSaved, monthsSaved } = result.prepayment;
  const others = before.prepayment ?? nothing;
  return {
    interestSaved: inDollars(dollars(interestSaved - others.interestSaved)),
    monthsSaved: monthsSaved - others.monthsSaved,
    payment: dueAt(result, lump.payment + 1),
  };
}

/** Gives the last payment that there is without the lump sum, which is the latest at which the lump sum may be paid. */
export const lastPayment = (basis: Basis, { loan, result }: ScheduleLoan): number =>
  without(basis, loan)?.payoffMonths ?? result.payoffMonths;

/** Works out both ways; each is null while the lump sum is incomplete. */
export const lumpEffects = (basis: Basis, loan: ScheduleLoan) => ({
  keep: effectOf(basis, loan, false),
  recast: effectOf(basis, loan, true),
});

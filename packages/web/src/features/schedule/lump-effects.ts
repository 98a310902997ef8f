import type { LoanResult } from "@highway/core/scenario/types";
import { type Basis, figuresOf } from "../../lib/scenario/loan-figures";
import type { ScheduleLoan } from "./schedule-loan";

/** What a lump sum does to a loan: with the payment kept, or worked out anew. */
export type LumpEffect = {
  interestSaved: number;
  monthsSaved: number;
  /** Dollars due from the payment after the lump sum on. */
  payment: number;
};

const dueAt = ({ rates }: LoanResult, payment: number) =>
  rates.findLast(({ fromPayment }) => fromPayment <= payment)?.payment ?? 0;

function effectOf(basis: Basis, { loan }: ScheduleLoan, recast: boolean): LumpEffect | null {
  const [lump] = loan.lumpPayments;
  if (!lump?.amount || typeof lump.payment !== "number") return null;
  const { result } = figuresOf(basis, { ...loan, lumpPayments: [{ ...lump, recast }] });
  if (!result?.prepayment) return null;
  const { interestSaved, monthsSaved } = result.prepayment;
  return { interestSaved, monthsSaved, payment: dueAt(result, lump.payment + 1) };
}

/** Both ways side by side; null while the lump sum is not whole. */
export const lumpEffects = (basis: Basis, loan: ScheduleLoan) => ({
  keep: effectOf(basis, loan, false),
  recast: effectOf(basis, loan, true),
});

import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { type Basis, resultOf } from "./loan-figures";

/**
 * What the contract asks for, without what the client means to pay beside it: the payments that the APR is of, and that
 * are told beside it (12 CFR 1026.24(d)(2)).
 */
export function contractResult(basis: Basis, loan: WorkingLoan, result: LoanResult): LoanResult {
  if (result.prepayment === null) return result;
  const alone = { ...loan, additionalMonthlyPayments: [], lumpPayments: [], biweekly: false };
  return resultOf(basis, alone) ?? result;
}

/** Returns the number of payments that the contract asks for. */
export const contractMonths = ({ prepayment, payoffMonths }: LoanResult): number =>
  prepayment?.scheduledMonths ?? payoffMonths;

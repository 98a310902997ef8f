import { limits } from "@highway/core/scenario/limits";
import { extraPaymentProblems } from "@highway/core/scenario/limits-of-payments";
import type { LoanResult } from "@highway/core/scenario/types";
import type { Typed, WorkingLoan } from "../../lib/scenario/document";
import { valid } from "../../lib/scenario/ready";
import { readyLoan } from "../../lib/scenario/ready-loan";

type Bound = { min: number; max: number; decimals: number; sentence: string; required: string };

/** What is wrong with what a loan pays additionally, by where it stands in the loan: "lumpPayments.0.payment". */
export function paymentProblems(loan: WorkingLoan, result: LoanResult): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const look = (key: string, value: Typed, bound: Bound) => {
    if (value === null) problems.set(key, bound.required);
    else if (valid(value, bound) === null) problems.set(key, bound.sentence);
  };
  for (const [at, { amount }] of loan.additionalMonthlyPayments.entries())
    look(`additionalMonthlyPayments.${at}.amount`, amount, limits.additionalMonthlyPayment);
  for (const [at, { amount, payment }] of loan.lumpPayments.entries()) {
    look(`lumpPayments.${at}.amount`, amount, limits.lumpAmount);
    look(`lumpPayments.${at}.payment`, payment, limits.lumpPayment);
  }
  const ready = readyLoan(loan);
  const whole = ready && { ...ready, lumpPayments: loan.lumpPayments.map(filled) };
  for (const { path, sentence } of whole ? extraPaymentProblems(whole, result) : [])
    if (!problems.has(path.join("."))) problems.set(path.join("."), sentence);
  return problems;
}

/** A lump sum whose other half is not typed yet is held against the loan all the same. */
const filled = ({ amount, payment, recast }: WorkingLoan["lumpPayments"][number]) => ({
  amount: valid(amount, limits.lumpAmount) ?? 0,
  payment: valid(payment, limits.lumpPayment) ?? 1,
  recast,
});

import { extraPaymentProblems } from "@highway/engine/scenario/schema/limits-of-payments";
import { additionalPaymentFields, lumpFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { FieldValue, WorkingLoan } from "../document";
import { type Basis, resultOf } from "../figures/loan-figures";
import { readyLoan } from "../figures/ready";

type Bound = { min: number; max: number; decimals: number; sentence: string; required: string; above?: string };
/** Sentences by their place in the loan ("lumpPayments.0.payment"). */
type Problems = ReadonlyMap<string, string>;

/** Finds the errors in a loan's additional payments and lump sums. */
export function paymentProblems(loan: WorkingLoan, result: LoanResult): Problems {
  const problems = new Map<string, string>();
  const look = (key: string, value: FieldValue, bound: Bound) => {
    if (value === null) problems.set(key, bound.required);
    else if (validFigure(value, bound) === null)
      problems.set(key, bound.above && Number(value) > bound.max ? bound.above : bound.sentence);
  };
  for (const [at, { amount }] of loan.additionalMonthlyPayments.entries())
    look(`additionalMonthlyPayments.${at}.amount`, amount, additionalPaymentFields.amount);
  for (const [at, { amount, payment }] of loan.lumpPayments.entries()) {
    look(`lumpPayments.${at}.amount`, amount, lumpFields.amount);
    look(`lumpPayments.${at}.payment`, payment, lumpFields.payment);
  }
  for (const [key, sentence] of aboveTheLoan(loan, result)) if (!problems.has(key)) problems.set(key, sentence);
  return problems;
}

/** Finds the payments that the calculated loan cannot take: more than is lent, or a lump sum after the payoff. */
function aboveTheLoan(loan: WorkingLoan, result: LoanResult): Problems {
  const ready = readyLoan(loan);
  const whole = ready && { ...ready, lumpPayments: loan.lumpPayments.map(lumpOf) };
  const problems = whole ? extraPaymentProblems(whole, result) : [];
  return new Map(problems.map(({ path, sentence }) => [path.join("."), sentence]));
}

/** Prepares a lump sum, which is checked against the loan even while its amount or payment number is empty. */
const lumpOf = ({ amount, payment, recast }: WorkingLoan["lumpPayments"][number]) => ({
  amount: validFigure(amount, lumpFields.amount) ?? 0,
  payment: validFigure(payment, lumpFields.payment) ?? 1,
  recast,
});

const paysMore = ({ additionalMonthlyPayments, lumpPayments }: WorkingLoan) =>
  additionalMonthlyPayments.length + lumpPayments.length > 0;

/** Finds the same in every loan that has figures, by field: "loan_1.lumpPayments.0.payment". The schema cannot find it. */
export function beyondTheLoans(basis: Basis): Problems {
  return new Map(
    basis.document.loans.filter(paysMore).flatMap((loan) => {
      const result = resultOf(basis, loan);
      return result ? [...aboveTheLoan(loan, result)].map(([key, said]) => [`${loan.id}.${key}`, said] as const) : [];
    }),
  );
}

import { additionalPaymentFields, lumpFields } from "./loan";
import type { Loan, LoanResult } from "./types";

/** What a loan lends in dollars, and the number of payments that it takes. */
export type Lent = Pick<LoanResult, "amount" | "payoffMonths">;

type Problem = { path: (string | number)[]; sentence: string };

/**
 * Checks extra payments against the loan as it is computed: no amount may be above what is lent, and a lump sum must land while
 * there is something left to pay. Paths start at the loan.
 */
export function extraPaymentProblems(loan: Loan, { amount, payoffMonths }: Lent): Problem[] {
  if (loan.program === "allCash") return [];
  const problems: Problem[] = [];
  let monthly = 0;
  for (const [at, payment] of loan.additionalMonthlyPayments.entries()) {
    monthly += payment.amount;
    if (monthly > amount)
      problems.push({
        path: ["additionalMonthlyPayments", at, "amount"],
        sentence: additionalPaymentFields.amount.aboveLoan,
      });
  }
  for (const [at, lump] of loan.lumpPayments.entries()) {
    if (lump.amount > amount)
      problems.push({ path: ["lumpPayments", at, "amount"], sentence: lumpFields.amount.aboveLoan });
    if (lump.payment > payoffMonths)
      problems.push({ path: ["lumpPayments", at, "payment"], sentence: lumpFields.payment.beyondTerm });
  }
  return problems;
}

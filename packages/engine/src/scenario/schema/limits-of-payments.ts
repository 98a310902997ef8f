import { additionalPaymentFields, lumpFields } from "./loan";
import type { Loan, LoanResult } from "./types";

/** What is lent, dollars, and how many payments it takes. */
export type Lent = Pick<LoanResult, "amount" | "payoffMonths">;

type Problem = { path: (string | number)[]; sentence: string };

/**
 * What is paid additionally, held against the loan as it is computed: no amount is above what is lent, and a lump sum
 * lands while there is something left to pay. Paths start at the loan.
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

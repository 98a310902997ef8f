import type { BreakEven, LoanResult, ScenarioResult } from "./types";

type Difference = { extraCash: number; lowerPayment: number; longest: number };

/**
 * Payments until a lower monthly payment has made good the extra cash to close, in cents. `always` when it is no worse
 * from the start, `never` when it pays nothing back, or would only after both loans are paid off.
 */
export function paymentBreakEven({ extraCash, lowerPayment, longest }: Difference): BreakEven {
  if (extraCash <= 0) return lowerPayment >= 0 ? { kind: "always" } : { kind: "never" };
  if (lowerPayment <= 0) return { kind: "never" };
  const months = Math.ceil(extraCash / lowerPayment);
  return longest > 0 && months > longest ? { kind: "never" } : { kind: "after", months };
}

const pending = { costBreakEven: null, wealthBreakEven: null, crossover: null };
const cents = (dollars: number) => Math.round(dollars * 100);

/** Each later loan against the first. */
export function compare([first, ...others]: readonly LoanResult[]): ScenarioResult["comparison"] {
  if (!first) return [];
  return others.map((loan) => {
    const [before, after] = [first.monthly.total, loan.monthly.total];
    if (before === null || after === null) return { loanID: loan.id, paymentBreakEven: null, ...pending };
    const difference = {
      extraCash: cents(loan.cash.toClose) - cents(first.cash.toClose),
      lowerPayment: cents(before) - cents(after),
      longest: Math.max(first.payoffMonths, loan.payoffMonths),
    };
    return { loanID: loan.id, paymentBreakEven: paymentBreakEven(difference), ...pending };
  });
}

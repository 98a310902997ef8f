import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { moneyWithCents, trimmedPercent } from "../../lib/format/format";
import type { LoanWords } from "../../scenario/names/loan-title";

/** Writes a loan's terms in a sentence: its rate, its APR, its payments and the share of the home's price that is put down. */
export type LoanTermsText = (rate: string, apr: string, payments: string, down: string) => string;

type Repaid = Pick<LoanResult, "rates" | "apr" | "payoffMonths" | "monthly" | "cash" | "applicablePrice">;

/**
 * Says the terms that must stand beside a payment, of a loan as its contract has it; null where there is no APR. A rate that changes is the first one,
 * and payments that change are told by their number and the first (12 CFR 1026.24(d)(2)).
 */
export function loanTermsText(
  result: Repaid,
  rate: number,
  { repaid }: LoanWords,
  write: LoanTermsText,
): string | null {
  const { rates, apr, payoffMonths, monthly, cash, applicablePrice } = result;
  if (apr === null) return null;
  const first = rates[0]?.rate ?? rate;
  const changes = rates.some((level) => level.rate !== first);
  const payments = rates.length > 1 ? repaid.changing : repaid.level;
  return write(
    changes ? repaid.rateAtFirst(trimmedPercent(first)) : trimmedPercent(rate),
    trimmedPercent(apr),
    payments(String(payoffMonths), moneyWithCents(monthly.principalAndInterest)),
    trimmedPercent((cash.downPayment / (applicablePrice || 1)) * 100, 1),
  );
}

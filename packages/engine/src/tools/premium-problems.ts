import type { Scenario } from "../scenario/schema/types";
import type { Working } from "../scenario/working";

/** Tells which premium of a loan is missing, by its path; null where none is. No payment is known without it. */
export function premiumProblems({ loans }: Scenario, { loan, financing }: Working): Record<string, string> | null {
  const { missing } = financing.insurance;
  if (missing.length === 0) return null;
  const at = loans.findIndex(({ id }) => id === loan.id);
  return Object.fromEntries(missing.map(({ field, sentence }) => [`loans.${at}.${field}`, sentence]));
}

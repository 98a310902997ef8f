import { type Cents, dollars, NOTHING, share } from "../../money/cents";
import type { Loan } from "../schema/types";

/** What the second loan lends, cents: as typed, else what both together may lend less the first one's base amount. */
export function secondLoanAmount({ program, secondLoan }: Loan, applicable: Cents, baseAmount: Cents): Cents {
  if (!secondLoan || program === "allCash") return NOTHING;
  if (secondLoan.amount !== null) return dollars(secondLoan.amount);
  return Math.max(0, share(applicable, secondLoan.ltv) - baseAmount) as Cents;
}

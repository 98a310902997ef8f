import { inDollars } from "../../money/cents";
import type { EscrowAnalysis, Loan, Scenario } from "../schema/types";
import type { Costs } from "../steps/costs";
import { escrowOf } from "../steps/escrow-account";

/** Converts the escrow account to the dollars of the answer. It is advice, unless the loan's prepaids follow the closing date, and then its deposit is one of them. */
export function escrowAnalysis(scenario: Scenario, loan: Loan, costs: Costs): EscrowAnalysis | null {
  const account = escrowOf(scenario, loan, costs);
  return (
    account && {
      monthly: inDollars(account.monthly),
      cushion: inDollars(account.cushion),
      initialDeposit: inDollars(account.initialDeposit),
      months: account.months.map(({ month, due, balance }) => ({
        month,
        due: inDollars(due),
        balance: inDollars(balance),
      })),
    }
  );
}

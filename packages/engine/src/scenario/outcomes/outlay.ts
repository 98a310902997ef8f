import { type Cents, inDollars } from "../../money/cents";
import type { Working } from "../working";
import { contractMonths, loanPaymentsSoFar } from "./payment-break-even";
import { endedPayments, monthlyAfter, refinancedDebts } from "./savings";

/** What is paid month by month with a refinance and without it, in dollars. Property tax, home insurance and dues are in neither. */
export type Outlay = {
  /** What its contract has due at each payment: principal and interest of both loans, less a subsidy, and the mortgage insurance. */
  due: number[];
  /** Each payment that the refinance ends, with how many of it would still have been due. */
  ended: { id: string; payment: number; left: number }[];
};

/** Works out the outlay of a refinance; null for every other loan, and while its insurance is not known. */
export function outlay(working: Working): Outlay | null {
  const { scenario, loan } = working;
  if (loan.category !== "refinance" || monthlyAfter(working) === null) return null;
  const soFar = loanPaymentsSoFar(working, contractMonths(working));
  const due = Array.from(soFar.subarray(1), (paid, before) => inDollars((paid - soFar[before]!) as Cents));
  const ended = endedPayments(refinancedDebts(scenario, loan));
  return { due, ended: ended.map((each) => ({ ...each, payment: inDollars(each.payment) })) };
}

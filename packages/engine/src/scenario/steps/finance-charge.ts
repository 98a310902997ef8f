import { type Cents, dollars, sum } from "../../money/cents";
import type { Loan } from "../schema/types";
import { type Buydown, borrowersBuydown } from "./buydown";
import type { Costs } from "./costs";
import type { Financing } from "./financing";

/** The prepaid finance charge of Regulation Z (12 CFR 1026.2(a)(23)) and what it is made of, in cents. */
export type Charges = { lines: { name: string; amount: Cents }[]; total: Cents; typed: boolean };

/**
 * Adds up the prepaid finance charge in cents: points, fees with the APR flag, prepaid interest, upfront mortgage insurance and a
 * buydown that the borrower pays for, whoever advances them. A typed charge stands in place of all of it.
 */
export function charges(
  loan: Loan,
  costs: Costs,
  { prepaids, insurance }: Financing,
  buydown: Buydown | null,
): Charges {
  if (loan.customAPRCost !== null) {
    const typed = dollars(loan.customAPRCost);
    return { lines: [{ name: "Prepaid finance charge as typed", amount: typed }], total: typed, typed: true };
  }
  const lines = [{ name: "Points", amount: costs.points }];
  for (const { name, amount, isFinanceCharge } of costs.closing.fees) if (isFinanceCharge) lines.push({ name, amount });
  lines.push(
    { name: "Prepaid interest", amount: prepaids.interest },
    { name: "Upfront MI", amount: insurance.upfront },
  );
  if (buydown?.paidBy === "borrower") lines.push({ name: "Buydown", amount: borrowersBuydown(buydown) });
  return { lines, total: sum(lines.map(({ amount }) => amount)), typed: false };
}

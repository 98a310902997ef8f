import { type Cents, dollars } from "../money/cents";
import type { Costs } from "./costs";
import type { Financing } from "./financing";
import type { Loan } from "./types";

/** The prepaid finance charge of Regulation Z and what it is made of, cents. */
export type Charges = { lines: { name: string; amount: Cents }[]; total: Cents; typed: boolean };

/** Points, fees with the APR flag, prepaid interest and upfront MI, whoever advances them; or the one typed figure. */
export function charges(loan: Loan, { points, closing }: Costs, { prepaids, insurance }: Financing): Charges {
  if (loan.customAPRCost !== null) {
    const typed = dollars(loan.customAPRCost);
    return { lines: [{ name: "Prepaid finance charge as typed", amount: typed }], total: typed, typed: true };
  }
  const lines = [{ name: "Points", amount: points }];
  for (const { name, amount, isFinanceCharge } of closing.fees) if (isFinanceCharge) lines.push({ name, amount });
  lines.push(
    { name: "Prepaid interest", amount: prepaids.interest },
    { name: "Upfront MI", amount: insurance.upfront },
  );
  const total = lines.reduce<number>((sum, { amount }) => sum + amount, 0) as Cents;
  return { lines, total, typed: false };
}

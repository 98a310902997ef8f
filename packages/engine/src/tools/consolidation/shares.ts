import { type Cents, roundCents } from "../../money/cents";

/**
 * Splits the interest of a new loan among what it pays off, by balance, in cents. Each share is rounded once, and the largest balance takes the
 * rest, so that the shares add up.
 */
export function sharesOf(interest: Cents, balances: readonly Cents[]): Cents[] {
  const whole = balances.reduce<number>((total, each) => total + each, 0);
  if (whole === 0) return balances.map(() => 0 as Cents);
  const shares = balances.map((balance) => roundCents((interest * balance) / whole));
  const largest = balances.indexOf(Math.max(...balances) as Cents);
  const others = shares.reduce<number>((total, each, at) => (at === largest ? total : total + each), 0);
  shares[largest] = (interest - others) as Cents;
  return shares;
}

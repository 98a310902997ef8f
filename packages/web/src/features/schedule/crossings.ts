import type { ScheduleLoan } from "./lines";

/** From a payment on, `ahead` owes less than `behind`, which owed less before. */
export type Crossing = {
  payment: number;
  ahead: ScheduleLoan;
  behind: ScheduleLoan;
  /** Dollars that each owes after that payment. */
  owed: number;
  against: number;
};

/** Gives what is owed at closing and after each payment; nothing once the loan is paid off. */
function course({ result, months }: ScheduleLoan, length: number): Float64Array {
  const owed = new Float64Array(length + 1);
  owed[0] = result.amount;
  owed.set(months.balance, 1);
  return owed;
}

/** Finds each flip: a lump sum, or a rate that adjusts, may turn the lead over again. Equal balances leave it where it is. */
function between(one: ScheduleLoan, other: ScheduleLoan): Crossing[] {
  const length = Math.max(one.months.balance.length, other.months.balance.length);
  const [first, second] = [course(one, length), course(other, length)];
  const found: Crossing[] = [];
  let leader = 0;
  for (let payment = 0; payment <= length; payment++) {
    const [a, b] = [first[payment]!, second[payment]!];
    const lower = Math.sign(a - b);
    const flipped = a < b ? { ahead: one, behind: other } : { ahead: other, behind: one };
    if (lower === -leader && lower !== 0)
      found.push({ payment, ...flipped, owed: Math.min(a, b), against: Math.max(a, b) });
    leader = lower || leader;
  }
  return found;
}

/** Finds where the lead in balance flips between two of these loans, the earliest first, by the balances that the table shows. */
export const crossingsOf = (loans: readonly ScheduleLoan[]): Crossing[] =>
  loans
    .flatMap((one, at) => loans.slice(at + 1).flatMap((other) => between(one, other)))
    .sort((a, b) => a.payment - b.payment);

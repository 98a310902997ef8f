import type { Schedule } from "../../loan/schedule";
import type { Cents } from "../../money/cents";
import { valueByMonth } from "../../property/appreciation";
import type { Working } from "../working";
import { chosenGrowth } from "./appreciation";
import { type OwnedMonths, savingsByYear, type YearsSavings } from "./tax-savings";

/**
 * What a loan and its home come to month by month, in cents; a second loan is included. Entry 0 is at closing and entry m after the
 * m-th month. `net-gain.ts` and `total-cost.ts` read their figures off a course.
 */
export type Course = OwnedMonths & {
  /** The value of the home. */
  value: Float64Array;
  /** The tax years of owning; null where nothing is known to deduct by. */
  taxYears: readonly YearsSavings[] | null;
};

type CourseLoan = { amount: Cents; schedule: Schedule };

/** Lists the first loan, and the second where there is one. */
export function loansOf({ financing, repayment }: Working): CourseLoan[] {
  const first = { amount: financing.amount, schedule: repayment.schedule };
  return repayment.second ? [first, repayment.second] : [first];
}

/** Counts the payments until both loans are paid off. */
export const payoffMonths = ({ repayment }: Working): number =>
  Math.max(repayment.schedule.length, repayment.second?.schedule.length ?? 0);

function addLoan({ months, balance, interest }: OwnedMonths, { amount, schedule }: CourseLoan): void {
  const { columns: rows, length } = schedule;
  const running = Math.min(length, months);
  let paid = 0;
  balance[0]! += amount;
  for (let month = 1; month <= running; month++) {
    paid += rows.interest[month - 1]!;
    interest[month]! += paid;
    balance[month]! += rows.balance[month - 1]!;
  }
  for (let month = running + 1; month <= months; month++) interest[month]! += paid;
}

/** Adds up premiums month by month, in cents. */
function premiumsByMonth({ repayment: { premiums } }: Working, months: number): Float64Array {
  const paid = new Float64Array(months + 1);
  let month = 0;
  for (const { payment, until } of premiums?.asPaid ?? [])
    for (; month < Math.min(until, months); month++) paid[month + 1] = paid[month]! + payment;
  return paid.fill(paid[month]!, month);
}

/** Works out the balance, the interest and the premiums of a loan, and of a second one, for some months. */
export function ownedMonths(working: Working, months: number): OwnedMonths {
  const owned: OwnedMonths = {
    working,
    months,
    balance: new Float64Array(months + 1),
    interest: new Float64Array(months + 1),
    premiums: premiumsByMonth(working, months),
  };
  for (const loan of loansOf(working)) addLoan(owned, loan);
  return owned;
}

/**
 * Works out the course of a loan and its home, to the end of a year.
 * @param until  the least number of months that the course must reach
 */
export function courseOf(working: Working, until: number): Course {
  const months = Math.ceil(until / 12) * 12;
  const owned = ownedMonths(working, months);
  const value = valueByMonth(working.bases.value, chosenGrowth(working).yearly, months);
  return { ...owned, value, taxYears: savingsByYear(owned) };
}

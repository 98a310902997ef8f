import { type Cents, inDollars } from "../../money/cents";
import { YEARS } from "../horizon";
import { breakEvenGrowth, leastAtZero } from "../search";
import type { BreakEvenRent, BreakEvenYears } from "./answer";
import { type Comparison, differenceAfter, grownBy, rentingOf } from "./comparison";

/** The highest first rent that is looked at, in cents. */
const HIGHEST_RENT = 9_999_999;

/** Finds the least first rent, in whole cents, at which buying is as good as renting at the horizon. The deposit follows the rent. */
export function breakEvenRent(compared: Comparison): BreakEvenRent {
  const { assumptions, owner } = compared;
  const { horizon } = assumptions;
  const aheadBy = (rent: number) =>
    differenceAfter({ ...compared, ...rentingOf(owner, assumptions, rent as Cents, horizon) }, horizon);
  const least = leastAtZero(1, HIGHEST_RENT, aheadBy);
  if (least === null) return { kind: "never" };
  return least === 1 ? { kind: "always" } : { kind: "rent", rent: inDollars(least as Cents) };
}

/** Finds the least constant yearly growth at which buying is as good as renting at the horizon. */
export function growthToBreakEven(compared: Comparison) {
  const { horizon } = compared.assumptions;
  return breakEvenGrowth((growth) => differenceAfter(grownBy(compared, [growth], horizon), horizon));
}

/** Finds the year from which on, or up to which, buying is ahead, as if all ended at the end of each year, and the year in which that changes again. */
export function breakEvenYears(differences: readonly number[]): BreakEvenYears {
  const isAhead = (year: number) => differences[year - 1]! >= 0;
  const changeAfter = (from: number) => {
    for (let year = from + 1; year <= YEARS; year++) if (isAhead(year) !== isAhead(from)) return year;
    return null;
  };
  const starts = isAhead(1);
  const first = changeAfter(1);
  if (first === null) return { kind: starts ? "always" : "never" };
  const flipsBackIn = changeAfter(first);
  return starts ? { kind: "until", years: first - 1, flipsBackIn } : { kind: "after", years: first, flipsBackIn };
}

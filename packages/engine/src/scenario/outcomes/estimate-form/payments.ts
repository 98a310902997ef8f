import { ratePath } from "../../../loan/arm";
import { reducedLevels } from "../../../loan/buydown";
import type { PaymentRun } from "../../../loan/monthly-apr";
import { type RateStep, ratePhases } from "../../../loan/phases";
import type { PaymentLevel } from "../../../loan/schedule";
import type { AnnualRate } from "../../../money/cents";
import { scheduleOfContract } from "../../steps/contract";
import type { Working } from "../../working";
import { wholeDollars } from "./costs";

/** A payment in dollars, or the least and the most that it may be. */
export type Span = { least: number; most: number };
/** A column of the projected payments. */
export type ProjectedColumn = {
  fromYear: number;
  toYear: number;
  /** To the cent where it is one payment, in whole dollars where it is a range. */
  principalAndInterest: Span;
  /** Whether any of the payments is interest only. Source: 12 CFR 1026.37(c)(2)(i). */
  onlyInterest: boolean;
  /** The most that is payable in these years; 0 where none is. */
  mortgageInsurance: number;
  escrow: number;
  total: Span;
};

/** The payments of principal and interest by the contract: the least and the most that they may be, in levels. They are the same where nothing can change them. */
export type PaymentCourses = {
  least: readonly PaymentLevel[];
  most: readonly PaymentLevel[];
  term: number;
  /** The payments from which an adjustable rate may be another one, in order. */
  rateChanges: readonly number[];
};

/** An index so low that the rate falls as far as floor and caps let it. */
const LOWEST_INDEX = -1 as AnnualRate;

/** Finds the paths on which an adjustable rate is the lowest and the highest that its terms allow; null where the rate is fixed. */
export function extremePaths({ repayment }: Working): { least: RateStep[]; most: RateStep[] } | null {
  const { adjustable, rate, term } = repayment.contract;
  if (!adjustable) return null;
  const { terms } = adjustable;
  return {
    least: ratePath(rate, terms, { kind: "index", index: LOWEST_INDEX }, term),
    most: ratePath(rate, terms, { kind: "worst" }, term),
  };
}

/** Lists the payments from which an adjustable rate may be another one; none where its caps and floor hold it at the note rate. */
function rateChanges({ repayment }: Working, { least, most }: { least: RateStep[]; most: RateStep[] }): number[] {
  const { adjustable, term } = repayment.contract;
  if (!adjustable || least.length + most.length === 2) return [];
  const { fixedMonths, frequency } = adjustable.terms;
  const changes: number[] = [];
  for (let paid = fixedMonths; paid < term; paid += frequency) changes.push(paid + 1);
  return changes;
}

/** Finds the payments of principal and interest that the contract may ask for. A buydown counts where the borrower pays for it. */
export function paymentCourses(working: Working): PaymentCourses {
  const { contract, scheduled } = working.repayment;
  const { buydown } = working;
  const { term, interestOnly } = contract;
  const paths = extremePaths(working);
  if (paths) {
    const levels = (path: readonly RateStep[]) =>
      scheduleOfContract({ ...contract, phases: ratePhases(path, interestOnly) }).levels;
    return {
      least: levels(paths.least),
      most: levels(paths.most),
      term,
      rateChanges: rateChanges(working, paths),
    };
  }
  const bought = buydown?.paidBy === "borrower" ? buydown.years : [];
  const levels = bought.length > 0 ? reducedLevels(scheduled.levels, bought, scheduled.length) : scheduled.levels;
  return { least: levels, most: levels, term, rateChanges: [] };
}

export const yearOf = (payment: number) => Math.ceil(payment / 12);

/**
 * Lists the payments from which principal and interest may be another amount, in order. An adjustable rate may change them whenever it may change
 * itself, also where least and most stay what they were. Source: 12 CFR 1026.37(c)(1)(i)(A), comment 1.
 */
export function changesOf({ least, most, rateChanges }: PaymentCourses): number[] {
  const starts = [least, most].flatMap((levels) =>
    levels.filter(({ payment }, at) => at > 0 && payment !== levels[at - 1]!.payment),
  );
  const all = new Set([...starts.map(({ fromPayment }) => fromPayment), ...rateChanges]);
  return [...all].sort((one, other) => one - other);
}

/** Finds the least and the most that is due in a stretch of payments, in cents. */
export function spanOf({ least, most }: PaymentCourses, from: number, to: number): Span {
  const due = (levels: readonly PaymentLevel[]) =>
    levels
      .filter(({ fromPayment }, at) => fromPayment <= to && (levels[at + 1]?.fromPayment ?? Infinity) > from)
      .map(({ payment }) => payment);
  return { least: Math.min(...due(least)), most: Math.max(...due(most)) };
}

const MOST_COLUMNS = 4;

/**
 * Finds the years with which columns begin. A change at the start of a year begins one; a single change within a year begins one with
 * the next year; of several in one year, that year is a range and the next begins another. At most four stand beside each other: what
 * comes later is in the last one's range. The end of mortgage insurance begins one only while no more than three are there.
 */
function startsOf(changes: readonly number[], lastInsured: number, years: number): number[] {
  const starts = new Set([1]);
  for (let at = 0; at < changes.length; ) {
    const year = yearOf(changes[at]!);
    const inYear = changes.filter((payment) => yearOf(payment) === year);
    const anniversary = (year - 1) * 12 + 1;
    if (inYear.length > 1 || inYear[0] === anniversary) starts.add(year);
    if (inYear.some((payment) => payment !== anniversary)) starts.add(year + 1);
    at += inYear.length;
  }
  const inOrder = [...starts].filter((year) => year <= years).sort((one, other) => one - other);
  if (inOrder.length >= MOST_COLUMNS) return inOrder.slice(0, MOST_COLUMNS);
  const after = yearOf(lastInsured) + 1;
  if (lastInsured === 0 || after > years || inOrder.includes(after)) return inOrder;
  return [...inOrder, after].sort((one, other) => one - other);
}

/** The most that a premium comes to from a payment on, until another, in cents. */
const premiumBetween = (runs: readonly PaymentRun[], from: number, to: number): number =>
  runs.reduce((most, { payment, until }, at) => {
    const begins = (runs[at - 1]?.until ?? 0) + 1;
    return begins <= to && until >= from ? Math.max(most, payment) : most;
  }, 0);

/**
 * Finds the last payment that a column speaks of. Its last year leaves out a change that the next column begins with, unless the loan begins in that
 * year too: the first year is a range of all its payments. Source: 12 CFR 1026.37(c)(1)(iii)(B).
 */
function lastOf(changes: readonly number[], toYear: number, isLast: boolean, term: number): number {
  if (isLast) return term;
  const inYear = changes.filter((payment) => yearOf(payment) === toYear);
  const alone = toYear > 1 && inYear.length === 1 && inYear[0] !== (toYear - 1) * 12 + 1;
  return alone ? inYear[0]! - 1 : toYear * 12;
}

/**
 * Makes the columns of the projected payments. Source: 12 CFR 1026.37(c)(1) to (3); rounding, 1026.37(o)(4)(i).
 * @param premiums  the monthly mortgage insurance by the contract
 * @param escrow    what is paid into the escrow account each month, in cents
 */
export function projectedPayments(
  working: Working,
  premiums: readonly PaymentRun[],
  escrow: number,
): ProjectedColumn[] {
  const courses = paymentCourses(working);
  const { term } = courses;
  const { interestOnly } = working.repayment.contract;
  const years = yearOf(term);
  const changes = changesOf(courses);
  const starts = startsOf(changes, premiums.at(-1)?.until ?? 0, years);
  return starts.map((fromYear, at): ProjectedColumn => {
    const isLast = at === starts.length - 1;
    const toYear = isLast ? years : starts[at + 1]! - 1;
    const first = (fromYear - 1) * 12 + 1;
    const last = lastOf(changes, toYear, isLast, term);
    const { least, most } = spanOf(courses, first, last);
    const isRange = least !== most;
    const inDollars = isRange ? wholeDollars : (cents: number) => cents / 100;
    // A premium that ends within a year stands in all of it, whatever the next year has.
    const insured = wholeDollars(premiumBetween(premiums, first, toYear * 12));
    const besides = insured + wholeDollars(escrow);
    const totalOf = (cents: number) => wholeDollars(Math.round(inDollars(cents) * 100) + besides * 100);
    return {
      fromYear,
      toYear,
      principalAndInterest: { least: inDollars(least), most: inDollars(most) },
      onlyInterest: first <= interestOnly,
      mortgageInsurance: insured,
      escrow: wholeDollars(escrow),
      total: { least: totalOf(least), most: totalOf(most) },
    };
  });
}

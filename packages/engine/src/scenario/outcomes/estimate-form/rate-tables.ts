import { sixDecimals } from "../../../money/cents";
import type { Working } from "../../working";
import { wholeDollars } from "./costs";
import { changesOf, extremePaths, type PaymentCourses, type Span, spanOf } from "./payments";

const percentOf = (rate: number) => sixDecimals(rate * 100);

/** What makes principal and interest change other than by the rate alone, and by how much. Amounts are whole dollars. */
export type AdjustablePayments = {
  /** The payments at the start that are interest only; 0 where none is. */
  interestOnly: number;
  /** The payments at the start that a buydown lowers step by step; 0 where none does. */
  steps: number;
  first: { payment: number } & Span;
  /** The months between later changes; null where there are none. */
  everyMonths: number | null;
  most: { payment: number; amount: number };
};

/** How an adjustable rate may change. Rates are percent. */
export type AdjustableRates = {
  margin: number;
  initial: number;
  least: number;
  most: number;
  /** The month at whose beginning the rate first may change. */
  firstMonth: number;
  everyMonths: number;
  firstCap: number;
  laterCap: number;
};

/** Finds the payment with which the highest amount begins, and that amount in cents. */
export function highestPayment({ most }: PaymentCourses): { payment: number; cents: number } {
  const cents = Math.max(...most.map(({ payment }) => payment));
  return { payment: most.find(({ payment }) => payment === cents)!.fromPayment, cents };
}

/** Finds the payment with which the highest rate begins, and that rate in percent; null where the rate cannot rise. */
export function highestRate(working: Working): { payment: number; rate: number } | null {
  const path = extremePaths(working)?.most;
  const rate = Math.max(...(path ?? []).map((step) => step.rate));
  if (!path || rate <= working.repayment.contract.rate) return null;
  return { payment: path.find((step) => step.rate === rate)!.fromPayment, rate: percentOf(rate) };
}

/** Counts the payments at the start that a buydown lowers where the borrower pays for it. */
const steppedPayments = ({ buydown }: Working): number =>
  buydown?.paidBy === "borrower" ? buydown.years.reduce((sum, { months }) => sum + months, 0) : 0;

/**
 * Finds the months between changes of principal and interest by what changes them first; null where that changes them once. Source: 12 CFR
 * 1026.37(b)(6)(iii), comment 2.
 */
export function monthsBetweenFirstChanges(working: Working, courses: PaymentCourses): number | null {
  const { adjustable } = working.repayment.contract;
  const [first, second] = changesOf(courses);
  if (adjustable && first === courses.rateChanges[0]) return adjustable.terms.frequency;
  return first !== undefined && second !== undefined && second <= steppedPayments(working) + 1 ? second - first : null;
}

/** Makes the table of adjustable payments; null where payments follow the rate alone. Source: 12 CFR 1026.37(i). */
export function adjustablePayments(working: Working, courses: PaymentCourses): AdjustablePayments | null {
  const { contract } = working.repayment;
  const { interestOnly, adjustable } = contract;
  const steps = steppedPayments(working);
  const [first, second] = changesOf(courses);
  if ((interestOnly === 0 && steps === 0) || first === undefined) return null;
  const { least, most } = spanOf(courses, first, first);
  const highest = highestPayment(courses);
  const everyMonths = second === undefined ? null : (adjustable?.terms.frequency ?? second - first);
  return {
    interestOnly,
    steps,
    first: { payment: first, least: wholeDollars(least), most: wholeDollars(most) },
    everyMonths,
    most: { payment: highest.payment, amount: wholeDollars(highest.cents) },
  };
}

/** Makes the table of adjustable interest rates; null where the rate cannot rise. Source: 12 CFR 1026.37(j), comment 1. */
export function adjustableRates(working: Working): AdjustableRates | null {
  const { adjustable, rate } = working.repayment.contract;
  if (!adjustable || !highestRate(working)) return null;
  const { margin, floor, fixedMonths, frequency, initialCap, adjustmentCap, lifetimeCap } = adjustable.terms;
  const most = rate + lifetimeCap;
  return {
    margin: percentOf(margin),
    initial: percentOf(rate),
    least: percentOf(Math.min(floor, most)),
    most: percentOf(most),
    firstMonth: fixedMonths + 1,
    everyMonths: frequency,
    firstCap: percentOf(initialCap),
    laterCap: percentOf(adjustmentCap),
  };
}

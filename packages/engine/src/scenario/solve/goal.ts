/** This file describes what a goal seek is asked and what it answers. */
import { loanResultFields } from "../schema/answer";
import { type Answered, type AnswerValue, among, orNull, partOf, typedRecord, unionOf } from "../schema/answer-field";
import { loanFields } from "../schema/loan";
import { priceFields } from "../schema/property";

export const solvableNames = ["price", "downPayment", "rate", "points", "extraPayment"] as const;
/**
 * The input that a goal seek may change. `downPayment` is solved in dollars. `price` keeps the down payment in the form in which it
 * was typed: dollars stay the same, a percentage scales. `extraPayment` is everything that is paid in addition each month.
 */
export type Vary = (typeof solvableNames)[number];

/**
 * The figure that a goal seek is to reach, and its value: dollars for `monthlyPayment` (the whole payment, `monthly.total`),
 * `principalAndInterest` and `cashToClose`; percent for `dti`. `payoffMonths` is the number and `payoffDate` the day
 * ("2041-06-01") of a payment by which the loan is to be paid off.
 */
export type Target =
  | { figure: "monthlyPayment" | "principalAndInterest" | "cashToClose" | "payoffMonths" | "dti"; value: number }
  | { figure: "payoffDate"; value: string };

/** A question to the goal seek: which input of which loan is to reach which figure. */
export type Ask = {
  /** The loan; without it, the scenario's first loan that is not an existing mortgage. */
  loanID?: string;
  vary: Vary;
  target: Target;
};

/** A value of the input and the figure that it gives, in the units of the answer. */
export type Reached = Answered<typeof reachedFields>;
const reachedFields = {
  /** The value of the input in dollars (whole cents) or percent. */
  value: "figure",
  /** The figure that was asked for; a day for `payoffDate`. */
  reached: "figureOrText",
} as const;

/** The loan and the input that were asked about, and the unit of the input. */
const askedFields = { loanID: "id", vary: among(solvableNames), unit: among(["dollars", "percent"]) } as const;

/**
 * The answer of a goal seek. `found` holds the input, the figure that it gives, the loan and the price with the input put in (the one
 * of them that does not hold the input is as it was), and the loan's figures with it. `none` says why no input reaches the figure,
 * and holds the input whose figure comes closest, where one comes close. `marketable` is the input next to either in the steps in
 * which people quote it (rates and points in eighths, prices and down payments in whole hundreds of dollars, extra payments in whole
 * tens) whose figure is not above the target, or not after it; null where none near it is.
 */
export type Solution = AnswerValue<typeof solutionField>;
export const solutionField = unionOf({
  found: {
    ...askedFields,
    ...reachedFields,
    marketable: orNull(partOf(reachedFields)),
    loan: typedRecord(loanFields),
    purchaseDetails: typedRecord(priceFields),
    result: partOf(loanResultFields),
  },
  none: {
    ...askedFields,
    reason: "text",
    nearest: orNull(partOf(reachedFields)),
    marketable: orNull(partOf(reachedFields)),
  },
});

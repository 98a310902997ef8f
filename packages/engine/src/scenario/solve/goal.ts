/**
 * The input that a goal seek may change. `downPayment` is solved in dollars. `price` keeps the down payment in the form in which it
 * was typed: dollars stay the same, a percentage scales. `extraPayment` is everything that is paid in addition each month.
 */
export type Vary = "price" | "downPayment" | "rate" | "points" | "extraPayment";

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

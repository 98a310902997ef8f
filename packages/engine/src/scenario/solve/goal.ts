/**
 * The input that may change. `downPayment` is solved in dollars; `price` keeps the down payment in the form in which it
 * was typed (dollars stay, a percentage scales); `extraPayment` is all that is paid additionally a month.
 */
export type Vary = "price" | "downPayment" | "rate" | "points" | "extraPayment";

/**
 * What to reach. Dollars for `monthlyPayment` (the whole one, `monthly.total`), `principalAndInterest` and `cashToClose`;
 * `dti` is percent. `payoffMonths` is the number, `payoffDate` the day ("2041-06-01") of a payment by which the loan is
 * to be paid off.
 */
export type Target =
  | { figure: "monthlyPayment" | "principalAndInterest" | "cashToClose" | "payoffMonths" | "dti"; value: number }
  | { figure: "payoffDate"; value: string };

/** What a goal seek is to reach with what. */
export type Ask = {
  /** The scenario's first loan that is not an existing mortgage when absent. */
  loanID?: string;
  vary: Vary;
  target: Target;
};

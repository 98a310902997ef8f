import type { LoanResult, PurchaseDetails, Loan, Scenario } from "./types";

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

export type Ask = {
  /** The scenario's first loan that is not an existing mortgage when absent. */
  loanID?: string;
  vary: Vary;
  target: Target;
};

/** An input and the figure that it gives, in the units of the answer. */
export type Reached = {
  /** Dollars (whole cents) or percent. */
  value: number;
  /** The figure asked for; a day for `payoffDate`. */
  reached: number | string;
};

/** What was asked of which loan, and the unit of the input. */
type Asked = { loanID: string; vary: Vary; unit: "dollars" | "percent" };

/**
 * `found`: the input, the figure that it gives, the loan and the price with the input put in (the one of them that does
 * not hold the input is as it was), and the loan's figures with it. `none`: why, and the input whose figure comes
 * closest, where one comes close.
 */
export type Solution =
  | (Asked & Reached & { kind: "found"; loan: Loan; purchaseDetails: PurchaseDetails; result: LoanResult })
  | (Asked & { kind: "none"; reason: string; nearest: Reached | null });

import type { Typed } from "../document";
import { changeLoan, written } from "./change";

/** Percent of the home's value to lend; null lends what is paid off. */
export const setTargetLTV = (id: string, value: Typed) => changeLoan(id, (loan) => written(loan, { targetLTV: value }));

/** Dollars that the client brings so that the loan is smaller. */
export const setCashToApply = (id: string, value: Typed) =>
  changeLoan(id, (loan) => written(loan, { userCashToApply: value }));

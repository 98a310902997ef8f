import { loanFields, secondLoanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { SecondLoan } from "@highway/engine/scenario/schema/types";
import type { Typed, WorkingLoan } from "../document";
import { changeLoan, type Edit, withFields } from "./change";

export type WorkingSecondLoan = NonNullable<WorkingLoan["secondLoan"]>;

/** Both loans together lend 90 % unless it is said; the rate is the officer's to give. */
export const newSecondLoan: WorkingSecondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: null };

/** Its right figures; what is wrong is as in a new one. */
export const rightSecondLoan = ({ type, ltv, term, amount, rate }: WorkingSecondLoan): WorkingSecondLoan => ({
  type,
  ltv: validFigure(ltv, secondLoanFields.ltv) ?? newSecondLoan.ltv,
  term: validFigure(term, secondLoanFields.term) ?? newSecondLoan.term,
  amount: validFigure(amount, secondLoanFields.amount),
  rate: validFigure(rate, loanFields.rate),
});

/** Lends a part of the down payment beside the first loan. */
export const addSecondLoan = (id: string) =>
  changeLoan(id, (loan) => (loan.secondLoan ? loan : { ...loan, secondLoan: newSecondLoan }));

export const setSecondLoan = (id: string, secondLoan: WorkingSecondLoan | undefined) =>
  changeLoan(id, (loan) => withFields(loan, { secondLoan }));

const change = (id: string, fields: Partial<WorkingSecondLoan>): Edit =>
  changeLoan(id, (loan) => {
    if (!loan.secondLoan) return loan;
    const secondLoan = withFields(loan.secondLoan, fields);
    return secondLoan === loan.secondLoan ? loan : { ...loan, secondLoan };
  });

export const setSecondLoanType = (id: string, type: SecondLoan["type"]) => change(id, { type });

export type SecondLoanFigure = "ltv" | "term" | "rate" | "amount";

/** `amount`: dollars, null when `ltv` says what is lent. */
export const setSecondLoanFigure = (id: string, field: SecondLoanFigure, value: Typed) =>
  change(id, { [field]: value });

import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { secondLoanFields } from "@highway/engine/scenario/schema/second-loan";
import type { SecondLoan } from "@highway/engine/scenario/schema/types";
import type { FieldValue, WorkingLoan } from "../document";
import { changeLoan, type Edit, withFields } from "./change";

export type WorkingSecondLoan = NonNullable<WorkingLoan["secondLoan"]>;

/** A new second loan: both loans together lend 90 percent, and the rate is left to the officer. */
export const newSecondLoan: WorkingSecondLoan = { type: "fixed", ltv: 90, term: 30, amount: null, rate: null };

/** The figures that only a line of credit has. */
const lineFigures = ["index", "margin", "floor", "ceiling", "drawYears", "creditLimit"] as const;
export type LineFigure = (typeof lineFigures)[number];
const noLine: Partial<WorkingSecondLoan> = Object.fromEntries(lineFigures.map((field) => [field, undefined]));

/** Keeps the valid figures of a second loan, and replaces the others with those of a new one. */
export function rightSecondLoan(typed: WorkingSecondLoan): WorkingSecondLoan {
  const { type, ltv, term, amount, rate } = typed;
  return {
    type,
    ltv: validFigure(ltv, secondLoanFields.ltv) ?? newSecondLoan.ltv,
    term: validFigure(term, secondLoanFields.term) ?? newSecondLoan.term,
    amount: validFigure(amount, secondLoanFields.amount),
    rate: validFigure(rate, loanFields.rate),
    ...Object.fromEntries(
      lineFigures.flatMap((field) => {
        const value = validFigure(typed[field], secondLoanFields[field]);
        return value === null ? [] : [[field, value]];
      }),
    ),
  };
}

/** The splits of a purchase, in percent of the price: the first loan, the second loan, and the borrower's part. */
export const splits = {
  "80-10-10": { first: 80, second: 10 },
  "80-15-5": { first: 80, second: 15 },
  "75-15-10": { first: 75, second: 15 },
} as const;
export type Split = keyof typeof splits;

/** Splits a purchase: what the first loan does not lend is the form's down payment, of which the second loan lends a part. */
export const setSplit = (id: string, split: Split) =>
  changeLoan(id, (loan) => {
    const { first, second } = splits[split];
    const lent = { ...(loan.secondLoan ?? newSecondLoan), ltv: first + second, amount: null };
    return withFields(loan, { downPayment: null, downPaymentPercentage: 100 - first, secondLoan: lent });
  });

/** Returns the split of a loan; null if it is another one, or in dollars. */
export const splitOf = (loan: Pick<WorkingLoan, "downPaymentPercentage" | "secondLoan">): Split | null =>
  (Object.keys(splits) as Split[]).find((name) => {
    const { first, second } = splits[name];
    const { downPaymentPercentage: down, secondLoan } = loan;
    return down === 100 - first && secondLoan?.amount === null && secondLoan.ltv === first + second;
  }) ?? null;

/** Adds a second loan, which lends a part of the down payment. */
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

/** Sets the type of the second loan. A line of credit has an index and a margin in place of a rate; what belongs to the earlier type is removed. */
export const setSecondLoanType = (id: string, type: SecondLoan["type"]) =>
  change(id, type === "heloc" ? { type, rate: null } : { type, ...noLine });

/** Sets a figure of a line of credit; null restores the default. */
export const setLineFigure = (id: string, field: LineFigure, value: FieldValue) =>
  change(id, { [field]: value ?? undefined });

export type SecondLoanFigure = "ltv" | "term" | "rate" | "amount";

/** Sets a figure of the second loan. `amount`: dollars, null if `ltv` says what is lent. */
export const setSecondLoanFigure = (id: string, field: SecondLoanFigure, value: FieldValue) =>
  change(id, { [field]: value });

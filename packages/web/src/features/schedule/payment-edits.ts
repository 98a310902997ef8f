import { addMonths } from "@highway/engine/rules/day";
import { shortMonthNames } from "../../lib/format/format";
import type { FieldValue, WorkingLoan, WorkingReport } from "../../scenario/document";

type Edit = (document: WorkingReport) => WorkingReport;
export type WorkingLump = WorkingLoan["lumpPayments"][number];

const changeLoan =
  (id: string, change: (loan: WorkingLoan) => WorkingLoan): Edit =>
  (document) => {
    const at = document.loans.findIndex((loan) => loan.id === id);
    const loan = document.loans[at];
    return loan ? { ...document, loans: document.loans.with(at, change(loan)) } : document;
  };

/** A lump sum is 0 until it is typed. */
const noLump: WorkingLump = { amount: 0, payment: null, recast: false };
const lumpOf = ({ lumpPayments }: WorkingLoan): WorkingLump => lumpPayments[0] ?? noLump;

const saysNothing = ({ amount, payment }: WorkingLump) => !amount && payment === null;

/** A loan has one lump sum at most; an empty one is removed. */
export const setLump = (id: string, fields: Partial<WorkingLump>) =>
  changeLoan(id, (loan) => {
    const lump = { ...lumpOf(loan), ...fields };
    return { ...loan, lumpPayments: saysNothing(lump) ? [] : [lump] };
  });

/** Sets an extra payment at this place in the list; an empty one at the end is removed. */
export const setMonthly = (id: string, at: number, amount: FieldValue) =>
  changeLoan(id, (loan) => {
    const payments = [...loan.additionalMonthlyPayments];
    payments[at] = { amount };
    const last = payments.findLastIndex((payment) => Boolean(payment.amount));
    return { ...loan, additionalMonthlyPayments: payments.slice(0, Math.max(last, at > 0 ? at : last) + 1) };
  });

export const removeMonthly = (id: string, at: number) =>
  changeLoan(id, (loan) => ({ ...loan, additionalMonthlyPayments: loan.additionalMonthlyPayments.toSpliced(at, 1) }));

/** Puts a removed payment back in its place. */
export const restoreMonthly = (id: string, at: number, payment: WorkingLoan["additionalMonthlyPayments"][number]) =>
  changeLoan(id, (loan) => ({
    ...loan,
    additionalMonthlyPayments: loan.additionalMonthlyPayments.toSpliced(at, 0, payment),
  }));

export const setBiweekly = (id: string, biweekly: boolean) => changeLoan(id, (loan) => ({ ...loan, biweekly }));

type Payments = Pick<WorkingLoan, "additionalMonthlyPayments" | "lumpPayments" | "biweekly">;

export const paymentsOf = ({ additionalMonthlyPayments, lumpPayments, biweekly }: WorkingLoan): Payments => ({
  additionalMonthlyPayments,
  lumpPayments,
  biweekly,
});

export const noPayments: Payments = { additionalMonthlyPayments: [], lumpPayments: [], biweekly: false };

export const setPayments = (id: string, payments: Payments) => changeLoan(id, (loan) => ({ ...loan, ...payments }));

/** Says whether anything is paid beside what is due. */
export const paysMore = ({ additionalMonthlyPayments, lumpPayments, biweekly }: WorkingLoan) =>
  additionalMonthlyPayments.length > 0 || lumpPayments.length > 0 || biweekly === true;

/** Gives the day of a payment, by its number from 1. */
export const paymentDay = (firstPayment: string, number: number) => addMonths(firstPayment, number - 1);

/** Writes the month of a payment, "Jun 2028": a payment falls due on the first. */
export function paymentMonth(firstPayment: string, number: number): string {
  const [year, month] = paymentDay(firstPayment, number).split("-");
  return `${shortMonthNames[Number(month) - 1]} ${year}`;
}

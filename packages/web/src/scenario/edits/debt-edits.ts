import { reportFields } from "@highway/engine/scenario/schema/report";
import { newPartId } from "../../lib/new-id";
import {
  type FieldValue,
  isExisting,
  scenarioTypeOf,
  type WorkingDebt,
  type WorkingLoan,
  type WorkingReport,
} from "../document";
import { newDebt, newExisting } from "../new-report";
import { changeLoan, type Edit, standing, withFields } from "./change";

export const mostDebts = reportFields.debts.max;
export const mostLoansInAll = reportFields.loans.max;

export type MortgageFigure = "balance" | "rate" | "monthsLeft" | "payment";
export const setMortgageFigure = (id: string, field: MortgageFigure, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { [field]: value }));

/** Sets mortgage insurance in dollars a month, which replaces a percentage. */
export const setMortgageInsurance = (id: string, value: FieldValue) =>
  changeLoan(id, (loan) => withFields(loan, { MI: value, annualMIPercentage: null }));

export const setMortgagePayOff = (id: string, payOff: boolean) =>
  changeLoan(id, (loan) => withFields(loan, { payOff }));

/** Returns the home of a new mortgage: the one that the client owns, else the one that fits the scenario's type. */
function homeOf({ properties, loans, toolMeta }: WorkingReport) {
  const known = loans.find(isExisting)?.propertyID;
  const bought = new Set(loans.filter(({ category }) => category === "purchase").map(({ propertyID }) => propertyID));
  const free = scenarioTypeOf({ toolMeta }) === "moveup" && properties.find(({ id }) => !bought.has(id));
  return properties.find(({ id }) => id === known) ?? (free || properties[0]);
}

/** Adds an existing mortgage after the others. */
export const addMortgage =
  (id = newPartId("loan")): Edit =>
  (document) => {
    const home = homeOf(document);
    const price = home?.purchaseDetails[0];
    if (!home || !price || document.loans.length >= mostLoansInAll) return document;
    return { ...document, loans: [...document.loans, { ...newExisting(home.id, price.id), id }] };
  };

export const removeMortgage =
  (id: string): Edit =>
  (document) => ({ ...document, loans: document.loans.filter((loan) => loan.id !== id) });

export const restoreMortgage =
  (mortgage: WorkingLoan, place: number): Edit =>
  (document) =>
    document.loans.some(({ id }) => id === mortgage.id) || document.loans.length >= mostLoansInAll
      ? document
      : { ...document, loans: document.loans.toSpliced(place, 0, standing(mortgage, document)) };

export const setDebt =
  (id: string, fields: Partial<WorkingDebt>): Edit =>
  (document) => {
    const debts = document.debts.map((debt) => (debt.id === id ? withFields(debt, fields) : debt));
    return debts.every((debt, at) => debt === document.debts[at]) ? document : { ...document, debts };
  };

const nextDebt = (document: WorkingReport) => newDebt(scenarioTypeOf(document) === "refinance");

export const addDebt = (): Edit => (document) =>
  document.debts.length >= mostDebts ? document : { ...document, debts: [...document.debts, nextDebt(document)] };

export const removeDebt =
  (id: string): Edit =>
  (document) => ({ ...document, debts: document.debts.filter((debt) => debt.id !== id) });

export const restoreDebt =
  (debt: WorkingDebt, place: number): Edit =>
  (document) =>
    document.debts.some(({ id }) => id === debt.id) || document.debts.length >= mostDebts
      ? document
      : { ...document, debts: document.debts.toSpliced(place, 0, debt) };

/** Writes pasted lines over the debts from one debt downward, and adds more debts up to the limit of a scenario. */
export const pasteDebts =
  (from: string, lines: readonly Partial<WorkingDebt>[]): Edit =>
  (document) => {
    const start = document.debts.findIndex(({ id }) => id === from);
    if (start < 0) return document;
    const debts = [...document.debts];
    for (const [at, line] of lines.entries()) {
      const before = debts[start + at] ?? nextDebt(document);
      if (start + at < mostDebts) debts[start + at] = { ...before, ...line };
    }
    return { ...document, debts };
  };

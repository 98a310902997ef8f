import type { WorkingLoan, WorkingReport } from "../../../lib/scenario/document";
import { loanName } from "../../../lib/scenario/loan-name";
import { newId } from "../../../lib/scenario/new-id";
import { newLoan } from "../../../lib/scenario/new-report";
import type { Edit } from "./change";

/** Side by side on a desktop; more than these no screen shows. */
export const mostLoans = 6;

const withLoans = (document: WorkingReport, loans: readonly WorkingLoan[]): WorkingReport => ({ ...document, loans });

/** A copy right after its original, under a name of its own. */
export const duplicateLoan =
  (id: string, copyID = newId("loan")): Edit =>
  (document) => {
    const index = document.loans.findIndex((loan) => loan.id === id);
    const loan = document.loans[index];
    if (!loan || document.loans.length >= mostLoans) return document;
    const name = loan.name.trim() && nextName(loan.name.trim(), document.loans.map(loanName));
    return withLoans(document, document.loans.toSpliced(index + 1, 0, { ...loan, id: copyID, name }));
  };

/** "Low rate" becomes "Low rate 2", then "Low rate 3", within the length that a name may have. */
function nextName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \d+$/, "");
  let number = 2;
  while (taken.includes(`${stem.slice(0, 46)} ${number}`)) number += 1;
  return `${stem.slice(0, 46)} ${number}`;
}

/** One more loan to compare: the terms of the last one, to vary what differs. After all cash, a new loan's terms. */
export const addLoan =
  (id = newId("loan")): Edit =>
  (document) => {
    const last = document.loans.at(-1);
    if (document.loans.length >= mostLoans) return document;
    const property = document.properties[0];
    const price = property?.purchaseDetails[0];
    if (!last && (!property || !price)) return document;
    const fresh = newLoan(last?.propertyID ?? property!.id, last?.purchaseDetailsID ?? price!.id);
    const loan = last && last.program !== "allCash" ? { ...last, name: "" } : fresh;
    return withLoans(document, [...document.loans, { ...loan, id }]);
  };

export const removeLoan =
  (id: string): Edit =>
  (document) =>
    withLoans(
      document,
      document.loans.filter((loan) => loan.id !== id),
    );

/** Puts a removed loan back where it was. */
export const restoreLoan =
  (loan: WorkingLoan, index: number): Edit =>
  (document) =>
    document.loans.some((other) => other.id === loan.id) || document.loans.length >= mostLoans
      ? document
      : withLoans(document, document.loans.toSpliced(index, 0, loan));

/** The first loan is the one that others are measured against. */
export const moveLoan =
  (id: string, to: number): Edit =>
  (document) => {
    const loan = document.loans.find((each) => each.id === id);
    if (!loan || to < 0 || to >= document.loans.length || document.loans[to] === loan) return document;
    return withLoans(document, document.loans.filter((each) => each !== loan).toSpliced(to, 0, loan));
  };

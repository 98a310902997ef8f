import { cut } from "@highway/engine/text/cut";
import { newPartId } from "../../lib/new-id";
import { comparedLoans, isExisting, scenarioTypeOf, type WorkingLoan, type WorkingReport } from "../document";
import { loanName } from "../names/loan-name";
import { newLoan } from "../new-report";
import { type Edit, standing } from "./change";
import { whyFull } from "./room";

/** Replaces the compared loans, whose places count only among themselves; existing mortgages follow them. */
const withCompared = (document: WorkingReport, compared: readonly WorkingLoan[]): WorkingReport => ({
  ...document,
  loans: [...compared, ...document.loans.filter(isExisting)],
});

/** Copies a loan, directly after the original, under a name of its own. */
export const duplicateLoan =
  (id: string, copyID = newPartId("loan")): Edit =>
  (document) => {
    const compared = comparedLoans(document);
    const index = compared.findIndex((loan) => loan.id === id);
    const loan = compared[index];
    if (!loan || whyFull(document)) return document;
    const name =
      loan.name.trim() &&
      nextName(
        loan.name.trim(),
        document.loans.map((each) => loanName(each)),
      );
    return withCompared(document, compared.toSpliced(index + 1, 0, { ...loan, id: copyID, name }));
  };

/** Returns "Low rate 2" for "Low rate", then "Low rate 3", within the length limit of a name. */
function nextName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \d+$/, "");
  let number = 2;
  const begun = cut(stem, 46);
  while (taken.includes(`${begun} ${number}`)) number += 1;
  return `${begun} ${number}`;
}

/** No typed APR and no typed prepaid finance charge: a loan whose terms will differ calculates its own. */
export const calculatedAPR = { customAPR: null, customAPRCost: null } as const;

/** Adds a loan with the terms of the last one, to vary what differs; its APR is calculated. After all cash it has those of a new loan. */
export const addLoan =
  (id = newPartId("loan")): Edit =>
  (document) => {
    const compared = comparedLoans(document);
    const last = compared.at(-1);
    if (whyFull(document)) return document;
    const loan =
      last && last.program !== "allCash" ? { ...last, ...calculatedAPR, name: "" } : firstLoan(document, last);
    return loan ? withCompared(document, [...compared, { ...loan, id }]) : document;
  };

/** Makes a new loan on the home of `like`, else on the home of the scenario. */
function firstLoan(document: WorkingReport, like: WorkingLoan | undefined): WorkingLoan | null {
  const owned = document.loans.find(isExisting);
  const type = scenarioTypeOf(document);
  const onOwned = (id: string) => id === owned?.propertyID;
  const property =
    document.properties.find(({ id }) => (type === "refinance" ? onOwned(id) : !onOwned(id))) ?? document.properties[0];
  const price = property?.purchaseDetails[0];
  if (like) return newLoan(like.propertyID, like.purchaseDetailsID);
  if (!property || !price) return null;
  return { ...newLoan(property.id, price.id), category: type === "refinance" ? "refinance" : "purchase" };
}

export const removeLoan =
  (id: string): Edit =>
  (document) => ({
    ...document,
    loans: document.loans.filter((loan) => loan.id !== id),
  });

/** Puts a removed loan back where it was. */
export const restoreLoan =
  (loan: WorkingLoan, index: number): Edit =>
  (document) => {
    const compared = comparedLoans(document);
    if (document.loans.some((other) => other.id === loan.id) || whyFull(document)) return document;
    return withCompared(document, compared.toSpliced(index, 0, standing(loan, document)));
  };

/** Moves a loan. The first loan is the one with which others are compared. */
export const moveLoan =
  (id: string, to: number): Edit =>
  (document) => {
    const compared = comparedLoans(document);
    const loan = compared.find((each) => each.id === id);
    if (!loan || to < 0 || to >= compared.length || compared[to] === loan) return document;
    return withCompared(document, compared.filter((each) => each !== loan).toSpliced(to, 0, loan));
  };

import { sameParts } from "@highway/core/platform/pure/same-parts";
import type { Fee } from "@highway/engine/costs/fee";
import { isExisting, type WorkingLoan, type WorkingReport } from "../document";
import { changeLoan, type Edit, withFields } from "./change";

/** A saved worksheet: its id, and everything that a loan copies from it. */
export type LinkedWorksheet = { ccID: string; name: string; created?: string; data: Record<string, readonly Fee[]> };

/** Lists the loans with closing costs: all but existing mortgages. */
export const loansWithCosts = ({ loans }: Pick<WorkingReport, "loans">): string[] =>
  loans.flatMap((loan) => (isExisting(loan) ? [] : [loan.id]));

const changeLoans =
  (ids: readonly string[], change: (loan: WorkingLoan) => WorkingLoan): Edit =>
  (document) =>
    ids.reduce((changed, id) => changeLoan(id, change)(changed), document);

/** Makes a worksheet the closing costs of these loans. If it has credits, they become theirs, else their own stay; typed totals that would win over it, such as that of the prepaids, are cleared. */
export const linkWorksheet = (ids: readonly string[], { ccID, ...copy }: LinkedWorksheet) =>
  changeLoans(ids, (loan) =>
    withFields(loan, {
      ccID,
      closingCostObj: copy,
      closingCosts: null,
      userPrepaidEscrows: null,
      ...creditsWith(loan, copy.data.credits ?? []),
    }),
  );

/** Replaces the older copies of a worksheet in these loans. Typed totals stay. */
export const updateCopies = (ids: readonly string[], { ccID: _, ...copy }: LinkedWorksheet) =>
  changeLoans(ids, (loan) => withFields(loan, { closingCostObj: copy, ...creditsWith(loan, copy.data.credits ?? []) }));

const costFields = [
  "ccID",
  "closingCostObj",
  "closingCosts",
  "userPrepaidEscrows",
  "creditsObj",
  "credits",
] as const satisfies (keyof WorkingLoan)[];

/** Gives every loan the costs that it had before. */
export const withCostsOf =
  (before: Pick<WorkingReport, "loans">): Edit =>
  (document) =>
    before.loans.reduce((changed, was) => {
      const fields = Object.fromEntries(costFields.map((field) => [field, was[field]]));
      return changeLoan(was.id, (loan) => withFields(loan, fields))(changed);
    }, document);

const creditsOf = (loan: WorkingLoan, fees: readonly Fee[]) => ({
  creditsObj: fees.length > 0 ? { data: fees } : undefined,
  credits: fees.length > 0 ? null : loan.credits,
});

/** Tells whether a loan lists credits that did not come with the worksheet of which it holds a copy. */
const hasOwnCredits = ({ creditsObj, closingCostObj }: WorkingLoan) =>
  (creditsObj?.data ?? []).length > 0 && !sameParts(creditsObj?.data, closingCostObj?.data.credits ?? []);

/** Tells whether a loan keeps its own credits beside a worksheet's: one without credits, or with those of the loan's copy, takes none of them away. */
export const keepsOwnCredits = (loan: WorkingLoan, fees: readonly Fee[]) =>
  hasOwnCredits(loan) && (fees.length === 0 || sameParts(fees, loan.closingCostObj?.data.credits));

const creditsWith = (loan: WorkingLoan, fees: readonly Fee[]) =>
  keepsOwnCredits(loan, fees) ? {} : creditsOf(loan, fees);

export type AdditionalCredits = readonly { name: string; amount: number }[];

/**
 * Sets the loan's own credits and the additional ones. The copy of a linked worksheet keeps its own, which says whose they are; where the loan lists
 * none any more it loses them too, or they would count again.
 */
export const setCreditsWorksheet = (id: string, fees: readonly Fee[], additionalCredits: AdditionalCredits) =>
  changeLoan(id, (loan) => {
    const linked = loan.closingCostObj;
    return withFields(loan, {
      ...creditsOf({ ...loan, credits: null }, fees),
      additionalCredits,
      ...(linked && fees.length === 0 && { closingCostObj: { ...linked, data: { ...linked.data, credits: fees } } }),
    });
  });

/** Returns the credits that are listed one by one; empty if a typed total counts. */
export const listedCredits = ({ creditsObj, closingCostObj }: Pick<WorkingLoan, "creditsObj" | "closingCostObj">) =>
  [creditsObj?.data, closingCostObj?.data.credits].find((fees) => fees !== undefined && fees.length > 0) ?? [];

/** Sets the number of days of a year by which daily interest is calculated. */
export const setDayBasis = (id: string, interestDayBasis: WorkingLoan["interestDayBasis"]) =>
  changeLoan(id, (loan) => withFields(loan, { interestDayBasis }));

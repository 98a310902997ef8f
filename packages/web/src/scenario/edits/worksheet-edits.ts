import type { Fee } from "@highway/engine/costs/fee";
import type { WorkingLoan } from "../document";
import { changeLoan, withFields } from "./change";

/** A saved worksheet: its id, and all that a loan copies of it. */
export type LinkedWorksheet = { ccID: string; name: string; created?: string; data: Record<string, readonly Fee[]> };

/**
 * Makes a worksheet the loan's closing costs. Its credits become the loan's where it has any; typed totals that would
 * stand before them, that of the prepaids too, are cleared.
 */
export const linkWorksheet = (id: string, { ccID, ...copy }: LinkedWorksheet) =>
  changeLoan(id, (loan) => {
    const credits = copy.data.credits ?? [];
    return withFields(loan, {
      ccID,
      closingCostObj: copy,
      closingCosts: null,
      userPrepaidEscrows: null,
      ...creditsOf(loan, credits),
    });
  });

const creditsOf = (loan: WorkingLoan, fees: readonly Fee[]) => ({
  creditsObj: fees.length > 0 ? { data: fees } : undefined,
  credits: fees.length > 0 ? null : loan.credits,
});

export type AdditionalCredits = readonly { name: string; amount: number }[];

/** The loan's own credits and what comes on top. The copy of a linked worksheet says the same; the saved one stays as it is. */
export const setCreditsWorksheet = (id: string, fees: readonly Fee[], additionalCredits: AdditionalCredits) =>
  changeLoan(id, (loan) => {
    const linked = loan.closingCostObj;
    return withFields(loan, {
      ...creditsOf({ ...loan, credits: null }, fees),
      additionalCredits,
      ...(linked && { closingCostObj: { ...linked, data: { ...linked.data, credits: fees } } }),
    });
  });

/** The credits that are entered one by one; empty where a typed total counts. */
export const listedCredits = ({ creditsObj, closingCostObj }: Pick<WorkingLoan, "creditsObj" | "closingCostObj">) =>
  [creditsObj?.data, closingCostObj?.data.credits].find((fees) => fees !== undefined && fees.length > 0) ?? [];

/** The days of the year that a day's interest is a part of. */
export const setDayBasis = (id: string, interestDayBasis: WorkingLoan["interestDayBasis"]) =>
  changeLoan(id, (loan) => withFields(loan, { interestDayBasis }));

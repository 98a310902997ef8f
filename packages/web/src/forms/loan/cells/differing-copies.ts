import { sameParts } from "@highway/core/platform/pure/same-parts";
import { comparedLoans, type WorkingReport } from "../../../scenario/document";

/** Finds the places of the loans that use another copy of this loan's worksheet. A loan with a typed total uses no copy. */
export function differingCopies(document: WorkingReport, id: string): number[] {
  const loans = comparedLoans(document);
  const mine = loans.find((loan) => loan.id === id);
  if (!mine?.ccID || mine.closingCosts !== null) return [];
  return loans.flatMap((loan, place) =>
    loan.ccID === mine.ccID && loan.closingCosts === null && !sameParts(loan.closingCostObj, mine.closingCostObj)
      ? [place]
      : [],
  );
}

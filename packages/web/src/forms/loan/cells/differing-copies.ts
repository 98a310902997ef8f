import { comparedLoans, type WorkingReport } from "../../../scenario/document";
import { sameParts } from "../../../scenario/same-document";

/** The places of the loans that count another copy of this loan's worksheet. A total that was typed counts in place of any copy. */
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

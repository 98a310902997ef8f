/** The input of a debt consolidation besides homes, loans and debts, as it is typed. */
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Loan, Scenario } from "@highway/engine/scenario/schema/types";
import { type ConsolidationInput, consolidationFields } from "@highway/engine/tools/consolidation/input";
import { chosenLoan } from "@highway/engine/tools/consolidation/replaced";
import type { WorkingConsolidation, WorkingLoan, WorkingReport } from "./document";
import { type Edit, withFields } from "./edits/change";

export const usualConsolidation: ConsolidationInput = filledIn(consolidationFields, {});

/** Returns the report's input; what it lacks takes its default. */
export const consolidationOf = ({ consolidation }: Pick<WorkingReport, "consolidation">): WorkingConsolidation =>
  consolidation ?? usualConsolidation;

/** Returns the loan that replaces the others: a refinance, or the purchase for which a home is sold. */
export function loanToConsolidateWith(document: WorkingReport): WorkingLoan | undefined {
  // Which loan it is depends on the purposes of loans and on their homes, and never on a figure.
  const found = chosenLoan(document as unknown as Scenario, consolidationOf(document).loanID);
  return document.loans.find(({ id }) => id === (found?.loan as Loan | undefined)?.id);
}

export const setConsolidation =
  (fields: Partial<WorkingConsolidation>): Edit =>
  (document) => {
    const before = consolidationOf(document);
    const consolidation = withFields(before, fields);
    return consolidation === before ? document : { ...document, consolidation };
  };

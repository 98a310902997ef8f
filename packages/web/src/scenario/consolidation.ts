/** What a debt consolidation asks beside homes, loans and debts, as it is typed. */
import { filledIn } from "@highway/engine/scenario/schema/records";
import type { Loan, Scenario } from "@highway/engine/scenario/schema/types";
import { type ConsolidationInput, consolidationFields } from "@highway/engine/tools/consolidation/input";
import { chosenLoan } from "@highway/engine/tools/consolidation/replaced";
import type { WorkingConsolidation, WorkingLoan, WorkingReport } from "./document";
import { type Edit, withFields } from "./edits/change";

export const usualConsolidation: ConsolidationInput = filledIn(consolidationFields, {});

/** What the report says of it; what it does not say is usual. */
export const consolidationOf = ({ consolidation }: Pick<WorkingReport, "consolidation">): WorkingConsolidation =>
  consolidation ?? usualConsolidation;

/** The loan that takes the place of the others: a refinance, or the purchase for which a home is sold. */
export function loanToConsolidateWith(document: WorkingReport): WorkingLoan | undefined {
  // Which loan it is depends on what loans are for and on which home they are, and never on a figure.
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

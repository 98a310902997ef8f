import { comparedLoans } from "../../../lib/scenario/document";
import { editWithUndo } from "../../../lib/scenario/edit-with-undo";
import { loanName } from "../../../lib/scenario/loan-name";
import { useScenario } from "../../../lib/scenario/store";
import { removeLoan, restoreLoan } from "./loan-list-edits";

/** Takes a loan away at once; one press brings it back. */
export function removeWithUndo(id: string) {
  const loans = comparedLoans(useScenario.getState().document);
  const index = loans.findIndex((loan) => loan.id === id);
  const loan = loans[index];
  if (!loan) return;
  editWithUndo(`${loanName(loan)} removed.`, removeLoan(id), () => restoreLoan(loan, index));
}

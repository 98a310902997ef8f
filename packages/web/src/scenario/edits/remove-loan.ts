import { comparedLoans } from "../document";
import { loanName } from "../names/loan-name";
import { editWithUndo } from "../store/edit-with-undo";
import { useScenario } from "../store/store";
import { removeLoan, restoreLoan } from "./loan-list-edits";

/** Removes a loan at once and offers an Undo. */
export function removeWithUndo(id: string) {
  const loans = comparedLoans(useScenario.getState().document);
  const index = loans.findIndex((loan) => loan.id === id);
  const loan = loans[index];
  if (!loan) return;
  editWithUndo(`${loanName(loan)} removed.`, removeLoan(id), () => restoreLoan(loan, index));
}

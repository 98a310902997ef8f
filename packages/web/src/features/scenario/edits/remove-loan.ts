import { comparedLoans } from "../../../lib/scenario/document";
import { loanName } from "../../../lib/scenario/loan-name";
import { edit, useScenario } from "../../../lib/scenario/store";
import { notify } from "../../../ui/notify";
import { removeLoan, restoreLoan } from "./loan-list-edits";

/** Takes a loan away at once; one press brings it back. */
export function removeWithUndo(id: string) {
  const loans = comparedLoans(useScenario.getState().document);
  const index = loans.findIndex((loan) => loan.id === id);
  const loan = loans[index];
  if (!loan) return;
  edit(null, removeLoan(id));
  notify.undo(`${loanName(loan)} removed.`, () => edit(null, restoreLoan(loan, index)));
}

import { useState } from "react";
import { loanOf } from "../../../scenario/document";
import { changeLoan } from "../../../scenario/edits/change";
import { removeLoan } from "../../../scenario/edits/loan-list-edits";
import { same } from "../../../scenario/same-document";
import { edit, useScenario } from "../../../scenario/store/store";

/** Since the window was opened, what was typed counts at once and can be given up as one. */
export function useLoanChanges(id: string, isNew: boolean) {
  const [before] = useState(() => loanOf(useScenario.getState().document, id));
  const differs = () => {
    const loan = loanOf(useScenario.getState().document, id);
    return loan !== undefined && before !== undefined && !same(loan, before);
  };
  /** A loan that was added to be filled in here goes again. */
  const discard = () => {
    if (isNew) edit(null, removeLoan(id));
    else if (before && differs())
      edit(
        null,
        changeLoan(id, () => before),
      );
  };
  return { differs, discard };
}

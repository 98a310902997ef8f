import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { useActions } from "../../lib/actions";
import { comparedLoans, mostLoans } from "../../lib/scenario/document";
import { newId } from "../../lib/scenario/new-id";
import { edit, useScenario } from "../../lib/scenario/store";
import { addLoan } from "./edits/loan-list-edits";
import { showLoan } from "./view";

/** Adds a loan and goes to its rate, which is most often what differs. */
export function addAndEnter() {
  const id = newId("loan");
  // The column is there for the very next key.
  flushSync(() => {
    edit(null, addLoan(id));
    showLoan(id);
  });
  const place = comparedLoans(useScenario.getState().document).findIndex((loan) => loan.id === id);
  document.querySelector<HTMLElement>(`[data-row="rate"][data-column="${place}"]`)?.focus();
}

/** Adding a loan, wherever the loans are shown. */
export const useAddLoan = (count: number) =>
  useActions([{ label: "Add loan", icon: Plus, disabled: count >= mostLoans, onSelect: addAndEnter }]);

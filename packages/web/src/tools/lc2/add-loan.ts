import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { showLoan } from "../../forms/fields/editor-view";
import { useActions } from "../../lib/actions";
import { newPartId } from "../../lib/new-id";
import { comparedLoans } from "../../scenario/document";
import { addLoan } from "../../scenario/edits/loan-list-edits";
import { whyFull } from "../../scenario/edits/room";
import { edit, useScenario } from "../../scenario/store/store";

/** Adds a loan and moves the focus to its rate, which is most often what differs. */
export function addAndEnter() {
  const id = newPartId("loan");
  // The column must be drawn before the next key, which goes into it.
  flushSync(() => {
    edit(null, addLoan(id));
    showLoan(id);
  });
  const place = comparedLoans(useScenario.getState().document).findIndex((loan) => loan.id === id);
  document.querySelector<HTMLElement>(`[data-row="rate"][data-column="${place}"]`)?.focus();
}

/** Offers "Add loan" in menus and the palette of every screen that shows the loans. */
export const useAddLoan = () => {
  const disabled = useScenario(({ document }) => whyFull(document) !== undefined);
  useActions([{ label: "Add loan", icon: Plus, keys: "mod+Enter", disabled, onSelect: addAndEnter }]);
};

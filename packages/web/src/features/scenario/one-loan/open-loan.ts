import { create } from "zustand";
import { newId } from "../../../lib/scenario/new-id";
import { edit, useScenario } from "../../../lib/scenario/store";
import { addLoan } from "../edits/loan-list-edits";

/** A loan in a window of its own; `isNew`: it was added to be filled in there. */
export type OpenLoan = { id: string; isNew: boolean };

/** More than one place of the tool opens it. */
export const useOpenLoan = create<{ open: OpenLoan | null }>(() => ({ open: null }));

export const openLoan = (id: string) => useOpenLoan.setState({ open: { id, isNew: false } });
export const closeLoan = () => useOpenLoan.setState({ open: null });

/** One more loan, with the terms of the last one, to be filled in in the window. */
export function openNewLoan() {
  const id = newId("loan");
  edit(null, addLoan(id));
  if (useScenario.getState().document.loans.some((loan) => loan.id === id))
    useOpenLoan.setState({ open: { id, isNew: true } });
}

import { create } from "zustand";

/** A loan in a window of its own; `isNew`: it was added to be filled in there. */
export type OpenLoan = { id: string; isNew: boolean };

/** More than one place of the tool opens it. */
export const useOpenLoan = create<{ open: OpenLoan | null }>(() => ({ open: null }));

export const openLoan = (id: string) => useOpenLoan.setState({ open: { id, isNew: false } });
export const closeLoan = () => useOpenLoan.setState({ open: null });

/** One more loan, with the terms of the last one, to be filled in in the window. */
export async function openNewLoan() {
  const { addNewLoan } = await import("./add-new-loan");
  const id = addNewLoan();
  if (id !== null) useOpenLoan.setState({ open: { id, isNew: true } });
}

import { create } from "zustand";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { notify } from "../../../lib/notify";

/** A loan in a window of its own; `isNew`: it was added to be filled in there. */
export type OpenLoan = { id: string; isNew: boolean };

/** More than one place of the tool opens it. */
export const useOpenLoan = create<{ open: OpenLoan | null }>(() => ({ open: null }));

export const openLoan = (id: string) => useOpenLoan.setState({ open: { id, isNew: false } });
export const closeLoan = () => useOpenLoan.setState({ open: null });

const newLoan = codeOnDemand(() => import("./add-new-loan"));

/** One more loan, with the terms of the last one, to be filled in in the window. */
export async function openNewLoan() {
  const code = await newLoan().catch(() => null);
  if (!code) return notify.error("Failed to add the loan. Check your connection and try again.");
  const id = code.addNewLoan();
  if (id !== null) useOpenLoan.setState({ open: { id, isNew: true } });
}

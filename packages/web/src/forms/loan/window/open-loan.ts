import { create } from "zustand";
import { onBrowserStep } from "../../../lib/browser-steps";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { notify } from "../../../lib/notify";

/** The loan that is open in a window. `isNew`: it was added to be filled in there. */
export type OpenLoan = { id: string; isNew: boolean };

/** The open loan is kept here because several places of a tool open it. */
export const useOpenLoan = create<{ open: OpenLoan | null }>(() => ({ open: null }));

export const openLoan = (id: string) => useOpenLoan.setState({ open: { id, isNew: false } });
export const closeLoan = () => useOpenLoan.setState({ open: null });
onBrowserStep(closeLoan);

const newLoan = codeOnDemand(() => import("./add-new-loan"));

/** Adds a loan with the terms of the last one, and opens its window to fill it in. */
export async function openNewLoan() {
  const code = await newLoan().catch(() => null);
  if (!code) return notify.error("Failed to add the loan. Check your connection and try again.");
  const id = code.addNewLoan();
  if (id !== null) useOpenLoan.setState({ open: { id, isNew: true } });
}

import { create } from "zustand";

/** Whether the list of what is missing was opened without a press on the draft's badge: by a save that left a draft, or by an attempt to share one. */
export const useMissingAsked = create(() => false);
export const askForMissing = () => useMissingAsked.setState(true, true);
export const closeMissing = () => useMissingAsked.setState(false, true);

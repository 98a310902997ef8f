import { create } from "zustand";

/** Whether the list of what is missing was asked for without a press on the draft's badge: by a save that left a draft, or by a way to share one. */
export const useMissingAsked = create(() => false);
export const askForMissing = () => useMissingAsked.setState(true, true);
export const closeMissing = () => useMissingAsked.setState(false, true);

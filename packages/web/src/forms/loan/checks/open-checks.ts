import { create } from "zustand";
import { onBrowserStep } from "../../../lib/browser-steps";

/** The loan whose checks are open. It is kept here because several pages of a tool can open them. */
export const useOpenChecks = create<{ id: string | null }>(() => ({ id: null }));

export const openChecks = (id: string) => useOpenChecks.setState({ id });
export const closeChecks = () => useOpenChecks.setState({ id: null });
onBrowserStep(closeChecks);

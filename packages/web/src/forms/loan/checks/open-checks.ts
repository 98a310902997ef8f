import { create } from "zustand";

/** The loan whose checks are open. More than one page of the tool opens them. */
export const useOpenChecks = create<{ id: string | null }>(() => ({ id: null }));

export const openChecks = (id: string) => useOpenChecks.setState({ id });
export const closeChecks = () => useOpenChecks.setState({ id: null });

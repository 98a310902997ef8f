import { create } from "zustand";

/** Whether the window of mortgages and debts is open: more than one place of the screen opens it. */
export const useOwedView = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openOwed = () => useOwedView.setState({ isOpen: true });
export const closeOwed = () => useOwedView.setState({ isOpen: false });

import { Suspense } from "react";
import { create } from "zustand";
import { onBrowserStep } from "../../lib/browser-steps";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";

/** Whether the drawer of mortgages and debts is open. It is kept here because several places of the screen open it. */
const useDebtsWindow = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openDebts = () => useDebtsWindow.setState({ isOpen: true });
const closeDebts = () => useDebtsWindow.setState({ isOpen: false });
onBrowserStep(closeDebts);

const DebtsDrawer = lazyWindow(() => import("./debts-drawer"), closeWindow);

/** Loads the drawer's code when it is first opened. */
export function DebtsWindow() {
  const isOpen = useDebtsWindow((view) => view.isOpen);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <DebtsDrawer onClose={closeDebts} />
      </Suspense>
    )
  );
}

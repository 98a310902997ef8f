import { Suspense } from "react";
import { create } from "zustand";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";

/** Whether the window of mortgages and debts is open: more than one place of the screen opens it. */
const useOwedView = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openOwed = () => useOwedView.setState({ isOpen: true });
const closeOwed = () => useOwedView.setState({ isOpen: false });

const OwedDrawer = lazyWindow(() => import("./owed-drawer"), closeWindow);

/** Its code comes when it is first opened. */
export function OwedWindow() {
  const isOpen = useOwedView((view) => view.isOpen);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <OwedDrawer onClose={closeOwed} />
      </Suspense>
    )
  );
}

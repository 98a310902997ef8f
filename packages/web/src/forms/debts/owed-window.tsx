import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { closeOwed, useOwedView } from "./owed-view";

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

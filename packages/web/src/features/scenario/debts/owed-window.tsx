import { lazy, Suspense } from "react";
import { closeOwed, useOwedView } from "./owed-view";

const OwedDrawer = lazy(() => import("./owed-drawer"));

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

import { Suspense } from "react";
import { closed, late } from "../../lib/loading/late";
import { closeOwed, useOwedView } from "./owed-view";

const OwedDrawer = late(() => import("./owed-drawer"), closed);

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

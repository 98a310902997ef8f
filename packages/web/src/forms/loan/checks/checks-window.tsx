import { Suspense } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { closeChecks, useOpenChecks } from "./open-checks";
import { useCounting } from "./use-attention";

const ChecksDrawer = lazyWindow(() => import("./checks-drawer"), closeWindow);

/** Counts the checks that need attention, and shows those of the loan that was opened. */
export function ChecksWindow() {
  useCounting();
  const id = useOpenChecks((view) => view.id);
  return (
    id !== null && (
      <Suspense fallback={null}>
        <ChecksDrawer key={id} id={id} onClose={closeChecks} />
      </Suspense>
    )
  );
}

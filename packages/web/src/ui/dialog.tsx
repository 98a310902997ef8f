import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog-surface";

const Surface = lazy(() => import("./dialog-surface"));

/** A window over the page. Its code comes when the first one opens, or when the page has come to rest. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}

import { Suspense } from "react";
import { closed, late } from "../lib/late";
import type { DialogProps } from "./dialog-surface";

const Surface = late(() => import("./dialog-surface"), closed);

/** A window over the page. Its code comes when the first one opens, or when the page has come to rest. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}

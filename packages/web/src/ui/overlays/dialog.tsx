import { Suspense, useEffect } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { DialogProps } from "./dialog-surface";

const Surface = lazyWindow(() => import("./dialog-surface"), closeWindow);

/** A window over the page. Its code comes when the first one opens, or when the page has come to rest. */
export function Dialog(props: DialogProps) {
  useFocusBack(props.open);
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}

/** The window's own code gives the focus back, but of the first one it does not know where the focus was before it came. */
function useFocusBack(open: boolean) {
  useEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () =>
      void requestAnimationFrame(() => {
        if (document.activeElement === document.body) before.focus();
      });
  }, [open]);
}

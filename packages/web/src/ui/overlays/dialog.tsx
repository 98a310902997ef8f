import { Suspense, useEffect } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { DialogProps } from "./dialog-surface";

const Surface = lazyWindow(() => import("./dialog-surface"), closeWindow);

/** Opens a window over the page. The code of windows is fetched when the first one opens, or once the page has come to rest. */
export function Dialog(props: DialogProps) {
  useFocusBack(props.open);
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <Surface {...props} />
    </Suspense>
  );
}

/** Gives the focus back when the window closes. The window's own code does so too, but it does not know where the focus was while it was being fetched. */
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

import { Suspense, useEffect } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { DialogProps } from "./dialog-surface";
import { useGuardedWindow, WindowGuard } from "./window-guard";

const Surface = lazyWindow(() => import("./dialog-surface"), closeWindow);

/**
 * Opens a window over the page. The code of windows is fetched when the first one opens, or once the page is at rest. An `UnsavedGuard` in it asks before
 * Escape, a press beside it or its own button closes it.
 */
export function Dialog(props: DialogProps) {
  const guarded = useGuardedWindow(props.onClose);
  useFocusBack(props.open);
  if (!props.open) return null;
  return (
    <WindowGuard value={guarded}>
      <Suspense fallback={null}>
        <Surface {...props} onClose={guarded.close} />
      </Suspense>
    </WindowGuard>
  );
}

/** The element that had the focus before a window that is closing; another window that replaces it passes the focus on. */
let handedOn: HTMLElement | null = null;

/**
 * Returns the focus when the window closes, or gives it to the page if its opener is gone. The window's own code does so too, but it does not know where
 * the focus was while that code was being fetched.
 */
function useFocusBack(open: boolean) {
  useEffect(() => {
    if (!open) return;
    const at = document.activeElement;
    const before = at instanceof HTMLElement && at !== document.body ? at : handedOn;
    handedOn = null;
    return () => {
      handedOn = before;
      requestAnimationFrame(() => {
        handedOn = null;
        if (document.activeElement !== document.body || document.querySelector('[aria-modal="true"]')) return;
        (before?.isConnected ? before : document.getElementById("main"))?.focus({ preventScroll: true });
      });
    };
  }, [open]);
}

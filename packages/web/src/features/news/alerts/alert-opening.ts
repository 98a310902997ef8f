import { useEffect } from "react";

const openers = new Set<() => void>();

/** Opens the window of the alert in force again, for whoever presses its headline among the news. */
export function openAlert(): void {
  for (const open of openers) open();
}

/** Tells the bar, which has the window, when the alert's headline is pressed. */
export function useAlertOpening(open: () => void): void {
  useEffect(() => {
    openers.add(open);
    return () => {
      openers.delete(open);
    };
  }, [open]);
}

import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { useSyncExternalStore } from "react";

let test: MarketAlert | null = null;
const listeners = new Set<() => void>();

/** Shows a draft above the page of whoever writes it, in the place of an alert; null takes it away. */
export function showTest(alert: MarketAlert | null): void {
  test = alert;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useAlertTest = (): MarketAlert | null => useSyncExternalStore(subscribe, () => test);

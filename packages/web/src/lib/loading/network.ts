import { useEffect, useRef, useSyncExternalStore } from "react";

export const isOffline = () => navigator.onLine === false;

type Connection = { saveData?: boolean };

/** Tells whether the browser is set to save data, so that nothing is fetched before it is needed. Not every browser says. */
export const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true;

/** Returns the sentence for a call without an answer: this device has no network, or Highway cannot be reached. */
export const noAnswerSentence = () =>
  isOffline()
    ? "You are offline. Check your connection and try again."
    : "Highway did not answer. Check your connection and try again.";

/** Resolves immediately if there is a network, else when it returns. */
export const untilOnline = () =>
  new Promise<void>((resolve) => {
    if (isOffline()) addEventListener("online", () => resolve(), { once: true });
    else resolve();
  });

function onNetwork(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export const useOffline = () => useSyncExternalStore(onNetwork, isOffline);

/** Tries again when the network returns what has failed. `useApi` does so by itself. @param retry undefined while nothing has failed */
export function useWhenOnline(retry: (() => void) | undefined) {
  const latest = useRef(retry);
  latest.current = retry;
  const waits = retry !== undefined;
  useEffect(() => {
    if (!waits) return;
    const again = () => latest.current?.();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [waits]);
}

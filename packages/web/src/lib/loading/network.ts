import { useSyncExternalStore } from "react";

export const isOffline = () => navigator.onLine === false;

type Connection = { saveData?: boolean };

/** Tells whether the browser is set to save data, where it says so: nothing is fetched then before it is needed. */
export const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true;

/** What a person is told when no answer came: this device has no network, or Highway is out of its reach. */
export const noAnswerSentence = () =>
  isOffline()
    ? "You are offline. Check your connection and try again."
    : "Highway did not answer. Check your connection and try again.";

/** Resolves at once where there is a network, else when it comes back. */
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

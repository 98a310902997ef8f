/** Whether alerts are heard. There is one switch for all of them: it is on until somebody turns it off, and then off for the rest of the browser session. */
import { useSyncExternalStore } from "react";

const KEY = "highway.market-alert.sound";
const listeners = new Set<() => void>();
/** What was last chosen, for a browser that keeps nothing. */
let soundChoice: "on" | "off" | null = null;

export function isSoundOn(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== "off";
  } catch {
    return soundChoice !== "off";
  }
}

export function keepSoundOn(on: boolean) {
  soundChoice = on ? "on" : "off";
  try {
    sessionStorage.setItem(KEY, soundChoice);
  } catch {
    // It holds for this page alone.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The switch as it stands now, wherever on the page it was turned. */
export const useSoundOn = () => useSyncExternalStore(subscribe, isSoundOn);

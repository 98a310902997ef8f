/** Whether alerts play their sound. One switch serves all alerts: it is on until a person turns it off, and then off for the rest of the browser session. */
import { useSyncExternalStore } from "react";

const KEY = "highway.market-alert.sound";
const listeners = new Set<() => void>();
/** The last choice, for a browser whose storage is refused. */
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
    // If storage is refused, the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Reads the switch, wherever on the page it was last changed. */
export const useSoundOn = () => useSyncExternalStore(subscribe, isSoundOn);

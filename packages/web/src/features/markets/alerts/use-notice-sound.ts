import { useEffect, useState } from "react";
import { isSoundOn } from "../../../lib/alert-sound";

const PLAYED = "highway.lock-alert.played";
const REMEMBERED = 50;
/** A browser that waits for a press leaves the question open for ever. */
const PATIENCE_MS = 500;

const playedHere = new Set<string>();

function playedIds(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLAYED) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function notePlayed(alertID: string) {
  playedHere.add(alertID);
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...playedIds(), alertID].slice(-REMEMBERED)));
  } catch {
    // This page remembers it.
  }
}

/** Opens what plays sound; undefined where the browser wants a press on the page first. */
async function openSound(): Promise<AudioContext | undefined> {
  const context = new AudioContext();
  if (context.state !== "running")
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (context.state === "running") return context;
  await context.close();
  return undefined;
}

/** Two short tones, the second higher: made here, so that no file has to come first. */
function ring(context: AudioContext) {
  for (const [at, hertz] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + at;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, from);
    volume.gain.exponentialRampToValueAtTime(0.2, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.32);
  }
  setTimeout(() => void context.close(), 1_000);
}

/** @returns whether the browser refused; an alert that was heard already, in whatever tab, stays silent. */
async function ringOnce(alertID: string): Promise<boolean> {
  if (playedHere.has(alertID) || playedIds().includes(alertID)) return false;
  const context = await openSound();
  if (!context) return true;
  notePlayed(alertID);
  ring(context);
  return false;
}

/** One tab after the other, so that two that hear of an alert at the same moment do not both ring. */
const inTurn = (work: () => Promise<boolean>): Promise<boolean> =>
  "locks" in navigator ? navigator.locks.request(PLAYED, work) : work();

/** Rings once for an alert that appears while the sound is on. @returns whether the browser refused to */
export function useNoticeSound(alertID: string): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isShown = true;
    setRefused(false);
    if (isSoundOn())
      inTurn(() => ringOnce(alertID))
        .catch(() => true)
        .then((refused) => isShown && setRefused(refused));
    return () => {
      isShown = false;
    };
  }, [alertID]);
  return isRefused;
}

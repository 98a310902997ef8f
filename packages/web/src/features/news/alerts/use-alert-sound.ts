import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { useEffect, useRef, useState } from "react";
import { keepSoundOn, useSoundOn } from "../../../lib/alert-sound";
import { notify } from "../../../lib/notify";
import { hasPlayed, notePlayed } from "./alert-session";

export type AlertPlayer = {
  isPlaying: boolean;
  /** The seconds that have been heard. */
  at: number;
  /** The browser refused to begin by itself: somebody has to press. */
  isRefused: boolean;
  toggle: () => void;
  isOn: boolean;
  setOn: (on: boolean) => void;
};

/** Plays the recording of an alert: by itself once, where the sound is on, and whenever somebody presses. */
export function useAlertSound(alert: MarketAlert | null): AlertPlayer {
  const sound = alert?.sound ?? null;
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState({ isPlaying: false, at: 0, isRefused: false });
  const isOn = useSoundOn();
  const change = (some: Partial<typeof state>) => setState((before) => ({ ...before, ...some }));

  const play = async (from: string) => {
    audio.current ??= await recording(from, change);
    await audio.current.play();
    change({ isRefused: false });
  };
  const alertID = alert?._id;
  const isTest = alert?.isTest;
  const source = sound?.address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each alert
  useEffect(() => {
    if (!alertID || !source) return;
    if (isOn && (isTest || !hasPlayed(alertID))) {
      if (!isTest) notePlayed(alertID);
      play(source).catch(() => change({ isRefused: true }));
    }
    return () => {
      audio.current?.pause();
      if (audio.current) URL.revokeObjectURL(audio.current.src);
      audio.current = null;
      setState({ isPlaying: false, at: 0, isRefused: false });
    };
  }, [alertID, source]);

  const toggle = () => {
    if (!source) return;
    if (state.isPlaying) audio.current?.pause();
    else play(source).catch(() => notify.error("The recording could not be played. Try again."));
  };
  const setOn = (on: boolean) => {
    keepSoundOn(on);
    if (!on) audio.current?.pause();
  };
  return { ...state, toggle, isOn, setOn };
}

/** Fetches a recording whole and plays it from memory: some browsers ask for parts of a file, which no call answers. */
async function recording(from: string, change: (some: { isPlaying?: boolean; at?: number }) => void) {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`The recording was answered with ${answer.status}.`);
  const audio = new Audio(URL.createObjectURL(await answer.blob()));
  audio.onplay = () => change({ isPlaying: true });
  audio.onpause = () => change({ isPlaying: false });
  audio.ontimeupdate = () => change({ at: audio.currentTime });
  return audio;
}

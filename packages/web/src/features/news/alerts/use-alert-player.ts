import { captionsOf } from "@highway/core/market/news/alerts/pure/captions";
import type { MarketAlert } from "@highway/core/market/news/alerts/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepSoundOn, useSoundOn } from "../../../lib/alert-sound";
import { call } from "../../../lib/api/api";
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
  /** Shows the picture of a video in this element. Its sound is heard without a picture as well. */
  showIn: (place: HTMLElement | null) => void;
};

type Heard = { isPlaying: boolean; at: number };
type Change = (some: Partial<Heard>) => void;
const silent = { isPlaying: false, at: 0, isRefused: false };
const failed = () => notify.error("The recording could not be played. Try again.");

/** Plays the recording or the video of an alert: by itself once, where the sound is on, and whenever somebody presses. */
export function useAlertPlayer(alert: MarketAlert | null): AlertPlayer {
  const media = useRef<HTMLMediaElement>(null);
  const loading = useRef<Promise<HTMLMediaElement>>(null);
  const [state, setState] = useState(silent);
  const isOn = useSoundOn();
  const change = useCallback((some: Partial<typeof state>) => setState((before) => ({ ...before, ...some })), []);
  const alertID = alert?._id;
  const isTest = alert?.isTest;
  const sound = alert?.sound?.address;
  const video = alert?.video?.address;
  const name = alert?.headline ?? "";

  const words = alert?.transcript ?? "";
  const seconds = alert?.video?.seconds ?? 0;
  const load = useCallback(() => {
    if (!loading.current) {
      const coming = video
        ? videoElement(video, name, change).then((element) => withCaptions(element, words, seconds))
        : soundElement(sound!, change);
      loading.current = coming;
      coming.then(
        (element) => {
          // Another alert may have come meanwhile.
          if (loading.current === coming) media.current = element;
        },
        () => {
          loading.current = null;
        },
      );
    }
    return loading.current;
  }, [sound, video, name, words, seconds, change]);
  const play = useCallback(async () => {
    const coming = load();
    const element = await coming;
    // The alert may have gone, or another come, while it was on its way.
    if (loading.current !== coming) return;
    await element.play();
    change({ isRefused: false });
  }, [load, change]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each alert
  useEffect(() => {
    if (!alertID || !(sound || video)) return;
    if (isOn && (isTest || !hasPlayed(alertID))) {
      if (!isTest) notePlayed(alertID);
      play().catch(() => change({ isRefused: true }));
    }
    return () => {
      media.current?.pause();
      if (media.current) URL.revokeObjectURL(media.current.src);
      media.current = null;
      loading.current = null;
      setState(silent);
    };
  }, [alertID, sound, video]);

  const toggle = () => {
    if (!(sound || video)) return;
    if (state.isPlaying) media.current?.pause();
    else play().catch(failed);
  };
  const setOn = (on: boolean) => {
    keepSoundOn(on);
    if (!on) media.current?.pause();
  };
  const showIn = useCallback(
    (place: HTMLElement | null) => {
      if (place) load().then((element) => place.isConnected && place.replaceChildren(element), failed);
    },
    [load],
  );
  return { ...state, toggle, isOn, setOn, showIn };
}

function follow<Media extends HTMLMediaElement>(element: Media, change: Change): Media {
  element.onplay = () => change({ isPlaying: true });
  element.onpause = () => change({ isPlaying: false });
  element.ontimeupdate = () => change({ at: element.currentTime });
  return element;
}

/** Fetches a recording whole and plays it from memory: some browsers ask for parts of a file, which no call answers. */
async function soundElement(from: string, change: Change): Promise<HTMLMediaElement> {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`The recording was answered with ${answer.status}.`);
  return follow(new Audio(URL.createObjectURL(await answer.blob())), change);
}

/** The address of a recording holds for a quarter of an hour; a player that fails sooner fails for another reason. */
const RENEWED_AFTER_MS = 60_000;

/** Plays a video by parts from where the files are. The address is asked for again when a long pause has outlived it. */
async function videoElement(from: string, name: string, change: Change): Promise<HTMLVideoElement> {
  const place = async () => {
    const videoID = new URLSearchParams(from.slice(from.indexOf("?"))).get("videoID")!;
    const [{ url }] = await call("GET /v1/markets/news/alert-video", { query: { videoID } });
    return url;
  };
  const element = follow(document.createElement("video"), change);
  element.controls = true;
  element.playsInline = true;
  element.preload = "metadata";
  // Captions are a twentieth of a picture's height: of one as wide as a phone, nine pixels.
  element.className = "size-full phone:[&:not(:fullscreen)::cue]:text-md";
  element.setAttribute("aria-label", `Video: ${name}`);
  let renewedAt = Date.now();
  element.onerror = () => {
    if (Date.now() - renewedAt < RENEWED_AFTER_MS) return;
    renewedAt = Date.now();
    const { currentTime } = element;
    void place().then((url) => {
      element.src = url;
      element.currentTime = currentTime;
      return element.play();
    }, failed);
  };
  element.src = await place();
  return element;
}

/** Shows the words of a video in time with its picture, where they have their times. */
function withCaptions(element: HTMLVideoElement, words: string, seconds: number): HTMLVideoElement {
  const captions = captionsOf(words, seconds);
  if (captions.length === 0) return element;
  const track = element.addTextTrack("captions", "Captions", "en");
  track.mode = "showing";
  // What a person typed is words, and none of it the markup of a caption.
  for (const { from, to, text } of captions)
    track.addCue(new VTTCue(from, to, text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")));
  return element;
}

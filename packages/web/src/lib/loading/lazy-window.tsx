import { type ComponentType, lazy, useEffect, useState } from "react";
import { notify } from "../notify";
import { codeOnDemand } from "./code-on-demand";
import { isOffline, savesData, untilOnline } from "./network";
import { fetchWhenPageRests, whenIdle } from "./page-rest";

type Code<Props> = { default: ComponentType<Props> };

const sentence = () =>
  isOffline()
    ? "You are offline. Check your connection and try again."
    : "This could not be loaded. Check your connection, or reload the page.";

/** Milliseconds after which a press was answered late. */
const LATE_MS = 1000;
const longest = 60_000;

/** Says that a window is loading if it takes long: on a slow connection nothing else would answer the press. */
async function saidWhenLate<Answer>(bring: () => Promise<Answer>): Promise<Answer> {
  let said: number | undefined;
  const timer = setTimeout(() => {
    said = notify.notice("One moment. This window is loading.", longest);
  }, LATE_MS);
  try {
    return await bring();
  } finally {
    clearTimeout(timer);
    if (said !== undefined) notify.dismiss(said);
  }
}

/** Closes a window whose code could not be loaded, so that the next press tries again. */
export const closeWindow = ({ onClose }: { onClose: () => void }) => onClose();

const waitingWindows: (() => Promise<unknown>)[] = [];
let isStarted = false;
let isDue = false;

/** Fetches code once the page is at rest, so that the press that needs it is answered immediately, even without a network. A browser that saves data fetches it with that press. */
export function prefetch(bring: () => Promise<unknown>) {
  waitingWindows.push(bring);
  fetchAtRest();
}

/** Begins to fetch the code of windows, in a document in which windows are opened. */
export function startPrefetching() {
  isStarted = true;
  fetchAtRest();
}

/** Sets `data-windows="here"` on the page once the code of all windows that it can open has been loaded. */
function fetchAtRest() {
  const { dataset } = document.documentElement;
  delete dataset.windows;
  if (!isStarted || isDue || savesData()) return;
  isDue = true;
  fetchWhenPageRests(async () => {
    isDue = false;
    if ((await fetchWaiting()) && !isDue) dataset.windows = "here";
  });
}

/** Fetches the code of one window after the other, each in an idle moment. Resolves to false if some could not be loaded; the press that needs it tries again. */
export async function fetchWaiting(): Promise<boolean> {
  let all = true;
  for (let bring = waitingWindows.shift(); bring; bring = waitingWindows.shift()) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await untilOnline();
    await bring().catch(() => {
      all = false;
    });
  }
  return all;
}

/**
 * A window, or another part of a page, whose code is fetched once the page is at rest, or when the window is first shown. If it cannot be loaded, the
 * page stays as it is, a notice says so, and the next press tries again.
 * @param close undoes what showed the window
 */
export function lazyWindow<Props extends object>(load: () => Promise<Code<Props>>, close?: (props: Props) => void) {
  const bring = codeOnDemand(load);
  // A part that is shown without a press, and that nobody closes, needs no notice while it loads.
  const opened = () => (close ? saidWhenLate(bring) : bring());
  const attempt = () => lazy<ComponentType<Props>>(() => opened().catch(() => ({ default: Absent })));
  let Part = attempt();
  prefetch(bring);
  function Absent(props: Props) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it turns out not to be there
    useEffect(() => {
      Part = attempt();
      notify.error(sentence());
      close?.(props);
    }, []);
    return null;
  }
  function LazyWindow(props: Props) {
    const [Mine] = useState(() => Part);
    return <Mine {...props} />;
  }
  LazyWindow.bring = () => void bring().catch(() => {});
  return LazyWindow;
}

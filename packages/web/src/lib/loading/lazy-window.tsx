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

/** Until a press counts as answered late. */
const LATE_MS = 1000;
const longest = 60_000;

/** Says that a window is on its way where it comes late: on a slow line nothing else would answer the press. */
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

/** Closes a window whose code did not arrive, so that the next press asks for it again. */
export const closeWindow = ({ onClose }: { onClose: () => void }) => onClose();

const waitingWindows: (() => Promise<unknown>)[] = [];
let isStarted = false;
let isDue = false;

/**
 * Has code fetched once the page rests, so that the press that needs it is answered at once and without a network too. A browser that saves
 * data fetches it with that press.
 */
export function prefetch(bring: () => Promise<unknown>) {
  waitingWindows.push(bring);
  fetchAtRest();
}

/** Begins to fetch the windows' code, in a document in which windows are opened. */
export function startPrefetching() {
  isStarted = true;
  fetchAtRest();
}

/** `data-windows="here"` on the page says that the code of all windows of what it shows has come. */
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

/** Fetches one window's code after the other, each in an idle moment. Answers false where some did not arrive; the press that needs it asks again. */
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
 * A window, or another part of a page, whose code comes once the page rests, or when the window is first shown. Where it does not come, the
 * page stands as it is, a notice says so, and the next press asks again.
 * @param close  takes back what showed the window
 */
export function lazyWindow<Props extends object>(load: () => Promise<Code<Props>>, close?: (props: Props) => void) {
  const bring = codeOnDemand(load);
  // What stands in a page without a press, and is closed by nobody, may come when it comes.
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
  /** Fetches the code now. */
  LazyWindow.bring = () => void bring().catch(() => {});
  return LazyWindow;
}

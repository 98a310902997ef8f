/** The setup of every web test: an empty document, what each browser has and jsdom lacks, and how long a test waits. */
import { configure, getConfig } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import * as React from "react";
import { afterEach } from "vitest";

// The files of a worker share one document: to make another takes longer than most files.
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");

afterEach(cleanup);

declare global {
  var workerFrames: { next: typeof requestAnimationFrame; ofFile: symbol } | undefined;
  var workerListen: typeof addEventListener | undefined;
  var endsOfFile: (() => void)[] | undefined;
}

/**
 * jsdom draws frames by an interval that begins when a frame is requested or a focused element is removed. An interval begun under a test's fake clock
 * would never tick for the later files of the worker, so it is begun here once for each worker, and never stops.
 */
if (!globalThis.workerFrames) {
  const next = globalThis.requestAnimationFrame;
  globalThis.workerFrames = { next, ofFile: Symbol() };
  const goOn = () => void next(goOn);
  goOn();
}

/** What the file before asked of its next frame is not done in this one: a window that it closed would give the focus back here. */
const frames = globalThis.workerFrames;
const file = Symbol();
frames.ofFile = file;
globalThis.requestAnimationFrame = (draw) => frames.next((time) => frames.ofFile === file && draw(time));

/** What the file before listened to of its page, such as a step back to it, is heard by nobody in this one. */
const ofPage = ["pageshow", "pagehide", "storage"];
for (const end of globalThis.endsOfFile ?? []) end();
globalThis.endsOfFile = [];
globalThis.workerListen ??= globalThis.addEventListener;
globalThis.addEventListener = ((...listened: Parameters<typeof addEventListener>) => {
  globalThis.workerListen!(...listened);
  if (ofPage.includes(listened[0])) globalThis.endsOfFile!.push(() => removeEventListener(...listened));
}) as typeof addEventListener;

/** jsdom has these, and writes to the console that they are not implemented. */
window.scrollTo = () => undefined;
HTMLMediaElement.prototype.pause = () => undefined;

/** jsdom does not know whether somebody has pressed something on the page: a test has. */
if (!("userActivation" in navigator))
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true, isActive: true } });

/** jsdom lays nothing out, so there is nothing to observe. */
class SilentObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= SilentObserver;
document.elementFromPoint ??= () => null;
/** jsdom does not measure the window either, so no media query matches. */
globalThis.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { matches: false, media })) as unknown as typeof matchMedia;

const { getElementError } = getConfig();
/** What the library itself leaves out of an error for as long as a test waits. Its types do not name it. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;

configure({
  // The code of a window or page is loaded while a test waits for it: on a busy machine that takes much longer than the usual second.
  asyncUtilTimeout: 30_000,
  // What a test waits for is looked for again and again. Each time the whole page would be written into an error that nobody reads; the last error has it.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? "") : getElementError(message, container),
});

/**
 * React records the call stack of each element for its warnings, up to a number a second. That takes an eighth of the time of these tests, in which a
 * warning that matters has the stack of its own call, so the number is reached from the start.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

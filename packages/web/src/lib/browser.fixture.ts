/** The setup of every web test: an empty document, what each browser has and jsdom lacks, and how long a test waits. */
import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
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

/** jsdom lays nothing out, so there is nothing to observe. */
class SilentObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= SilentObserver;

// The code of a window or page is loaded while a test waits for it: on a busy machine that takes much longer than the usual second.
configure({ asyncUtilTimeout: 30_000 });

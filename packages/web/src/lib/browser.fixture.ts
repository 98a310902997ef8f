/** The setup of every web test: what each browser has and jsdom lacks, and how long a test waits. */
import { configure } from "@testing-library/dom";

/** jsdom lays nothing out, so there is nothing to observe. */
class SilentObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= SilentObserver;

// The code of a window or page is loaded while a test waits for it: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });

import { whenIdle } from "../lib/when-idle";

/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export const preloadLater = () =>
  whenIdle(() => {
    void import("../ui/dialog-surface");
    void import("./session-ended");
    void import("./command-palette");
    void import("./shortcut-list");
  });

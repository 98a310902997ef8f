import { whenIdle } from "../lib/when-idle";

/** So long after the page's own parts its first figures are there, on a slow line too. */
const rest = 2000;

const fetchParts = () =>
  whenIdle(() => {
    void import("../ui/dialog-surface");
    void import("./session-ended");
    void import("./command-palette");
    void import("./shortcut-list");
  });

/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export function preloadLater() {
  const soon = () => setTimeout(fetchParts, rest);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

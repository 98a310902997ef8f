import { whenIdle } from "../lib/when-idle";

/** So long after the page's own parts its first figures are there, on a slow line too. */
const rest = 2000;

const parts = [
  () => import("../ui/dialog-surface"),
  () => import("./session-ended"),
  () => import("./command-palette"),
  () => import("./shortcut-list"),
];
// What does not come now, for want of a network, is asked for again by the press that needs it.
const fetchParts = () =>
  whenIdle(() => {
    for (const part of parts) part().catch(() => {});
  });

/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export function preloadLater() {
  const soon = () => setTimeout(fetchParts, rest);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

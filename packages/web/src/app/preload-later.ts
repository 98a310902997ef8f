import { bringWaiting, onWaiting } from "../lib/late";
import { whenIdle } from "../lib/when-idle";
import { bringDialog } from "../ui/dialog";

/** So long after the page's own parts its first figures are there, on a slow line too. */
const rest = 2000;
/** Windows of their own are pressed for later; fetched ahead, they open at once and without a network too. */
const longRest = 8000;

const parts = [() => import("./session-ended"), () => import("./command-palette"), () => import("./shortcut-list")];

function fetchParts() {
  // A browser that failed to fetch a module does not try again: without a network it is left to the press.
  if (navigator.onLine === false) return;
  bringDialog();
  for (const part of parts) part().catch(() => {});
}

function afterRest(time: number, run: () => void) {
  const soon = () => setTimeout(() => whenIdle(run), time);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export function preloadLater() {
  afterRest(rest, fetchParts);
  let isDue = false;
  onWaiting(() => {
    if (isDue) return;
    isDue = true;
    afterRest(longRest, async () => {
      isDue = false;
      await bringWaiting();
    });
  });
}

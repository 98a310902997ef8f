import { bringWaiting, onWaiting } from "../lib/late";
import { whenRested } from "../lib/when-idle";
import { bringDialog } from "../ui/dialog";

/** Windows of their own are pressed for later; fetched ahead, they open at once and without a network too. */
const longRest = 8000;

const parts = [() => import("./session-ended"), () => import("./command-palette"), () => import("./shortcut-list")];

function fetchParts() {
  // A browser that failed to fetch a module does not try again: without a network it is left to the press.
  if (navigator.onLine === false) return;
  bringDialog();
  for (const part of parts) part().catch(() => {});
}

/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export function preloadLater() {
  whenRested(fetchParts);
  let isDue = false;
  onWaiting(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(
      () =>
        whenRested(() => {
          isDue = false;
          void bringWaiting();
        }),
      longRest,
    );
  });
}

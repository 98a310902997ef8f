import { bringAhead, bringWaiting, onWaiting } from "../lib/loading/late";
import { fetchWhenRested } from "../lib/loading/when-idle";

const parts = [() => import("./session-ended"), () => import("./command-palette"), () => import("./shortcut-list")];

/**
 * What the first screen does not need but the first press may: fetched once the page has come to rest, so that it opens at once
 * and without a network too. `data-windows="here"` on the page says that all windows of what it shows have come.
 */
export function preloadLater() {
  for (const part of parts) bringAhead(part);
  const { dataset } = document.documentElement;
  let isDue = false;
  onWaiting(() => {
    delete dataset.windows;
    if (isDue) return;
    isDue = true;
    fetchWhenRested(async () => {
      isDue = false;
      if ((await bringWaiting()) && !isDue) dataset.windows = "here";
    });
  });
}

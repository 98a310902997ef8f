/** What the first screen does not need but the first press may: fetched once the page has come to rest. */
export function preloadLater() {
  const load = () => void import("../ui/dialog-surface");
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 1500);
}

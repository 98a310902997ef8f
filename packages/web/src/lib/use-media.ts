import { useCallback, useSyncExternalStore } from "react";

export const phone = "screen and (max-width: 720px)";
/** A client's page that stands in one column: what `wide:` is not (client-app/client.css). */
export const oneColumn = "(max-width: 959.98px)";
/** A client's page that leaves no room for a button beside its 1,200 px. */
export const fillsPage = "screen and (max-width: 1279.98px)";
export const wide = "(min-width: 1400px)";

/** What held on the screen. Paper is printed of what stands there: a page that is drawn anew while it is printed has pages too many. */
const onScreen = new Map<string, boolean>();

function matches(query: string): boolean {
  const known = onScreen.get(query);
  if (known !== undefined && matchMedia("print").matches) return known;
  const { matches: isNow } = matchMedia(query);
  onScreen.set(query, isNow);
  return isNow;
}

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query));
}

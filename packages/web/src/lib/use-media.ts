import { useCallback, useSyncExternalStore } from "react";

export const phone = "screen and (max-width: 720px)";
/** Matches `tablet:` (theme/scale.css). */
export const tablet = "screen and (min-width: 720.02px) and (max-width: 1399.98px)";
/** Matches a client's page in one column, which is the opposite of `wide:` (client-app/client.css). */
export const oneColumn = "(max-width: 959.98px)";
/** Matches a client's page without room for a button beside its 1,200 px. */
export const fillsPage = "screen and (max-width: 1279.98px)";
export const wide = "(min-width: 1400px)";

/** What matched on the screen. Printing takes the page as it is: a page that is drawn anew while it prints has too many pages. */
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

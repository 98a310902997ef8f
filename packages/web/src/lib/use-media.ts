import { useCallback, useSyncExternalStore } from "react";

export const phone = "(max-width: 720px)";
/** A client's page that stands in one column: what `wide:` is not (client-app/client.css). */
export const oneColumn = "(max-width: 959.98px)";
export const wide = "(min-width: 1400px)";

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

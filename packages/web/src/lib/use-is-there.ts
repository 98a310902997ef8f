import { useEffect, useRef } from "react";

/** Tells whether what is drawn is still there. Once it was closed or left, a late answer must lead nobody anywhere. */
export function useIsThere(): { readonly current: boolean } {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

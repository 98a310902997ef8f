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

/** Does something only while what is drawn is there: the answer to a form that was closed meanwhile must not close the next one. */
export function useWhileThere<Of extends unknown[]>(act: (...of: Of) => void): (...of: Of) => void {
  const isThere = useIsThere();
  return (...of) => {
    if (isThere.current) act(...of);
  };
}

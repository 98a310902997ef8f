import { useLayoutEffect, useState } from "react";

/**
 * Tells whether a window may open: from its second render on, which comes before anything is painted. A window of Headless UI that is open when it is
 * mounted does not know yet which page it covers, and leaves that page open to screen readers.
 */
export function usePageBelow(): boolean {
  const [known, setKnown] = useState(false);
  useLayoutEffect(() => setKnown(true), []);
  return known;
}

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { fetchWhenRested } from "./when-idle";

/** What can wait for the first figures, with its code: nothing stands there until the page has come to rest. */
export function WhenRested({ children }: { children: ReactNode }) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    let isShown = true;
    fetchWhenRested(() => isShown && setRested(true));
    return () => {
      isShown = false;
    };
  }, []);
  return rested && <Suspense fallback={null}>{children}</Suspense>;
}

import { useEffect, useState } from "react";
import { serverNow } from "../../../lib/api/server-clock";

const secondsTo = (end: number) => Math.max(0, Math.ceil((end - serverNow()) / 1000));

/** The whole seconds that are left until then; 0 once it is over, and where there is no end. */
export function useSecondsLeft(until: string | null | undefined): number {
  const end = until ? Date.parse(until) : 0;
  const [, tick] = useState(0);
  const left = secondsTo(end);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), 250);
    return () => clearTimeout(timer);
  });
  return left;
}

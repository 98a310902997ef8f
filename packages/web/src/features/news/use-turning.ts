import { useEffect, useState } from "react";

const TURN_MS = 10_000;

/** Which of `count` things shows: the next every ten seconds, of a page that is seen, unless it is held. */
export function useTurning(count: number, isHeld: boolean): number {
  const [at, setAt] = useState(0);
  const isSeen = useSeen();
  const turns = count > 1 && !isHeld && isSeen;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setAt((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  return count > 0 ? at % count : 0;
}

function useSeen() {
  const [isSeen, setSeen] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}

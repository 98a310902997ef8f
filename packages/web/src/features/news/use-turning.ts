import { useEffect, useState } from "react";

const TURN_MS = 10_000;

/** Which of `count` things shows, at least one: the next every ten seconds, of a page that is seen, unless it is held. */
export function useTurning(count: number, isHeld: boolean): number {
  const [at, setAt] = useState(0);
  const isSeen = usePageSeen();
  const turns = count > 1 && !isHeld && isSeen;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setAt((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  return at % count;
}

function usePageSeen() {
  const [isSeen, setSeen] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}

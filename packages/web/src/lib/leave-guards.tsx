import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type BlockerFunction, type Location, useBlocker } from "react-router";

type Step = Parameters<BlockerFunction>[0];

/** A step to another place that waits for an answer: where it leads, and what ends it or lets it go on. */
export type HeldStep = { location: Location; reset: () => void; proceed: () => void };
type Guard = { holds: (step: Step) => boolean; hold: (step: HeldStep | null) => void };

/** What would lose something if its place were left, in the order in which it came. */
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();
const setGuards = (next: readonly Guard[]) => {
  guards = next;
  for (const listener of listeners) listener();
};
const onGuards = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Has each guard of a step answer for itself, the newest first. It stands once, beside all pages, because the router knows one blocker alone. */
export function LeaveGuards() {
  const isGuarded = useSyncExternalStore(onGuards, () => guards.length > 0);
  return isGuarded && <Blocker />;
}

function Blocker() {
  const holding = useRef<readonly Guard[]>([]);
  const blocker = useBlocker((step) => {
    holding.current = guards.filter((guard) => guard.holds(step)).reverse();
    return holding.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location } = blocker;
    const ask = ([first, ...others]: readonly Guard[]) => {
      if (!first) return blocker.proceed();
      const answered = (act: () => void) => () => {
        first.hold(null);
        act();
      };
      first.hold({ location, reset: answered(() => blocker.reset()), proceed: answered(() => ask(others)) });
    };
    ask(holding.current);
  }, [blocker]);
  return null;
}

/** Holds a step to another place where `holds` says so. @returns the step that waits; null while none does */
export function useLeaveGuard(holds: (step: Step) => boolean): HeldStep | null {
  const [held, setHeld] = useState<HeldStep | null>(null);
  const latest = useRef(holds);
  latest.current = holds;
  useLayoutEffect(() => {
    const guard: Guard = { holds: (step) => latest.current(step), hold: setHeld };
    setGuards([...guards, guard]);
    return () => setGuards(guards.filter((each) => each !== guard));
  }, []);
  return held;
}

import { createContext, type RefObject, use, useLayoutEffect, useMemo, useRef } from "react";

/** Asks before an act takes the window away, and does it once that was answered. @param closes  whether the act closes the window and does no more */
type Ask = (act: () => void, closes: boolean) => void;
/** The window around, or another part of a page: what in it asks before it goes. */
export type GuardedWindow = {
  guard: RefObject<Ask | null>;
  /** Does what takes the window away, once what it guards was answered. */
  leave: (act: () => void) => void;
  close: () => void;
};

export const WindowGuard = createContext<GuardedWindow | null>(null);

/** Gives a window its guard, and the function that closes it unless something in it asks first. */
export function useGuardedWindow(onClose: () => void): GuardedWindow {
  const guard = useRef<Ask>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  return useMemo(() => {
    const ask: Ask = (act, closes) => (guard.current ? guard.current(act, closes) : act());
    return { guard, leave: (act) => ask(act, false), close: () => ask(() => latest.current(), true) };
  }, []);
}

/** Returns what lets an act take away what is typed in the window around, once that was asked. */
export const useLeave = (): GuardedWindow["leave"] => use(WindowGuard)?.leave ?? ((act) => act());

/** Guards the window around, if there is one, while `dirty`. */
export function useWindowGuard(dirty: boolean, ask: Ask) {
  const guard = use(WindowGuard)?.guard;
  const latest = useRef(ask);
  latest.current = ask;
  useLayoutEffect(() => {
    if (!dirty || !guard) return;
    guard.current = (act, closes) => latest.current(act, closes);
    return () => {
      guard.current = null;
    };
  }, [dirty, guard]);
}

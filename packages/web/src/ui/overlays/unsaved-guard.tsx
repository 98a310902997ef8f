import { useEffect } from "react";
import { useBlocker } from "react-router";
import { DiscardQuestion } from "./discard-question";

/** Asks before a form is left, for another page or another part of its own, with something that is not saved. One a page. */
export function UnsavedGuard({ dirty, children }: { dirty: boolean; children: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    if (!dirty) return;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", close);
    return () => removeEventListener("beforeunload", close);
  }, [dirty]);
  return (
    <DiscardQuestion
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    >
      {children}
    </DiscardQuestion>
  );
}

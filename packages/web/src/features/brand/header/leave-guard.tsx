import { useEffect } from "react";
import { useBlocker } from "react-router";
import { DiscardQuestion } from "../../../ui/discard-question";

/** Asks before the settings are left with something that is not saved; their tabs are no leaving. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
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
      What you changed of your header is not saved.
    </DiscardQuestion>
  );
}

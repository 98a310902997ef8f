import { useBlocker } from "react-router";
import { DiscardQuestion } from "../../../ui/overlays/discard-question";

type Props = { dirty: boolean; onDiscard: () => void };

/**
 * Asks before the settings are left with something that is not saved; their tabs are no leaving. A window that is closed
 * loses nothing, since what is typed is kept in this browser.
 */
export function LeaveGuard({ dirty, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <DiscardQuestion
      open={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onDiscard={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    >
      What you changed of your header is not saved.
    </DiscardQuestion>
  );
}

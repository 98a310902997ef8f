import { Check, CloudAlert, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { time } from "../../../lib/format/format";
import { retryDraft, useDraft } from "../../../scenario/drafts/drafts";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";

/** The state of what was typed: being stored, stored on the server, stored only on this device, or saved. */
export function DraftStatus() {
  const draft = useDraft((each) => each.state);
  const savedAt = useScenario((state) => state.saved?.lastUpdated);
  const givesWay =
    draft.kind === "offline" ? "min-w-16" : draft.kind !== "saving" && draft.kind !== "failed" && "min-w-3.5";
  return (
    <span
      role="status"
      className={cx(
        "num mr-2 flex print:hidden items-center gap-1.5 phone:mr-0 whitespace-nowrap text-fg-3 text-sm",
        // It shrinks so much more readily than the names beside it that they lose nothing, which would cost them letters.
        givesWay ? `${givesWay} shrink-[1000000]` : "shrink-0",
      )}
    >
      {draft.kind === "saving" && "Saving"}
      {draft.kind === "stored" && <SavedAt what="Kept" at={draft.at} />}
      {draft.kind === "clean" && savedAt && <SavedAt what="Saved" at={savedAt} />}
      {draft.kind === "offline" && (
        <OneLine>
          <span className="flex h-[1lh] items-center gap-1.5">
            <Icon of={CloudOff} size={14} className="text-warning" />
            Offline
          </span>
          <span className="-ml-1 max-[1320px]:hidden">, kept on this device</span>
        </OneLine>
      )}
      {draft.kind === "failed" && (
        <span className="flex items-center gap-1.5 text-danger" title={draft.message}>
          <Icon of={CloudAlert} size={14} />
          <span className="min-[721px]:max-[1100px]:sr-only">Not kept yet</span>
          <button type="button" onClick={retryDraft} className="relative font-medium underline underline-offset-2">
            Retry
          </button>
        </span>
      )}
    </span>
  );
}

/** A line whose last words are hidden if the names beside them need the room: the words that wrap lie below the one visible line. */
const OneLine = ({ children }: { children: ReactNode }) => (
  <span className="flex h-[1lh] flex-wrap content-start items-center gap-x-1 overflow-hidden">{children}</span>
);

const SavedAt = ({ what, at }: { what: "Saved" | "Kept"; at: string | number }) => (
  <OneLine>
    <span className="flex h-[1lh] items-center">
      <Icon of={Check} size={14} strokeWidth={2} className="text-positive" />
    </span>
    <span>{what} </span>
    <span>{time(at)}</span>
  </OneLine>
);

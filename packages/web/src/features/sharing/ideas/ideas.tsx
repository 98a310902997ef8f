import type { Idea } from "@highway/core/sharing/ideas/schema";
import { Lightbulb, RotateCw } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { useAttempt } from "../../../lib/forms/use-record-form";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Popover } from "../../../ui/overlays/popover";
import { firstName } from "../subject";
import { IdeaRow } from "./idea-row";

export type IdeasProps = {
  reportID: string;
  /** The scenario that the ideas are about, as it is shown. */
  basis: Basis;
  /** Adds an idea as a loan; absent where loans cannot be changed. */
  onAdd?: ((idea: Idea) => void) | undefined;
};

const nameOf = ([first, ...others]: readonly Idea[]) =>
  first && others.length === 0 ? `Idea from ${firstName(first.from)}` : `${others.length + 1} ideas`;

/** Shows what the client has sent back from the report, behind a quiet button that moves nothing and goes once the officer is done with it. */
export default function Ideas({ reportID, basis, onAdd }: IdeasProps) {
  const [dismissing, setDismissing] = useState<Idea | null>(null);
  const request = { path: { id: reportID }, query: {} };
  const ideas = useApi("GET /v2/client/reports/{id}/ideas", request, { shouldRetryOnError: false });
  if (ideas.state === "loading") return null;
  if (ideas.state === "failed")
    return (
      <Button size="sm" variant="quiet" icon={RotateCw} className="touch:h-11" onClick={ideas.retry}>
        Ideas not loaded: try again
      </Button>
    );
  if (ideas.data.length === 0) return null;
  const name = nameOf(ideas.data);
  return (
    <>
      <Popover
        label={name}
        side="bottom-end"
        buttonClassName={buttonClass({ size: "sm", className: "touch:h-11" })}
        className="w-[520px]"
        button={
          <>
            <Icon of={Lightbulb} className="text-warning" />
            {name}
          </>
        }
      >
        {(close) => (
          <ul className="divide-y divide-line">
            {ideas.data.map((idea) => (
              <IdeaRow
                key={idea.id}
                {...{ idea, basis }}
                onAdd={
                  onAdd &&
                  (() => {
                    close();
                    onAdd(idea);
                  })
                }
                onDismiss={() => {
                  // The list closes, because the question would stand below it.
                  close();
                  setDismissing(idea);
                }}
              />
            ))}
          </ul>
        )}
      </Popover>
      {dismissing && <Dismissing idea={dismissing} onClose={() => setDismissing(null)} />}
    </>
  );
}

/** Asks before an idea is dismissed: it does not come back. */
function Dismissing({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const { busy, attempt } = useAttempt();
  const dismiss = () =>
    attempt(async () => {
      await call("DELETE /v2/client/reports/{id}/ideas/{ideaID}", { path: { id: idea.reportID, ideaID: idea.id } });
      await refreshApi(`/v2/client/reports/${idea.reportID}/ideas`);
      onClose();
    });
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Dismiss this idea?"
      confirm="Dismiss"
      onCancel={onClose}
      onConfirm={() => void dismiss()}
    >
      {`It leaves the report for good. ${firstName(idea.from)} is not told.`}
    </ConfirmDialog>
  );
}

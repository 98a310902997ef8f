import type { Idea } from "@highway/core/sharing/ideas/schema";
import { isChoice } from "@highway/core/sharing/pure/idea-loan";
import { Lightbulb, Plus, RotateCw, SquarePen, ThumbsUp } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { resultsOf } from "../../../lib/paths";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Popover } from "../../../ui/overlays/popover";
import { firstName } from "../subject";
import { aboutOf, hasRoom } from "./idea-as-loan";
import { hasAnswer } from "./idea-in-answer";

export type IdeasProps = {
  reportID: string;
  /** The scenario that the ideas are about, as it is shown. */
  basis: Basis;
  /** Adds an idea as a loan, or opens it in the answer; absent where the scenario cannot be changed. */
  onAdd?: ((idea: Idea) => void) | undefined;
};

/** "Idea from Elena", "Elena likes a loan"; of several "3 ideas", or "3 replies" where some are no ideas. */
function nameOf(ideas: readonly Idea[]): string {
  const [first, ...others] = ideas;
  if (first && others.length === 0) return headOf(first);
  return `${ideas.length} ${ideas.some(({ changes }) => isChoice(changes)) ? "replies" : "ideas"}`;
}

const headOf = ({ from, changes }: Idea) =>
  isChoice(changes) ? `${firstName(from)} likes a loan` : `Idea from ${firstName(from)}`;

/** Shows what the client has sent back from the report, behind a quiet button that moves nothing and goes once the officer is done with it. */
export default function Ideas({ reportID, basis, onAdd }: IdeasProps) {
  const [dismissing, setDismissing] = useState<Idea | null>(null);
  const request = { path: { id: reportID }, query: {} };
  const ideas = useApi("GET /v2/client/reports/{id}/ideas", request, { shouldRetryOnError: false });
  if (ideas.state === "loading") return null;
  if (ideas.state === "failed")
    return (
      <Button size="sm" variant="quiet" icon={RotateCw} className="touch:h-11" onClick={ideas.retry}>
        Ideas did not load. Try again
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
            <Icon
              of={ideas.data.every(({ changes }) => isChoice(changes)) ? ThumbsUp : Lightbulb}
              className="text-warning"
            />
            {name}
          </>
        }
      >
        {(close) => (
          <ul className="divide-y divide-line">
            {ideas.data.map((idea) => (
              <IdeaRow
                key={idea.id}
                idea={idea}
                basis={basis}
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
      {dismissing && <DismissIdea idea={dismissing} onClose={() => setDismissing(null)} />}
    </>
  );
}

/** Asks before an idea is dismissed: it does not come back. */
function DismissIdea({ idea, onClose }: { idea: Idea; onClose: () => void }) {
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
      title={isChoice(idea.changes) ? "Dismiss this reply?" : "Dismiss this idea?"}
      confirm="Dismiss"
      onCancel={onClose}
      onConfirm={() => void dismiss()}
    >
      {`It is removed from the report for good. ${firstName(idea.from)} is not notified.`}
    </ConfirmDialog>
  );
}

type RowProps = { basis: Basis; idea: Idea; onAdd?: (() => void) | undefined; onDismiss: () => void };

/** Shows what the client changed, what it comes to, and what the officer can do with it. */
function IdeaRow({ idea, basis, onAdd, onDismiss }: RowProps) {
  const { document } = basis;
  const about = useMemo(() => aboutOf(idea, basis), [idea, basis]);
  const isLiked = isChoice(idea.changes);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
      <Icon of={isLiked ? ThumbsUp : Lightbulb} className="mt-0.5 text-warning" />
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <b className="font-medium">
            {isLiked && about ? `${firstName(idea.from)} likes ${about.within}` : headOf(idea)}
          </b>
          <span className="num text-fg-3 text-sm"> {dateTime(idea.createdAt)}</span>
        </p>
        {about ? (
          <p className="num text-fg-2">{isLiked ? about.name : `${about.title}: ${about.changes.join(", ")}`}</p>
        ) : (
          <p className="text-fg-2">The loan it is about is no longer in this report.</p>
        )}
        {idea.note && <p className="text-fg-2 wrap-anywhere">“{idea.note}”</p>}
        {about && (
          <dl className="num mt-0.5 flex flex-wrap gap-x-4 text-sm">
            {about.figures.map(({ name, value, beside }) => (
              <div key={name} className="flex gap-1">
                <dt className="text-fg-3">{name}</dt>
                <dd>
                  {value}
                  {beside && <span className="text-fg-3"> ({beside})</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        {idea.email && (
          <a href={`mailto:${idea.email}`} className={buttonClass({ size: "sm" })}>
            Reply
          </a>
        )}
        {about && onAdd && !isLiked && hasAnswer(document) && (
          <Button size="sm" icon={SquarePen} onClick={onAdd}>
            Open this idea
          </Button>
        )}
        {about && onAdd && !isLiked && !hasAnswer(document) && (
          <Button
            size="sm"
            icon={Plus}
            disabled={!hasRoom(document)}
            title={hasRoom(document) ? undefined : "There is no room for another loan"}
            onClick={onAdd}
          >
            Add as a loan
          </Button>
        )}
        {about && !onAdd && (
          <Link
            to={resultsOf({ tool: document.toolName, reportID: idea.reportID })}
            className={buttonClass({ size: "sm" })}
          >
            {hasAnswer(document) ? "Open in the answer" : "Open in the results"}
          </Link>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Dismiss the ${isLiked ? "reply" : "idea"} from ${firstName(idea.from)}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

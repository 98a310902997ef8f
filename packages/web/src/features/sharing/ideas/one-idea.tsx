import type { Idea } from "@highway/core/sharing/ideas/schema";
import { Lightbulb, Plus } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { dateTime } from "../../../lib/format/format";
import { resultsOf } from "../../../lib/paths";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";
import { placesOf } from "../../../scenario/names/loan-places";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { firstName } from "../subject";
import { hasRoom, withIdea } from "./idea-edits";
import { changesInWords, figuresInWords } from "./idea-words";

type Props = { basis: Basis; idea: Idea; onAdd?: (() => void) | undefined; onDismiss: () => void };

/** What the client changed, what comes of it, and what the officer can do with it. */
export function OneIdea({ idea, basis, onAdd, onDismiss }: Props) {
  const { document } = basis;
  const about = useMemo(() => aboutOf(idea, basis), [idea, basis]);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
      <Icon of={Lightbulb} className="mt-0.5 text-warning" />
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <b className="font-medium">Idea from {firstName(idea.from)}</b>
          <span className="num text-fg-3 text-sm"> {dateTime(idea.createdAt)}</span>
        </p>
        {about ? (
          <p className="num text-fg-2">
            {about.title}: {about.changes.join(", ")}
          </p>
        ) : (
          <p className="text-fg-2">The loan that it is about is no longer in this report.</p>
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
        {about && onAdd && (
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
          <Link to={resultsOf(idea.reportID)} className={buttonClass({ size: "sm" })}>
            Open in the results
          </Link>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Dismiss the idea from ${firstName(idea.from)}`}
          onClick={onDismiss}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** The idea's loan by the engine, beside the one that it is about; null where that is not there any more. */
function aboutOf(idea: Idea, basis: Props["basis"]) {
  const tried = withIdea(basis.document, idea);
  if (!tried) return null;
  const { original, loan, document } = tried;
  const now = resultOf(basis, original);
  const then = resultOf({ ...basis, document }, loan);
  return {
    title: placesOf(basis.document.loans).get(original)?.title ?? "Loan",
    changes: changesInWords(idea, basis.document, original, now),
    figures: then ? figuresInWords(then, now) : [],
  };
}

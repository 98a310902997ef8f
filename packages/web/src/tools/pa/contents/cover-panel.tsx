import { Eye, Send } from "lucide-react";
import { Link } from "react-router";
import { count } from "../../../lib/format/format";
import { reviewOf } from "../../../lib/paths";
import { phone, useMedia } from "../../../lib/use-media";
import { PinnedAnswer } from "../../../report/answer/change-panel";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import { Scene } from "../../../report/skins/client/scene";
import { placeName } from "../../../scenario/names/place-name";
import { differsFromSaved, edit, endStep, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-style";
import { Field } from "../../../ui/fields/field";
import { inputClass } from "../../../ui/fields/input-style";
import { Icon } from "../../../ui/icon";
import type { ChapterState } from "./chapter-states";
import type { ChangeChapters } from "./use-chapters";

const mostNote = 1000;

type Props = {
  states: readonly ChapterState[];
  isLocked: boolean;
  set: ChangeChapters;
};

/** The cover that the client reads first, and the link from which the whole analysis is sent. */
export function CoverPanel(props: Props) {
  return (
    <aside
      aria-label="Cover"
      className="w-84 shrink-0 border-line border-l bg-surface px-5 py-4 max-lg:w-full max-lg:border-t max-lg:border-l-0 phone:px-4"
    >
      <Cover />
      <Note />
      <Share {...props} />
      <StandingBar {...props} />
    </aside>
  );
}

/** The bar on a phone that keeps in sight what is missing, with the link from which the analysis is sent. */
function StandingBar({ states }: Props) {
  const isPhone = useMedia(phone);
  const { shown, lacking, isReady } = useStanding(states);
  if (!isPhone) return null;
  const complete = shown.length - lacking.length;
  return (
    <PinnedAnswer
      label={`${complete} of ${shown.length} complete`}
      figure={standingFigure(shown.length, lacking.length, isReady)}
    >
      <Out isReady={isReady}>{isReady ? "Review" : "Share"}</Out>
    </PinnedAnswer>
  );
}

export function standingFigure(shown: number, lacking: number, isReady: boolean): string {
  if (shown === 0) return "Nothing to share";
  if (lacking > 0) return `${lacking} missing`;
  return isReady ? "Ready to share" : "Not saved";
}

/** Returns the chapters that the client sees, those of them that lack something, and whether the saved ones can be sent. */
function useStanding(states: readonly ChapterState[]) {
  const isComplete = useScenario((state) => state.saved?.status === "complete");
  const shown = states.filter(({ hidden }) => !hidden);
  const lacking = shown.filter(({ lacks }) => lacks);
  return { shown, lacking, isReady: isComplete && lacking.length === 0 };
}

type OutProps = { isReady: boolean; className?: string; children: string };

/** The link to the review, from which the analysis is sent. It is disabled while something is missing. */
function Out({ isReady, className, children }: OutProps) {
  const reportID = useScenario(({ document }) => document.id);
  const changed = useScenario(differsFromSaved);
  if (!isReady)
    return (
      <Button icon={Send} disabled className={className}>
        {children}
      </Button>
    );
  return (
    <Link
      to={reviewOf({ tool: "pa", reportID })}
      className={buttonClass({ variant: changed ? "secondary" : "primary", ...(className && { className }) })}
    >
      <Icon of={Eye} />
      {children}
    </Link>
  );
}

function Cover() {
  const home = useScenario(({ document }) => document.properties[0]);
  const client = useScenario((state) => state.client?.name ?? "");
  const place = home?.city && [home.city, [home.state, home.zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      <h2 className="mb-2 font-semibold text-h2">Cover</h2>
      <div className="overflow-hidden rounded-md border border-line bg-canvas">
        {/* It is as light as the client's page, whatever the officer's theme. */}
        <div data-theme="light">
          <Scene hasSky isWhole className="h-[60px]" />
        </div>
        <div className="px-3.5 py-3">
          <p className="font-semibold">{`${purchaseAnalysisEn.yours}: ${home ? placeName(home, 0) : "no home yet"}`}</p>
          <p className="text-fg-2 text-sm">{[client, place].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </>
  );
}

/** The officer's note on the cover. */
function Note() {
  const note = useScenario(({ document }) => document.note ?? "");
  const client = useScenario((state) => state.client?.name.split(/\s+/)[0]);
  return (
    <Field
      label={client ? `Note to ${client}` : "Note to the client"}
      className="mt-4"
      aside={<span className="num text-fg-3 text-xs">{`${count(note.length)} / ${count(mostNote)}`}</span>}
      hint="It appears on the cover as you write it here, once you save."
    >
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={mostNote}
          className={inputClass("h-32! resize-y py-2 leading-5")}
          value={note}
          onChange={(event) => edit("note", (document) => ({ ...document, note: event.target.value }))}
          onBlur={endStep}
        />
      )}
    </Field>
  );
}

const facts = [
  ["Link", "One, to all chapters"],
  ["PDF", "One, with a page of contents"],
] as const;

function Share({ states, isLocked, set }: Props) {
  const changed = useScenario(differsFromSaved);
  const { shown, lacking, isReady } = useStanding(states);
  const hide = () => {
    const kinds = new Set(lacking.map(({ kind }) => kind));
    void set((now) => now.map((each) => (kinds.has(each.kind) ? { ...each, hidden: true } : each)));
  };
  return (
    <section aria-label="Share" className="mt-4 border-line border-t pt-4">
      <h2 className="font-semibold">One link for the whole analysis</h2>
      <dl className="mt-1 mb-3 grid gap-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-fg-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Out isReady={isReady} className="w-full justify-center">
        {isReady ? "Review and share" : "Share the analysis"}
      </Out>
      <p className="mt-2 text-fg-2 text-sm">
        {whyNot(shown.length, lacking.length, changed)}{" "}
        {lacking.length > 0 && lacking.length < shown.length && (
          <button
            type="button"
            disabled={isLocked}
            onClick={hide}
            className="min-h-6 text-accent-text hover:underline touch:min-h-11 touch:min-w-11"
          >
            {lacking.length === 1 ? "Hide it" : lacking.length === 2 ? "Hide both" : `Hide all ${lacking.length}`}
          </button>
        )}
      </p>
    </section>
  );
}

function whyNot(shown: number, lacking: number, changed: boolean): string {
  if (shown === 0) return "Show at least one chapter to share the analysis.";
  if (lacking > 0)
    return lacking === 1
      ? "Complete one chapter, or hide it, to share."
      : `Complete ${lacking} chapters, or hide them, to share.`;
  return changed ? "Save first: the client sees what was saved." : "The chapters are not shared one by one.";
}

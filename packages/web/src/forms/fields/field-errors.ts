/** Which fields show what is missing or wrong in them: those that were left once, and all of them after a save was tried. */
import { create } from "zustand";
import { afterPress } from "../../lib/forms/after-press";
import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { endStep, useScenario } from "../../scenario/store/store";

type FieldVisits = {
  /** Fields that were left once: a missing value is said from then on. */
  left: ReadonlySet<string>;
  /** All missing values are said: the person asked to save. */
  allLeft: boolean;
  /** The field being typed in, where nothing was wrong when it was entered: nothing is said until it is left. */
  quiet: string | null;
  /** The field that the page began in: leaving it says nothing yet, since nobody asked for it. */
  begun: string | null;
};

const noVisits: FieldVisits = { left: new Set(), allLeft: false, quiet: null, begun: null };

const useFieldVisits = create<FieldVisits>(() => noVisits);

useScenario.subscribe(({ document, opened }, before) => {
  if (opened !== before.opened && document.id !== before.document.id) useFieldVisits.setState(noVisits);
});

/** The sentence that a field shows now. */
function shownSentence(key: string): string | null {
  const issue = issuesOf(useScenario.getState().document).get(key);
  return issue && isShown(key, issue.kind, useFieldVisits.getState()) ? issue.sentence : null;
}

const isShown = (key: string, kind: "missing" | "wrong", { quiet, left, allLeft }: FieldVisits) =>
  quiet !== key && (kind === "wrong" || allLeft || left.has(key));

/** The sentence at a field, once it was left; never while it is being typed. */
export function useFieldError(key: string): string | null {
  const issue = useIssue(key);
  const shown = useFieldVisits((visits) => issue !== null && isShown(key, issue.kind, visits));
  return issue && shown ? issue.sentence : null;
}

export function enterField(key: string) {
  if (shownSentence(key) === null) useFieldVisits.setState({ quiet: key });
}

export function leaveField(key: string) {
  endStep();
  afterPress(() =>
    useFieldVisits.setState(({ left, quiet, begun }) => ({
      quiet: quiet === key ? null : quiet,
      begun: null,
      left: left.has(key) || begun === key ? left : new Set(left).add(key),
    })),
  );
}

/** Puts the focus into the field that a page begins in, unless somebody is at another already. */
export function beginIn(key: string) {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
  if (!field || document.activeElement?.closest("input, select, textarea, [role=dialog]")) return;
  useFieldVisits.setState({ begun: key });
  field.focus({ preventScroll: true });
}

/** Shows what is missing in every field: the person asked to save. */
export const showAllMissing = () => useFieldVisits.setState({ allLeft: true, quiet: null });

/** Which fields show their errors: those that were left once, and all of them after a save was tried. */
import { create } from "zustand";
import { afterPress } from "../../lib/forms/after-press";
import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { endStep, useScenario } from "../../scenario/store/store";

type FieldVisits = {
  /** Fields that were left once, which from then on show that their value is missing. */
  left: ReadonlySet<string>;
  /** Whether all missing values are shown, because the person tried to save. */
  allLeft: boolean;
  /** The field that is being typed in, if it had no error when it was entered: it shows none until it is left. */
  quiet: string | null;
  /** The field that the page put the focus into: leaving it shows no error yet, because the person did not choose it. */
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

/** Returns the error of a field, once it was left and not while it is being typed in. */
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

/** Moves the focus to the first field of a page, unless the person is in another already. */
export function beginIn(key: string) {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
  if (!field || document.activeElement?.closest("input, select, textarea, [role=dialog]")) return;
  useFieldVisits.setState({ begun: key });
  field.focus({ preventScroll: true });
}

/** Shows what is missing in every field, because the person tried to save. */
export const showAllMissing = () => useFieldVisits.setState({ allLeft: true, quiet: null });

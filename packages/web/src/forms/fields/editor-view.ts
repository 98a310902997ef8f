/** What the editor shows of the scenario beside what was typed: it is neither saved nor undone. */
import { create } from "zustand";
import { afterPress } from "../../lib/forms/after-press";
import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { endStep, useScenario } from "../../scenario/store/store";

/** What the differences beside the figures are against. */
export type Against = "first" | "saved";

type View = {
  /** Fields that were left once: a missing value is said from then on. */
  left: ReadonlySet<string>;
  /** All missing values are said: the person asked to save. */
  allLeft: boolean;
  /** The field being typed in, where nothing was wrong when it was entered: nothing is said until it is left. */
  quiet: string | null;
  against: Against;
  /** By property, the price whose tax and insurance show. */
  prices: Readonly<Record<string, string>>;
  /** The loan that a phone shows. */
  loanID: string | null;
};

const initial: View = { left: new Set(), allLeft: false, quiet: null, against: "first", prices: {}, loanID: null };

export const useView = create<View>(() => initial);

useScenario.subscribe(({ document, opened }, before) => {
  if (opened !== before.opened && document.id !== before.document.id) useView.setState(initial);
});

/** What is said at a field now. */
function saidAt(key: string): string | null {
  const issue = issuesOf(useScenario.getState().document).get(key);
  return issue && isSaid(key, issue.kind, useView.getState()) ? issue.sentence : null;
}

const isSaid = (key: string, kind: "missing" | "wrong", { quiet, left, allLeft }: View) =>
  quiet !== key && (kind === "wrong" || allLeft || left.has(key));

/** The sentence at a field, once it was left; never while it is being typed. */
export function useFieldError(key: string): string | null {
  const issue = useIssue(key);
  const said = useView((view) => issue !== null && isSaid(key, issue.kind, view));
  return issue && said ? issue.sentence : null;
}

export function enterField(key: string) {
  if (saidAt(key) === null) useView.setState({ quiet: key });
}

export function leaveField(key: string) {
  endStep();
  afterPress(() =>
    useView.setState(({ left, quiet }) => ({
      quiet: quiet === key ? null : quiet,
      left: left.has(key) ? left : new Set(left).add(key),
    })),
  );
}

export const sayAllMissing = () => useView.setState({ allLeft: true, quiet: null });

export const showPrice = (propertyID: string, priceID: string) =>
  useView.setState(({ prices }) => ({ prices: { ...prices, [propertyID]: priceID } }));

export const showLoan = (loanID: string) => useView.setState({ loanID });

export const setAgainst = (against: Against) => useView.setState({ against });

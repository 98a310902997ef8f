import type { Client } from "@highway/engine/scenario/schema/types";
import { temporal } from "zundo";
import { create } from "zustand";
import type { WorkingReport } from "../document";
import { newReport } from "../new-report";
import { sameDocument } from "../same-document";

/** What the figures and the header need of a client. */
export type ScenarioClient = Client & { _id: string; name: string };

/** The report as the server last answered it. */
export type SavedState = {
  document: WorkingReport;
  lastUpdated: string;
  status: "draft" | "complete";
  clientID: string;
};

export type ScenarioState = {
  /** The one truth: what was typed. All figures are derived from it while drawing. */
  document: WorkingReport;
  client: ScenarioClient | null;
  /** Null until the report is first saved. */
  saved: SavedState | null;
  /** How it was opened: what differs from it was typed since. */
  opened: Opening;
};

type Opening = {
  document: WorkingReport;
  clientID: string | null;
  /** It came from a copy of what was typed and not saved. */
  fromCopy: boolean;
};

const blank = (client: ScenarioClient | null = null): ScenarioState => {
  const document = newReport();
  return { document, client, saved: null, opened: { document, clientID: client?._id ?? null, fromCopy: false } };
};

/** Undo moves the document alone: a client chosen or a report saved stays so. */
export const useScenario = create<ScenarioState>()(
  temporal(() => blank(), {
    partialize: ({ document }) => ({ document }),
    equality: (past, current) => past.document === current.document,
    limit: 200,
  }),
);

/** Typing on in one field within this time is one step of undo. */
const pauseEndsStep = 1000;
let last: { step: string; at: number } | null = null;
/** Whether one of several edits that are undone as one was made already; null while an edit stands for itself. */
let stepJoined: boolean | null = null;

/**
 * Changes the document.
 * @param step  the field ("loan_1.rate"): what is typed in it without a pause is undone as one; null for a change that stands alone
 */
export function edit(step: string | null, change: (document: WorkingReport) => WorkingReport) {
  const before = useScenario.getState().document;
  const document = change(before);
  if (document === before) return;
  const at = Date.now();
  const goesOn = stepJoined ?? (step !== null && last?.step === step && at - last.at < pauseEndsStep);
  const past = useScenario.temporal.getState();
  if (goesOn) past.pause();
  useScenario.setState({ document });
  if (goesOn) past.resume();
  last = step === null ? null : { step, at };
  if (stepJoined !== null) stepJoined = true;
}

/** All edits made meanwhile are undone as one. */
export function asOneStep(run: () => void) {
  stepJoined = false;
  try {
    run();
  } finally {
    stepJoined = null;
    endStep();
  }
}

/** Leaving a field ends its step, so that coming back begins another. */
export const endStep = () => {
  last = null;
};

/** Which report it is never goes back: a scenario saved as a new one stays the new one. */
function travel(go: () => void) {
  const { id } = useScenario.getState().document;
  endStep();
  go();
  const { document } = useScenario.getState();
  if (document.id === id) return;
  const past = useScenario.temporal.getState();
  past.pause();
  useScenario.setState({ document: { ...document, id } });
  past.resume();
}

export const undo = () => travel(useScenario.temporal.getState().undo);
export const redo = () => travel(useScenario.temporal.getState().redo);

/** Puts another scenario in place of the one that is open; there is nothing to undo back into. */
export function openDocument(state: Omit<ScenarioState, "opened">, fromCopy = false) {
  endStep();
  const { document, client } = state;
  useScenario.setState({ ...state, opened: { document, clientID: client?._id ?? null, fromCopy } });
  useScenario.temporal.getState().clear();
}

/** A new, empty comparison, for a client when one is given. */
export const openBlank = (client: ScenarioClient | null = null) => openDocument(blank(client));

export const chooseClient = (client: ScenarioClient | null) => useScenario.setState({ client });

/**
 * The server has saved the report. `answered` takes the document's place unless more was typed meanwhile; what was
 * typed before stays undoable.
 */
export function markSaved(saved: SavedState, sent: WorkingReport) {
  const { document, client } = useScenario.getState();
  if (document !== sent) return useScenario.setState({ saved });
  const past = useScenario.temporal.getState();
  past.pause();
  const opened = { document: saved.document, clientID: client?._id ?? null, fromCopy: false };
  useScenario.setState({ document: saved.document, saved, opened });
  past.resume();
  endStep();
}

/** Whether what is open says anything that no save holds. */
export function differsFromSaved({ document, client, saved, opened }: ScenarioState): boolean {
  const clientID = client?._id ?? null;
  if (saved) return clientID !== saved.clientID || !sameDocument(document, saved.document);
  return opened.fromCopy || clientID !== opened.clientID || !sameDocument(document, opened.document);
}

/** Whether something was typed since the scenario was opened that no save holds: leaving then asks. */
export const hasUnsavedWork = (state: ScenarioState): boolean =>
  (state.document !== state.opened.document || (state.client?._id ?? null) !== state.opened.clientID) &&
  differsFromSaved(state);

import { temporal } from "zundo";
import { create } from "zustand";
import type { WorkingReport } from "./document";
import { newReport } from "./new-report";

/** What the figures and the header need of a client. */
export type ScenarioClient = { _id: string; name: string; ficoMin?: number | null };

/** The report as the server last answered it. */
export type Saved = { document: WorkingReport; lastUpdated: string; status: "draft" | "complete"; clientID: string };

export type ScenarioState = {
  /** The one truth: what was typed. All figures are derived from it while drawing. */
  document: WorkingReport;
  client: ScenarioClient | null;
  /** Null until the report is first saved. */
  saved: Saved | null;
  /** The document as it was opened: what differs from it was typed here, and is worth keeping. */
  opened: WorkingReport;
};

const blank = (): ScenarioState => {
  const document = newReport();
  return { document, client: null, saved: null, opened: document };
};

/** Undo moves the document alone: a client chosen or a report saved stays so. */
export const useScenario = create<ScenarioState>()(
  temporal(blank, {
    partialize: ({ document }) => ({ document }),
    equality: (past, current) => past.document === current.document,
    limit: 200,
  }),
);

/** Typing on in one field within this time is one step of undo. */
const pauseEndsStep = 1000;
let last: { step: string; at: number } | null = null;

/**
 * Changes the document.
 * @param step  the field ("loan_1.rate"): what is typed in it without a pause is undone as one; null for a change that stands alone
 */
export function edit(step: string | null, change: (document: WorkingReport) => WorkingReport) {
  const before = useScenario.getState().document;
  const document = change(before);
  if (document === before) return;
  const at = Date.now();
  const goesOn = step !== null && last?.step === step && at - last.at < pauseEndsStep;
  const past = useScenario.temporal.getState();
  if (goesOn) past.pause();
  useScenario.setState({ document });
  if (goesOn) past.resume();
  last = step === null ? null : { step, at };
}

/** Leaving a field ends its step, so that coming back begins another. */
export const endStep = () => {
  last = null;
};

export function undo() {
  endStep();
  useScenario.temporal.getState().undo();
}

export function redo() {
  endStep();
  useScenario.temporal.getState().redo();
}

/** Puts another scenario in place of the one that is open; there is nothing to undo back into. */
export function openDocument(state: Omit<ScenarioState, "opened"> & { opened?: WorkingReport }) {
  endStep();
  useScenario.setState({ opened: state.document, ...state });
  useScenario.temporal.getState().clear();
}

/** A new, empty comparison, for a client when one is given. */
export const openBlank = (client: ScenarioClient | null = null) => openDocument({ ...blank(), client });

export const chooseClient = (client: ScenarioClient | null) => useScenario.setState({ client });

/** The server has the report as `saved` says. The document stays as it is: more may have been typed meanwhile. */
export const markSaved = (saved: Saved) => useScenario.setState({ saved });

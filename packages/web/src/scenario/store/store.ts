import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import type { Client } from "@highway/engine/scenario/schema/types";
import { temporal } from "zundo";
import { create } from "zustand";
import type { WorkingLoan, WorkingReport } from "../document";
import { newReport } from "../new-report";
import { sameDocument } from "../same-document";

/** The fields of a client that the figures and the header use. */
export type ScenarioClient = Client & { _id: string; name: string };

/** The report as the server last answered it. */
export type SavedState = {
  document: WorkingReport;
  lastUpdated: string;
  status: "draft" | "complete";
  clientID: string;
};

export type ScenarioState = {
  /** Holds what was typed, which is the editor's only state. All figures are derived from it while drawing. */
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
  /** The unsaved copy from which it was opened; null if there was none. */
  fromCopy: { basedOn: string | null } | null;
};

const blank = (client: ScenarioClient | null = null, tool?: SavedToolKey): ScenarioState => {
  const document = newReport(tool);
  return { document, client, saved: null, opened: { document, clientID: client?._id ?? null, fromCopy: null } };
};

/** The store. Undo changes only the document: a chosen client or a saved report stays. */
export const useScenario = create<ScenarioState>()(
  temporal(() => blank(), {
    partialize: ({ document }) => ({ document }),
    equality: (past, current) => past.document === current.document,
    limit: 200,
  }),
);

/** Makes a change that is not a step of undo. */
export function withoutUndo(change: () => void) {
  const past = useScenario.temporal.getState();
  past.pause();
  change();
  past.resume();
}

/** The longest pause, in milliseconds, within which typing in one field is a single step of undo. */
const pauseEndsStep = 1000;
let last: { step: string; at: number } | null = null;
/** While several edits are grouped into one step of undo, whether the first was made; null outside such a group. */
let stepJoined: boolean | null = null;

/** Changes the document. @param step the field ("loan_1.rate"), in which everything that is typed without a pause is undone as one step; null for a separate change */
export function edit(step: string | null, change: (document: WorkingReport) => WorkingReport) {
  const before = useScenario.getState().document;
  const document = change(before);
  if (document === before) return;
  const at = Date.now();
  const goesOn = stepJoined ?? (step !== null && last?.step === step && at - last.at < pauseEndsStep);
  if (goesOn) withoutUndo(() => useScenario.setState({ document }));
  else useScenario.setState({ document });
  last = step === null ? null : { step, at };
  if (stepJoined !== null) stepJoined = true;
}

/** Writes values from an outside source into the document. Nobody typed them, so they are not a step of undo. */
export const changeFromOutside = (change: (document: WorkingReport) => WorkingReport) =>
  withoutUndo(() => useScenario.setState(({ document }) => ({ document: change(document) })));

/** Groups all edits that `run` makes into one step of undo. */
export function asOneStep(run: () => void) {
  stepJoined = false;
  try {
    run();
  } finally {
    stepJoined = null;
    endStep();
  }
}

/** Ends the step of undo when a field is left, so that later typing in it begins another step. */
export const endStep = () => {
  last = null;
};

/** Runs undo or redo without changing the report's id: a scenario that was saved as a new report stays that report, and what was attached to the former one, perhaps another client's, stays there. */
function travel(go: () => void) {
  const { id, toolMeta } = useScenario.getState().document;
  endStep();
  go();
  const { document } = useScenario.getState();
  if (document.id === id) return;
  const { attachedReports: _former, ...meta } = document.toolMeta ?? {};
  const attached = toolMeta?.attachedReports && { attachedReports: toolMeta.attachedReports };
  withoutUndo(() => useScenario.setState({ document: { ...document, id, toolMeta: { ...meta, ...attached } } }));
}

/** Returns the loan as it last was so before the present state, as far back as undo goes. An undo has taken back what came after. */
export function formerLoan(id: string, wasSo: (loan: WorkingLoan) => boolean): WorkingLoan | undefined {
  const so = (loan: WorkingLoan) => loan.id === id && wasSo(loan);
  const former = useScenario.temporal.getState().pastStates.findLast(({ document }) => document?.loans.some(so));
  return former?.document?.loans.find(so);
}

export const undo = () => travel(useScenario.temporal.getState().undo);
export const redo = () => travel(useScenario.temporal.getState().redo);

/** Opens another scenario. Undo cannot go back into the former one. */
export function openDocument(state: Omit<ScenarioState, "opened">, fromCopy: Opening["fromCopy"] = null) {
  endStep();
  const { document, client } = state;
  useScenario.setState({ ...state, opened: { document, clientID: client?._id ?? null, fromCopy } });
  useScenario.temporal.getState().clear();
}

/** Opens a new, empty report of a tool, for a client if one is given. */
export const openBlank = (client: ScenarioClient | null = null, tool?: SavedToolKey) =>
  openDocument(blank(client, tool));

export const chooseClient = (client: ScenarioClient | null) => useScenario.setState({ client });

/** Records that the server has saved the report, unless another one was opened meanwhile. `saved` replaces the document unless more was typed or another client was chosen meanwhile; what was typed before can still be undone. */
export function markSaved(saved: SavedState, sent: WorkingReport) {
  const { document, client } = useScenario.getState();
  if (document.id !== saved.document.id) return;
  if (document !== sent || client?._id !== saved.clientID) return useScenario.setState({ saved });
  const opened = { document: saved.document, clientID: client?._id ?? null, fromCopy: null };
  withoutUndo(() => useScenario.setState({ document: saved.document, saved, opened }));
  endStep();
}

/** Tells whether the open scenario differs from what was saved. */
export function differsFromSaved({ document, client, saved, opened }: ScenarioState): boolean {
  const clientID = client?._id ?? null;
  if (saved) return clientID !== saved.clientID || !sameDocument(document, saved.document);
  return opened.fromCopy !== null || clientID !== opened.clientID || !sameDocument(document, opened.document);
}

/** Tells whether something typed since the scenario was opened is not saved anywhere, so that leaving must ask. */
export const hasUnsavedWork = (state: ScenarioState): boolean =>
  (state.document !== state.opened.document || (state.client?._id ?? null) !== state.opened.clientID) &&
  differsFromSaved(state);

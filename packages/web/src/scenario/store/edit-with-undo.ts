import { notify } from "../../lib/notify";
import type { WorkingReport } from "../document";
import { edit, useScenario } from "./store";

type UndoableEdit = (document: WorkingReport) => WorkingReport;

const currentDocument = () => useScenario.getState().document;

/**
 * Takes something away at once, and says so with an Undo that brings it back; what was typed meanwhile stays.
 * @param back  made of the scenario as it was; it is not asked for once another scenario is open, or the key for undo was quicker
 */
export function editWithUndo(says: string, change: UndoableEdit, back: (before: WorkingReport) => UndoableEdit) {
  const before = currentDocument();
  edit(null, change);
  notify.undo(says, () => {
    if (currentDocument().id === before.id && currentDocument() !== before) edit(null, back(before));
  });
}

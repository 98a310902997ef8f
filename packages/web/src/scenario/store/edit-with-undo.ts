import { currentNotices, notify } from "../../lib/notify";
import type { WorkingReport } from "../document";
import { edit, useScenario } from "./store";

type UndoableEdit = (document: WorkingReport) => WorkingReport;

const currentDocument = () => useScenario.getState().document;

/**
 * Takes something away at once, and says so with an Undo that brings it back; what was typed meanwhile stays. The notice
 * goes once another scenario is open, or the key for undo was quicker.
 * @param back  made of the scenario as it was
 */
export function editWithUndo(says: string, change: UndoableEdit, back: (before: WorkingReport) => UndoableEdit) {
  const before = currentDocument();
  edit(null, change);
  const notice = notify.undo(says, () => edit(null, back(before)));
  const stop = useScenario.subscribe(({ document }) => {
    const isShown = currentNotices().some(({ id }) => id === notice);
    if (isShown && document.id === before.id && document !== before) return;
    stop();
    notify.dismiss(notice);
  });
}

import { currentNotices, notify } from "../../lib/notify";
import type { WorkingReport } from "../document";
import { edit, useScenario } from "./store";

type UndoableEdit = (document: WorkingReport) => WorkingReport;

const currentDocument = () => useScenario.getState().document;

/**
 * Removes something immediately, and says so with an Undo that restores it; what was typed meanwhile stays. The notice is removed once another scenario
 * is open, or the change was undone by key.
 * @param back made from the scenario as it was before
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

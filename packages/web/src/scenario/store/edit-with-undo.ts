import { notify } from "../../lib/notify";
import type { WorkingReport } from "../document";
import { edit, useScenario } from "./store";

type Edit = (document: WorkingReport) => WorkingReport;

const now = () => useScenario.getState().document;

/**
 * Takes something away at once, and says so with an Undo that brings it back; what was typed meanwhile stays.
 * @param back  made of the scenario as it was; it is not asked for once another scenario is open, or the key for undo was quicker
 */
export function editWithUndo(says: string, change: Edit, back: (before: WorkingReport) => Edit) {
  const before = now();
  edit(null, change);
  notify.undo(says, () => {
    if (now().id === before.id && now() !== before) edit(null, back(before));
  });
}

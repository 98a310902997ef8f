import { codeOnDemand } from "../../lib/loading/code-on-demand";
import type { WorkingReport } from "../document";
import { sameDocument } from "../same-document";
import type { SavedState } from "../store/store";

const wholeCheck = codeOnDemand(() => import("../issues/whole-check"));

/** What was typed, and for which client. */
export type Typed = { document: WorkingReport; clientID: string | null };

/** Tells whether the server holds one of these, for the same client. What it fills in or trims is no difference, and it decides what is complete. */
export async function isKept(saved: SavedState, typed: readonly Typed[]): Promise<boolean> {
  const asKept = await wholeCheck().then(
    (code) => code.asKept,
    () => (document: WorkingReport) => document,
  );
  const said = (document: WorkingReport): WorkingReport => {
    const kept = asKept(document);
    return { ...kept, toolMeta: { ...kept.toolMeta, isComplete: false } };
  };
  const held = said(saved.document);
  return typed.some((each) => each.clientID === saved.clientID && sameDocument(said(each.document), held));
}

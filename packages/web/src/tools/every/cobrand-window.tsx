import CobrandDialog, { type Chosen } from "../../features/brand/cobrands/cobrand-dialog";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { discardCopies, holdDrafts, resumeDrafts } from "../../scenario/drafts/drafts";
import { sameDocument } from "../../scenario/same-document";
import { writeInTurn } from "../../scenario/saving/in-turn";
import { isOpen, left } from "../../scenario/saving/save";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";
import { differsFromSaved, edit, markSaved, type SavedState, useScenario } from "../../scenario/store/store";

type SentReport = Parameters<typeof call<"PUT /v2/client/reports/{id}">>[1]["body"]["report"];

/** Saves only the chosen co-brand, and nothing else that was typed since the last save. */
async function putCobrand({ document, lastUpdated }: SavedState, chosen: Chosen): Promise<AnsweredReport> {
  const report = { ...document, ...chosen, lastUpdated } as SentReport;
  const [answered] = await call("PUT /v2/client/reports/{id}", { path: { id: document.id }, body: { report } });
  return answered;
}

const refreshReports = () => refreshApi("/v2/client/report");

/**
 * Writes the choice into the open document and, if the report was saved before, saves it without anything else that was typed. It waits for a save that
 * runs, and the drafts go on from what is saved then.
 */
async function keepInScenario(chosen: Chosen) {
  const { document, saved } = useScenario.getState();
  edit(null, (now) => ({ ...now, ...chosen }));
  if (saved) await writeInTurn(document.id, () => putInScenario(document.id, chosen));
}

async function putInScenario(id: string, chosen: Chosen) {
  if (isOpen(id)) await holdDrafts();
  const { document: sent, saved } = useScenario.getState();
  if (!isOpen(id) || !saved) throw new ApiError("failed", left);
  // Other changes stay in the editor, unsaved.
  const isAll = sameDocument(sent, { ...saved.document, ...chosen });
  try {
    markSaved(savedOf(await putCobrand(saved, chosen)), isAll ? sent : saved.document);
    void refreshReports();
  } finally {
    // The draft of a scenario that was left holds what else was typed there.
    if (isOpen(id) && !differsFromSaved(useScenario.getState())) void discardCopies(id);
    else resumeDrafts();
  }
}

export type CobrandWindowProps = {
  chosen: Chosen;
  /** The saved report that is reviewed; absent for the scenario that is open. */
  answered?: AnsweredReport;
  onClose: () => void;
};

/** Chooses the co-brand of a report and its side. */
export default function CobrandWindow({ chosen, answered, onClose }: CobrandWindowProps) {
  const keepInReport = async (choice: Chosen) => {
    if (!answered) return;
    const { report } = answered;
    const { saved } = useScenario.getState();
    // The editor that holds the report as it is reviewed goes on from what is saved here.
    const isHeld = saved?.document.id === report.id && saved.lastUpdated === report.lastUpdated;
    if (isHeld) await keepInScenario(choice);
    else await putCobrand(savedOf(answered), choice);
    // The next choice is saved over this one, which the page has to know.
    await refreshReports();
  };
  return <CobrandDialog chosen={chosen} onSave={answered ? keepInReport : keepInScenario} onClose={onClose} />;
}

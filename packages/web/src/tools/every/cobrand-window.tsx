import CobrandDialog, { type Chosen } from "../../features/brand/cobrands/cobrand-dialog";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { sameDocument } from "../../scenario/same-document";
import { type AnsweredReport, savedOf } from "../../scenario/store/saved-report";
import { edit, markSaved, type SavedState, useScenario } from "../../scenario/store/store";

type SentReport = Parameters<typeof call<"PUT /v2/client/reports/{id}">>[1]["body"]["report"];

/** Saves only the chosen co-brand, and nothing else that was typed since the last save. */
async function putCobrand({ document, lastUpdated }: SavedState, chosen: Chosen): Promise<AnsweredReport> {
  const report = { ...document, ...chosen, lastUpdated } as SentReport;
  const [answered] = await call("PUT /v2/client/reports/{id}", { path: { id: document.id }, body: { report } });
  void refreshApi("/v2/client/report");
  return answered;
}

/** Writes the choice into the open document and, if the report was saved before, saves it without anything else that was typed. */
async function keepInScenario(chosen: Chosen) {
  const { saved } = useScenario.getState();
  edit(null, (document) => ({ ...document, ...chosen }));
  if (!saved) return;
  const sent = useScenario.getState().document;
  // Other changes stay in the editor, unsaved.
  const isAll = sameDocument(sent, { ...saved.document, ...chosen });
  markSaved(savedOf(await putCobrand(saved, chosen)), isAll ? sent : saved.document);
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
    if (answered) await putCobrand(savedOf(answered), choice);
  };
  return <CobrandDialog chosen={chosen} onSave={answered ? keepInReport : keepInScenario} onClose={onClose} />;
}

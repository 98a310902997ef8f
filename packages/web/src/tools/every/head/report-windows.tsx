import { Suspense } from "react";
import { AttachWindow } from "../../../features/review/attach-window";
import { ShareWindows } from "../../../features/sharing/share-menu";
import { type Subject, townOf } from "../../../features/sharing/subject";
import { act } from "../../../lib/actions";
import { ApiError } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { useReplaceAddress } from "../../../lib/use-replace-address";
import type { WorkingReport } from "../../../scenario/document";
import { nameOfScenario, save } from "../../../scenario/saving/save";
import { savedOf } from "../../../scenario/store/saved-report";
import { differsFromSaved, useScenario } from "../../../scenario/store/store";
import { ScenarioCobrand } from "../cobrand-report";
import { downloadReport } from "../download-report";
import { samePageOf } from "../open-tool";
import { askForMissing } from "../saving/missing-asked";

const AttachReport = lazyWindow(
  async () => ({ default: (await import("../../../features/reports/attach-report")).AttachReport }),
  closeWindow,
);

export type ReportWindow = "send" | "download" | "attach" | "cobrand";

type Of = { _id: string; name: string };

const subjectOf = (document: WorkingReport, client: Of): Subject => ({
  reportID: document.id,
  tool: document.toolName,
  name: nameOfScenario(document),
  clientID: client._id,
  clientName: client.name,
  place: townOf(document.properties),
});

/** The windows of the open report. What was typed since its last save is saved before it is sent. */
export default function ReportWindows({ open, onClose: close }: { open: ReportWindow; onClose: () => void }) {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const changed = useScenario(differsFromSaved);
  const replaceAddress = useReplaceAddress();
  const saved = async (of: Of) => {
    if (!differsFromSaved(useScenario.getState())) return subjectOf(document, of);
    const outcome = await save();
    if (outcome.kind === "failed") throw new ApiError("failed", outcome.message);
    if (outcome.kind !== "saved") return null;
    void refreshApi("/v2/client/report");
    const { report, client: its } = outcome.answered;
    if (report.id !== document.id) replaceAddress(samePageOf(report.toolName, report.id));
    if (report.status !== "complete") return null;
    // Another scenario may be open by now.
    return subjectOf(savedOf(outcome.answered).document, its);
  };
  if (open === "cobrand")
    return (
      <Suspense fallback={null}>
        <ScenarioCobrand onClose={close} />
      </Suspense>
    );
  if (!client) return null;
  if (open === "attach")
    return (
      <Suspense fallback={null}>
        <AttachWindow attachReport={(part) => <AttachReport {...part} />} onClose={close} />
      </Suspense>
    );
  return (
    <ShareWindows
      open={open}
      onClose={close}
      subject={subjectOf(document, client)}
      basis={{ document, client }}
      changed={changed}
      saved={() => saved(client)}
      onBlocked={() => {
        const state = useScenario.getState();
        if (state.saved?.status === "draft" && !differsFromSaved(state)) return askForMissing();
        // The page's own save meets the same obstacle, and asks about it.
        act("mod+s");
      }}
      download={downloadReport}
    />
  );
}

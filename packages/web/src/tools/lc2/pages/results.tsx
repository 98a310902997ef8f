import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { type AttachPart, ResultsNavigator } from "../../../features/review/results-navigator";
import { ShareMenu } from "../../../features/sharing/share-menu";
import { type Subject, townOf } from "../../../features/sharing/subject";
import { openChecks } from "../../../forms/loan/checks/open-checks";
import { openLoan, openNewLoan } from "../../../forms/loan/window/open-loan";
import { act } from "../../../lib/actions";
import { ApiError } from "../../../lib/api/api-error";
import { refreshApi } from "../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { WhenPageRests } from "../../../lib/loading/page-rest";
import { mostLoans, type WorkingReport } from "../../../scenario/document";
import { nameOfScenario, save } from "../../../scenario/saving/save";
import { differsFromSaved, useScenario } from "../../../scenario/store/store";
import { CobrandScenario } from "../../every/cobrand-report";
import { downloadReport } from "../../every/download-report";
import { resultsOf } from "../paths";
import { ResultsScreen, ResultsSkeleton } from "../results/results-page";
import { ScenarioPage } from "./scenario-page";

const AttachReport = lazyWindow(
  async () => ({
    default: (await import("../../../features/reports/attach-report")).AttachReport,
  }),
  closeWindow,
);
const ScenarioIdeas = lazyWindow(async () => ({ default: (await import("./scenario-ideas")).ScenarioIdeas }));
const AdPlace = lazy(() => import("../../../features/promos/ad-place").catch(() => ({ default: () => null })));
const attachReport = (part: AttachPart) => (
  <Suspense fallback={null}>
    <AttachReport {...part} />
  </Suspense>
);

const actions = { onEdit: openLoan, onCheck: openChecks, onAdd: () => void openNewLoan(), most: mostLoans };

const ResultsPage = () => (
  <ScenarioPage page="results" loading={<ResultsSkeleton />}>
    <ResultsScreen
      navigator={
        <ResultsNavigator
          attachReport={attachReport}
          cobrand={<CobrandScenario />}
          share={<ShareScenario />}
          ideas={
            <WhenPageRests>
              <ScenarioIdeas />
            </WhenPageRests>
          }
        />
      }
      actions={actions}
    />
    <WhenPageRests>
      <AdPlace location="results" />
    </WhenPageRests>
  </ScenarioPage>
);

export default ResultsPage;

type Of = { _id: string; name: string };

const subjectOf = (document: WorkingReport, client: Of): Subject => ({
  reportID: document.id,
  tool: document.toolName,
  name: nameOfScenario(document),
  clientID: client._id,
  clientName: client.name,
  place: townOf(document.properties),
});

/** Sharing of the scenario that is open: what was typed since its last save is saved first. */
function ShareScenario() {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const changed = useScenario(differsFromSaved);
  const navigate = useNavigate();
  if (!client) return null;
  const saved = async () => {
    if (!differsFromSaved(useScenario.getState())) return subjectOf(document, client);
    const outcome = await save();
    if (outcome.kind === "failed") throw new ApiError("failed", outcome.message);
    if (outcome.kind !== "saved") return null;
    void refreshApi("/v2/client/reports");
    const { report, client: its } = outcome.answered;
    if (report.id !== document.id) navigate(resultsOf({ reportID: report.id }), { replace: true });
    if (report.status !== "complete")
      throw new ApiError("invalid", "The report is a draft now: fill in what is missing, then send it.");
    return subjectOf(useScenario.getState().document, its);
  };
  return (
    <ShareMenu
      subject={subjectOf(document, client)}
      changed={changed}
      saved={saved}
      // The page's own save meets the same obstacle, and asks about it.
      onBlocked={() => act("mod+s")}
      download={downloadReport}
    />
  );
}

import { lazy, Suspense } from "react";
import { type AttachPart, ResultsNavigator } from "../../../features/review/results-navigator";
import { openLoan, openNewLoan } from "../../../forms/loan/window/open-loan";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { WhenPageRests } from "../../../lib/loading/page-rest";
import { mostLoans } from "../../../scenario/document";
import { CobrandScenario } from "../../every/cobrand-report";
import { ResultsScreen, ResultsSkeleton } from "../results/results-page";
import { ScenarioPage } from "./scenario-page";
import { ShareScenario } from "./share-scenario";

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

const actions = { onEdit: openLoan, onAdd: () => void openNewLoan(), most: mostLoans };

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

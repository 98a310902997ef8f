import { lazy } from "react";
import { ResultsNavigator } from "../../../features/review/results-navigator";
import { openChecks } from "../../../forms/loan/checks/open-checks";
import { openLoan, openNewLoan } from "../../../forms/loan/window/open-loan";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { WhenPageLoaded, WhenPageRests } from "../../../lib/loading/page-rest";
import { whyFull } from "../../../scenario/edits/room";
import { useScenario } from "../../../scenario/store/store";
import { CobrandButton } from "../../every/cobrand-report";
import { openReportWindow, ReportButtonsOfPage } from "../../every/head/report-actions";
import { ScenarioPage } from "../../every/scenario-page";
import { ResultsScreen, ResultsSkeleton } from "../results/results-page";

const ScenarioIdeas = lazyWindow(async () => ({ default: (await import("./scenario-ideas")).ScenarioIdeas }));
const PromoCards = lazy(() =>
  import("../../../features/promos/cards/promo-cards").catch(() => ({ default: () => null })),
);
const AdPlace = lazy(() => import("../../../features/promos/ad-place").catch(() => ({ default: () => null })));

const actions = { onEdit: openLoan, onCheck: openChecks, onAdd: () => void openNewLoan() };

function ResultsPage() {
  const full = useScenario(({ document }) => whyFull(document));
  return (
    <ScenarioPage page="results" loading={<ResultsSkeleton />}>
      <ResultsScreen
        navigator={
          <ResultsNavigator
            onAttach={openReportWindow("attach")}
            cobrand={<CobrandButton onPress={openReportWindow("cobrand")} />}
            share={<ReportButtonsOfPage />}
            ideas={
              <WhenPageRests>
                <ScenarioIdeas />
              </WhenPageRests>
            }
          />
        }
        actions={{ ...actions, full }}
      />
      <WhenPageLoaded>
        <PromoCards location="results" className="mx-6 mb-8 max-w-[1000px] phone:mx-4" />
        <AdPlace location="results" />
      </WhenPageLoaded>
    </ScenarioPage>
  );
}

export default ResultsPage;

import { lazy, Suspense } from "react";
import { ResultsScreen } from "../../features/results/results-screen";
import { ResultsSkeleton } from "../../features/results/results-skeleton";
import { type AttachPart, ResultsNavigator } from "../../features/review/results-navigator";
import { openLoan, openNewLoan } from "../../forms/loan/window/open-loan";
import { closed, late } from "../../lib/loading/late";
import { WhenRested } from "../../lib/loading/when-rested";
import { mostLoans } from "../../scenario/document";
import { CobrandScenario } from "../cobrand-report";
import { OpenedScenario } from "../opened-scenario";
import { ShareScenario } from "../share-scenario";

const AttachReport = late(
  async () => ({
    default: (await import("../../features/reports/attach-report")).AttachReport,
  }),
  closed,
);
const ScenarioIdeas = late(async () => ({ default: (await import("../scenario-ideas")).ScenarioIdeas }));
const AdPlace = lazy(() => import("../../features/promos/ad-place").catch(() => ({ default: () => null })));
const attachReport = (part: AttachPart) => (
  <Suspense fallback={null}>
    <AttachReport {...part} />
  </Suspense>
);

const actions = { onEdit: openLoan, onAdd: () => void openNewLoan(), most: mostLoans };

export const ResultsRoute = () => (
  <OpenedScenario page="results" loading={<ResultsSkeleton />}>
    <ResultsScreen
      navigator={
        <ResultsNavigator
          attachReport={attachReport}
          cobrand={<CobrandScenario />}
          share={<ShareScenario />}
          ideas={
            <WhenRested>
              <ScenarioIdeas />
            </WhenRested>
          }
        />
      }
      actions={actions}
    />
    <WhenRested>
      <AdPlace location="results" />
    </WhenRested>
  </OpenedScenario>
);

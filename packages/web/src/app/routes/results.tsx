import { ResultsScreen } from "../../features/results/results-screen";
import { ResultsSkeleton } from "../../features/results/results-skeleton";
import { ResultsNavigator } from "../../features/review/results-navigator";
import { OpenedScenario } from "../opened-scenario";

export const ResultsRoute = () => (
  <OpenedScenario page="results" loading={<ResultsSkeleton />}>
    <ResultsScreen navigator={<ResultsNavigator />} />
  </OpenedScenario>
);

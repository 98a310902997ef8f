import { ResultsScreen } from "../../features/results/results-screen";
import { ResultsSkeleton } from "../../features/results/results-skeleton";
import { ResultsNavigator } from "../../features/review/results-navigator";
import { mostLoans } from "../../features/scenario/edits/loan-list-edits";
import { openLoan, openNewLoan } from "../../features/scenario/one-loan/open-loan";
import { OpenedScenario } from "../opened-scenario";

const actions = { onEdit: openLoan, onAdd: openNewLoan, most: mostLoans };

export const ResultsRoute = () => (
  <OpenedScenario page="results" loading={<ResultsSkeleton />}>
    <ResultsScreen navigator={<ResultsNavigator />} actions={actions} />
  </OpenedScenario>
);

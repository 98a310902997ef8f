import { ResultsScreen } from "../../features/results/results-screen";
import { ResultsNavigator } from "../../features/review/results-navigator";
import { ScenarioHead } from "../../features/scenario/head/scenario-head";
import { scenarioSlots } from "../scenario-slots";

export const ResultsRoute = () => (
  <ResultsScreen header={<ScenarioHead {...scenarioSlots} />} navigator={<ResultsNavigator />} />
);

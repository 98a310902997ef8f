import { ResultsScreen } from "../../features/results/results-screen";
import { ScenarioHead } from "../../features/scenario/head/scenario-head";
import { scenarioSlots } from "../scenario-slots";

/** The results below the tool's own head, which belongs to the scenario. */
export const ResultsRoute = () => <ResultsScreen header={<ScenarioHead {...scenarioSlots} />} />;

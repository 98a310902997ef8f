import type { ReactNode } from "react";
import { ResultsPage } from "./results-page";
import { useResults } from "./use-results";

/** The results of the scenario that is open; `navigator`: what can be done with the report as a whole. */
export const ResultsScreen = ({ navigator }: { navigator: ReactNode }) => (
  <ResultsPage {...useResults()} navigator={navigator} />
);

import type { ReactNode } from "react";
import type { LoanActions } from "../../../report/skins/screen/first-figures";
import { ResultsPage } from "./results-page";
import { useResults } from "./use-results";

type Props = {
  /** What can be done with the report as a whole. */
  navigator: ReactNode;
  actions: LoanActions;
};

/** The results of the scenario that is open. */
export const ResultsScreen = (around: Props) => <ResultsPage {...useResults()} {...around} />;

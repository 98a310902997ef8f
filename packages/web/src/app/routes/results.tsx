import { ResultsScreen } from "../../features/results/results-screen";

export const ResultsRoute = () => <ResultsScreen />;

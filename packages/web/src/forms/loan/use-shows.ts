import { comparedLoans } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import type { InputRow } from "./rows";

/** Whether a line speaks of anything that a loan of the scenario has. Without a loan every line would be empty. */
export const useShows = ({ has }: InputRow) => useScenario(({ document }) => !has || comparedLoans(document).some(has));

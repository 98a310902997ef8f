import { editorOf, resultsOf, scheduleOf } from "../../../lib/paths";
import { useScenario } from "../../../lib/scenario/store";
import type { Saving } from "../saving/use-save";

export type HeadProps = { saving: Saving; openList: () => void; openReinvestment: () => void };

/** The pages of the tool, on the report that is open. */
export function useTabs() {
  const id = useScenario((state) => state.document.id);
  return [
    { to: editorOf({ reportID: id }), label: "Scenario" },
    { to: resultsOf(id), label: "Results" },
    { to: scheduleOf(id), label: "Schedule" },
  ] as const;
}

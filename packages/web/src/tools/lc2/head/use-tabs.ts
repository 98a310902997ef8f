import { useSearchParams } from "react-router";
import { useScenario } from "../../../scenario/store/store";
import { editorOf, resultsOf, scheduleOf } from "../paths";
import type { Saving } from "../saving/use-save";

export type HeadProps = { saving: Saving; openList: () => void; openReinvestment: () => void };

/** The pages of the tool, on the report that the address names: what is open may still be another one while it is on its way. */
export function useTabs() {
  const [search] = useSearchParams();
  const opened = useScenario((state) => state.document.id);
  const id = search.get("reportID") ?? opened;
  return [
    { to: editorOf({ reportID: id }), label: "Scenario" },
    { to: resultsOf({ reportID: id }), label: "Results" },
    { to: scheduleOf({ reportID: id }), label: "Schedule" },
  ] as const;
}

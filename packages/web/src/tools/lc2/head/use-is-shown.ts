import { useSearchParams } from "react-router";
import { useScenario } from "../../../scenario/store/store";

/** Whether the store holds the scenario in the address. While that one is loading, nothing of another one is shown. */
export function useIsShown() {
  const [search] = useSearchParams();
  const asked = search.get("reportID");
  return useScenario((state) => asked === null || state.document.id === asked);
}

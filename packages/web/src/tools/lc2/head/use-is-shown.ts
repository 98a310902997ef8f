import { useSearchParams } from "react-router";
import { useScenario } from "../../../scenario/store/store";

/** Nothing of another scenario shows while the one that the address names is on its way. */
export function useIsShown() {
  const [search] = useSearchParams();
  const asked = search.get("reportID");
  return useScenario((state) => asked === null || state.document.id === asked);
}

import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { keepingQuery, toolPageOf } from "../../../lib/paths";
import { useScenario } from "../../../scenario/store/store";
import { tabsOf, useTool } from "../open-tool";
import type { Saving } from "../saving/use-save";

/** Below this width there is no room for the page tabs beside the names. */
export const narrow = "screen and (max-width: 920px)";

/** Below this width the names stand one above the other, and what is used least is behind a menu. */
export const tight = "screen and (max-width: 1200px)";

/** Whether there is anything to undo and anything to redo. */
export const useHistory = () => ({
  canUndo: useStore(useScenario.temporal, (past) => past.pastStates.length > 0),
  canRedo: useStore(useScenario.temporal, (past) => past.futureStates.length > 0),
});

/** Whether the store holds the scenario in the address. While that one is loading, nothing of another one is shown. */
export function useIsShown() {
  const [search] = useSearchParams();
  const asked = search.get("reportID");
  return useScenario((state) => asked === null || state.document.id === asked);
}

export type HeadProps = { saving: Saving; openList: () => void; openReinvestment: () => void };

/** The pages of the tool, on the report that the address names: what is open may still be another one while it is on its way. */
export function useTabs() {
  const [search] = useSearchParams();
  const opened = useScenario((state) => state.document.id);
  const id = search.get("reportID") ?? opened;
  const tool = useTool();
  return tabsOf(tool).map(({ path, tab }) => ({
    to: keepingQuery(toolPageOf(path, { tool: tool.key, reportID: id }), search),
    path,
    label: tab,
  }));
}

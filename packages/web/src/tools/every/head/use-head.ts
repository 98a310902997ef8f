import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { keepingQuery, toolPageOf } from "../../../lib/paths";
import { useScenario } from "../../../scenario/store/store";
import { tabsOf, useTool } from "../open-tool";
import type { Saving } from "../saving/use-save";

/** Below this width there is no room for the page tabs beside the names. */
export const narrow = "screen and (max-width: 920px)";

/** Below this width the names are one above the other, and the least used actions are behind a menu. */
export const tight = "screen and (max-width: 1200px)";

/** Tells whether there is anything to undo, and anything to redo. */
export const useHistory = () => ({
  canUndo: useStore(useScenario.temporal, (past) => past.pastStates.length > 0),
  canRedo: useStore(useScenario.temporal, (past) => past.futureStates.length > 0),
});

/** Tells whether the store holds the scenario in the address. While that one is loading, nothing of another one is shown. */
export function useIsShown() {
  const [search] = useSearchParams();
  const asked = search.get("reportID");
  return useScenario((state) => asked === null || state.document.id === asked);
}

export type HeadProps = {
  saving: Saving;
  /** Whether the scenario in the address is still on its way. */
  isLoading: boolean;
  openList: () => void;
  openReinvestment: () => void;
};

/** Returns the pages of the tool on the report in the address, because the open one may still be another while that is loading. */
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

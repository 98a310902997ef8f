import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { keepingQuery, toolPageOf } from "../../../lib/paths";
import { useScenario } from "../../../scenario/store/store";
import type { OpenState } from "../../../scenario/store/use-open-scenario";
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

/**
 * Tells whether the store holds the scenario of the page: the report in the address or, if it names none, the one that was opened. While that one
 * is loading, and if it cannot be had, nothing of another one is shown.
 */
export function useIsShown({ opening }: Pick<HeadProps, "opening">) {
  const [search] = useSearchParams();
  const asked = search.get("reportID");
  return useScenario((state) => (asked === null ? opening === "ready" : state.document.id === asked));
}

export type HeadProps = {
  saving: Saving;
  /** How far the page's scenario is: on its way, there, or not to be had. */
  opening: OpenState["state"];
  openList: () => void;
  openReinvestment: () => void;
};

/** Returns the pages of the tool on the report in the address, because the open one may still be another while that is loading. */
export function useTabs(props: Pick<HeadProps, "opening">) {
  const [search] = useSearchParams();
  const opened = useScenario((state) => state.document.id);
  const isShown = useIsShown(props);
  const id = search.get("reportID") ?? (isShown ? opened : null);
  const tool = useTool();
  return tabsOf(tool).map(({ path, tab }) => ({
    to: keepingQuery(toolPageOf(path, { tool: tool.key, reportID: id }), search),
    path,
    label: tab,
  }));
}

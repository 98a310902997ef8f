import { useStore } from "zustand";
import { useScenario } from "../../../scenario/store/store";

/** Whether there is anything to undo and anything to redo. */
export const useHistory = () => ({
  canUndo: useStore(useScenario.temporal, (past) => past.pastStates.length > 0),
  canRedo: useStore(useScenario.temporal, (past) => past.futureStates.length > 0),
});

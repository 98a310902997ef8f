import type { WorkingReport } from "../document";
import { useScenario } from "./store";

/** Writes what came from outside into the document. Nobody typed it, so it is no step of undo. */
export function changeFromOutside(change: (document: WorkingReport) => WorkingReport) {
  const past = useScenario.temporal.getState();
  past.pause();
  useScenario.setState(({ document }) => ({ document: change(document) }));
  past.resume();
}

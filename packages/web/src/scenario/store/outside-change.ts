import type { WorkingReport } from "../document";
import { useScenario } from "./store";

/** Writes values from an outside source into the document. Nobody typed them, so they are not a step of undo. */
export function changeFromOutside(change: (document: WorkingReport) => WorkingReport) {
  const past = useScenario.temporal.getState();
  past.pause();
  useScenario.setState(({ document }) => ({ document: change(document) }));
  past.resume();
}

import { useEffect } from "react";
import { beginIn } from "../../forms/fields/field-errors";
import type { WorkingReport } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";

/** Moves the focus to the first field of a report into which nothing was typed. @param find returns the key of that field; null if it is filled in */
export function useBeginIn(find: (document: WorkingReport) => string | null) {
  const id = useScenario(({ document }) => document.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
  useEffect(() => {
    const { document, opened, saved } = useScenario.getState();
    const key = saved || document !== opened.document ? null : find(document);
    if (key === null) return;
    // The page itself gets the focus when it is opened.
    const frame = requestAnimationFrame(() => beginIn(key));
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

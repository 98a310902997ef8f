import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import type { WorkingReport } from "../document";
import { useSettledScenario } from "../store/settled-scenario";
import type { Issue, Issues } from "./required-fields";
import { requiredIssues } from "./required-fields";

type Check = (document: WorkingReport) => Issues;

/** The check in use. The report's schema is large and is loaded after the screen; until then only the fields that figures need are checked. */
const useChecking = create<{ check: Check }>(() => ({ check: requiredIssues }));

const wholeCheck = codeOnDemand(async () => {
  const { allIssues } = await import("./whole-check");
  useChecking.setState({ check: allIssues });
});

/** Loads the whole check, which uses the server's schema. A failure is ignored: the next call tries again. */
export const loadWholeCheck = (): Promise<void> => wholeCheck().catch(() => {});

const issuesByDocument = new WeakMap<WorkingReport, { check: Check; issues: Issues }>();

/** Returns everything that is missing or wrong in a document. The answer is computed once for each state of the document. */
export function issuesOf(document: WorkingReport): Issues {
  const { check } = useChecking.getState();
  const found = issuesByDocument.get(document);
  if (found?.check === check) return found.issues;
  const issues = check(document);
  issuesByDocument.set(document, { check, issues });
  return issues;
}

/** Tells whether the whole check has loaded, and draws anew when it has. */
export const useIsWholeCheck = () => useChecking((state) => state.check !== requiredIssues);

/** Returns the issue of one field. It may follow the key press by a frame, so that the payment can come first. */
export function useIssue(key: string): Issue | null {
  // Subscribes to the check, so that the field is drawn again when the whole check has loaded.
  useChecking((state) => state.check);
  return useSettledScenario(useShallow(({ document }) => issuesOf(document).get(key) ?? null));
}

import { create } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import type { WorkingReport } from "../document";
import { useSettledScenario } from "../store/settled-scenario";
import type { Issue, Issues } from "./issue";
import { requiredIssues } from "./required-fields";

type Check = (document: WorkingReport) => Issues;

/** The report's own schema is large, so it comes after the screen: until then the fields that figures need are checked. */
const useChecking = create<{ check: Check }>(() => ({ check: requiredIssues }));

const wholeCheck = codeOnDemand(async () => {
  const { allIssues } = await import("./whole-check");
  useChecking.setState({ check: allIssues });
});

/** Brings the whole check, by the schema that the server uses too. Offline the next try may find the network again. */
export const loadWholeCheck = (): Promise<void> => wholeCheck().catch(() => {});

const issuesByDocument = new WeakMap<WorkingReport, { check: Check; issues: Issues }>();

/** All that is missing or wrong in a document; worked out once for each state of it. */
export function issuesOf(document: WorkingReport): Issues {
  const { check } = useChecking.getState();
  const found = issuesByDocument.get(document);
  if (found?.check === check) return found.issues;
  const issues = check(document);
  issuesByDocument.set(document, { check, issues });
  return issues;
}

/** What is missing or wrong at one field. Its sentence may come a frame after the key: the payment may not. */
export function useIssue(key: string): Issue | null {
  // Drawn again when the whole check has come.
  useChecking((state) => state.check);
  return useSettledScenario(useShallow(({ document }) => issuesOf(document).get(key) ?? null));
}

import { create } from "zustand";
import type { WorkingReport } from "./document";
import { requiredIssues } from "./required";
import { useScenario } from "./store";

/** `missing`: a required field is empty, which makes the report a draft. `wrong`: the report cannot be saved with it. */
export type Issue = { kind: "missing" | "wrong"; sentence: string };

/** By field: the id of what it belongs to and its name, "loan_1.rate". */
export type Issues = ReadonlyMap<string, Issue>;

type Check = (document: WorkingReport) => Issues;

/** The report's own schema is large, so it comes after the screen: until then the fields that figures need are checked. */
const useCheck = create<{ check: Check; whole: boolean }>(() => ({ check: requiredIssues, whole: false }));

let loading: Promise<void> | null = null;

/** Brings the whole check, by the schema that the server uses too. */
export function loadWholeCheck(): Promise<void> {
  loading ??= import("./whole-check").then(
    ({ allIssues }) => useCheck.setState({ check: allIssues, whole: true }),
    // Offline: the next try may find the network again.
    () => {
      loading = null;
    },
  );
  return loading;
}

const kept = new WeakMap<WorkingReport, { check: Check; issues: Issues }>();

/** All that is missing or wrong in a document; worked out once for each state of it. */
export function issuesOf(document: WorkingReport): Issues {
  const { check } = useCheck.getState();
  const found = kept.get(document);
  if (found?.check === check) return found.issues;
  const issues = check(document);
  kept.set(document, { check, issues });
  return issues;
}

/** What is missing or wrong at one field. */
export function useIssue(key: string): Issue | null {
  // Drawn again when the whole check has come.
  useCheck((state) => state.whole);
  return useScenario((state) => issuesOf(state.document).get(key) ?? null);
}

import { isExisting } from "../../scenario/document";
import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { useSettledScenario } from "../../scenario/store/settled";
import { useFieldError } from "../fields/view";

/** The first sentence about a mortgage or a debt, wrong values before missing ones: its window may be closed. */
export function useOwedError(): string | null {
  // Drawn again when the whole check has come.
  useIssue("debts");
  const key = useSettledScenario(({ document }) => {
    const ids = new Set([...document.loans.filter(isExisting), ...document.debts].map(({ id }) => id));
    const issues = [...issuesOf(document)].filter(([field]) => ids.has(field.split(".")[0]!));
    const [found] = issues.find(([, { kind }]) => kind === "wrong") ?? issues[0] ?? [null];
    return found;
  });
  return useFieldError(key ?? "");
}

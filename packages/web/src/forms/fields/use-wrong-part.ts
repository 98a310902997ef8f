import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { useSettledScenario } from "../../scenario/store/settled-scenario";

/**
 * Returns the field with an error, else the one that is missing, in a part of a loan that has a window of its own. The part's cell shows it, because the
 * window may be closed.
 * @param part "loan_1.ARM", with every field below it
 */
export function useWrongPart(part: string): string | null {
  // Subscribes to the check, so that the field is drawn again when the whole check has loaded.
  useIssue(part);
  return useSettledScenario(({ document }) => {
    const within = [...issuesOf(document)].filter(([key]) => key === part || key.startsWith(`${part}.`));
    const [found] = within.find(([, { kind }]) => kind === "wrong") ?? within[0] ?? [null];
    return found;
  });
}

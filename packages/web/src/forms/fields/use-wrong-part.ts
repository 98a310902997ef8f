import { issuesOf, useIssue } from "../../scenario/issues/issues";
import { useSettledScenario } from "../../scenario/store/settled-scenario";

/**
 * The field, somewhere in a part of a loan that has a window of its own, at which something is wrong or else missing. The
 * part's cell says it, or nobody would know where to look.
 * @param part  "loan_1.ARM", with every field below it
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

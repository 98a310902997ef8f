import { cx } from "../../../lib/class-names";
import { purchaseAnalysisEn } from "../../../report/purchase-analysis/words.en";
import type { ChapterState } from "./chapter-states";

const counts = purchaseAnalysisEn.counts;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "5 of 7 chapters are complete. Two need your input." */
export function standingOf(states: readonly Pick<ChapterState, "hidden" | "lacks">[]): string {
  const shown = states.filter(({ hidden }) => !hidden);
  const lacking = shown.filter(({ lacks }) => lacks).length;
  const complete = shown.length - lacking;
  if (shown.length === 0) return states.length > 0 ? "Every chapter is hidden." : "This analysis has no chapters yet.";
  if (lacking === 0)
    return shown.length === 1 ? "The chapter is complete." : `All ${shown.length} chapters are complete.`;
  if (shown.length === 1) return "The chapter needs your input.";
  const first = `${complete} of ${shown.length} chapters ${complete === 1 ? "is" : "are"} complete.`;
  return `${first} ${capital(counts[lacking] ?? String(lacking))} ${lacking === 1 ? "needs" : "need"} your input.`;
}

/** How many chapters are complete: in a sentence, and as a bar of one piece for each. */
export function Standing({ states }: { states: readonly ChapterState[] }) {
  const shown = states.filter(({ hidden }) => !hidden);
  return (
    <section aria-label="Where the analysis stands" className="px-6 pt-5 pb-4 phone:px-4">
      <h2 className="font-semibold text-hero tracking-[-.02em]" aria-live="polite">
        {standingOf(states)}
      </h2>
      <p className="mt-1 text-fg-2 text-md">
        All chapters share one home, one set of loans and one set of assumptions, so no two can disagree.
      </p>
      <div aria-hidden="true" className="mt-3 flex gap-1">
        {shown.map(({ kind, lacks }) => (
          <i
            key={kind}
            className={cx(
              "h-1.5 w-14 rounded-full phone:min-w-0 phone:flex-1",
              lacks ? "border border-warning" : "bg-accent",
            )}
          />
        ))}
      </div>
    </section>
  );
}

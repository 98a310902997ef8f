import { useEffect } from "react";
import { create } from "zustand";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { fetchWhenPageRests, whenIdle } from "../../../lib/loading/page-rest";
import { basisOf } from "../../../scenario/figures/loan-figures";
import { useScenario } from "../../../scenario/store/store";

const useCounts = create<{ byLoan: Readonly<Record<string, number>> }>(() => ({ byLoan: {} }));

/** Returns how many checks of a loan need attention; null until they are counted. */
export const useAttention = (id: string): number | null => useCounts(({ byLoan }) => byLoan[id] ?? null);

const attentionCode = codeOnDemand(() => import("./attention"));

/** Counts the checks once the page is at rest, and again in an idle moment after each change, so that no key waits for it. If the code cannot be loaded, the marks have no number. */
export function useCounting() {
  useEffect(() => {
    let isShown = true;
    let isDue = false;
    const count = () => {
      if (isDue) return;
      isDue = true;
      whenIdle(async () => {
        isDue = false;
        const code = await attentionCode().catch(() => null);
        if (code && isShown) useCounts.setState({ byLoan: code.attentionByLoan(basisOf(useScenario.getState())) });
      });
    };
    let forget: (() => void) | undefined;
    fetchWhenPageRests(() => {
      if (!isShown) return;
      count();
      forget = useScenario.subscribe(count);
    });
    return () => {
      isShown = false;
      forget?.();
    };
  }, []);
}

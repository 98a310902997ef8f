import { Suspense, useState } from "react";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { useScenario } from "../store/store";
import type { Across } from "./across";
import { standsTogether } from "./stands-together";

const acrossCode = codeOnDemand(() => import("./across"));
const AcrossQuestion = lazyWindow(
  () => import("./across-question"),
  ({ onCancel }) => onCancel(),
);

/**
 * Before a drawer keeps its changes: asks when they reach beyond the report. Where that cannot be told now, saving the
 * report will ask.
 * @param parts  ids of the loans and properties that the drawer changes
 */
export function useAcross(parts: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ across: Across; go: () => void } | null>(null);
  const ask = async (go: () => void) => {
    const state = useScenario.getState();
    if (!standsTogether(state.document)) return go();
    setBusy(true);
    const across = await acrossCode()
      .then(({ acrossOf }) => acrossOf(parts, state))
      .catch(() => null);
    setBusy(false);
    if (across) setAsked({ across, go });
    else go();
  };
  return {
    busy,
    ask,
    question: asked && (
      <Suspense fallback={null}>
        <AcrossQuestion across={asked.across} onCancel={() => setAsked(null)} onAgreed={asked.go} />
      </Suspense>
    ),
  };
}

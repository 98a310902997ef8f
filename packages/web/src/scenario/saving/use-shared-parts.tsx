import { Suspense, useState } from "react";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { mayShareParts } from "../document";
import { useScenario } from "../store/store";
import type { SharedParts } from "./shared-parts";

const sharedPartsCode = codeOnDemand(() => import("./shared-parts"));
const SharedPartsQuestion = lazyWindow(
  () => import("./shared-parts-question"),
  ({ onCancel }) => onCancel(),
);

/** Asks before a drawer keeps changes that affect other reports. If that is not known now, saving the report will ask. @param parts ids of the loans and properties that the drawer changes */
export function useSharedParts(parts: readonly string[]) {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ shared: SharedParts; go: () => void } | null>(null);
  const ask = async (go: () => void) => {
    const state = useScenario.getState();
    if (!mayShareParts(state.document)) return go();
    setBusy(true);
    const shared = await sharedPartsCode()
      .then(({ sharedPartsOf }) => sharedPartsOf(parts, state))
      .catch(() => null);
    setBusy(false);
    if (shared) setAsked({ shared, go });
    else go();
  };
  return {
    busy,
    ask,
    question: asked && (
      <Suspense fallback={null}>
        <SharedPartsQuestion shared={asked.shared} onCancel={() => setAsked(null)} onAgreed={asked.go} />
      </Suspense>
    ),
  };
}

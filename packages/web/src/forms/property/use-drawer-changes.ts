import { useState } from "react";
import type { WorkingReport } from "../../scenario/document";
import { putBackProperties } from "../../scenario/edits/place-edits";
import { removeProperty } from "../../scenario/edits/property-edits";
import { sameDocument } from "../../scenario/same-document";
import { edit, useScenario } from "../../scenario/store/store";

/** What a drawer may change: a home price that came from outside meanwhile is no change of the officer's. */
const typed = (document: WorkingReport): WorkingReport => ({ ...document, outside: {} });

/** Since the drawer was opened, what was typed counts at once and can be given up as one. */
export function useDrawerChanges(id: string, isNew: boolean) {
  const [before] = useState(() => useScenario.getState().document);
  const differs = () => {
    const { document } = useScenario.getState();
    const { properties, loans } = document;
    if (properties === before.properties && loans === before.loans) return false;
    return !sameDocument(typed({ ...before, properties, loans }), typed(before));
  };
  const discard = () =>
    edit(null, (document) => {
      const restored = putBackProperties(before)(document);
      return isNew ? removeProperty(id)(restored) : restored;
    });
  return { differs, discard };
}

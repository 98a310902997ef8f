import type { ReportLine } from "@highway/core/reports/schema";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { nameInNotice, notify } from "../../lib/notify";
import type { SavedScenario } from "./use-saved-scenarios";

type PendingLoad = {
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
  onClose: () => void;
};

type Loadable = Pick<ReportLine, "id" | "clientID" | "clientName">;

/** Loads a scenario. Where it belongs to another client than the one at hand, it asks first and then switches. */
export function useLoading({ clientID, onLoad, onClose }: PendingLoad) {
  const [loading, setLoading] = useState<string | null>(null);
  const [switching, setSwitching] = useState<Loadable | null>(null);
  /** Only the last press counts: an earlier one, or one whose list was closed meanwhile, opens nothing any more. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );
  const read = async ({ id }: Loadable) => {
    asked.current += 1;
    const turn = asked.current;
    setSwitching(null);
    setLoading(id);
    const scenario = await readScenario(id);
    if (turn !== asked.current) return;
    setLoading(null);
    if (!scenario) return;
    onLoad(scenario);
    notify.success(`${nameInNotice(scenario.report.name)} loaded.`);
    onClose();
  };
  const load = (scenario: Loadable) => {
    if (clientID !== null && scenario.clientID !== clientID) setSwitching(scenario);
    else void read(scenario);
  };
  return {
    load,
    loading,
    switching,
    confirmSwitch: () => switching && void read(switching),
    cancelSwitch: () => setSwitching(null),
  };
}

/** Reads a scenario as it stands now, since the list may be older. Answers null when it could not be read, after telling the officer. */
async function readScenario(id: string): Promise<SavedScenario | null> {
  try {
    const [scenario] = await call("GET /v2/client/reports/{id}", { path: { id } });
    return scenario;
  } catch {
    notify.error("Failed to load scenario.");
    return null;
  }
}

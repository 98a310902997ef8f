import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { notify } from "../../lib/notify";
import type { SavedScenario } from "./saved-scenario";

type Asked = {
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
  onClose: () => void;
};

/** Loading a scenario: one of another client than the one at hand asks first, then switches. */
export function useLoading({ clientID, onLoad, onClose }: Asked) {
  const [loading, setLoading] = useState<string | null>(null);
  const [switching, setSwitching] = useState<SavedScenario | null>(null);
  /** The press that counts: one before it, or whose list was closed meanwhile, takes nobody to its scenario any more. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );
  const read = async ({ report }: SavedScenario) => {
    asked.current += 1;
    const turn = asked.current;
    setSwitching(null);
    setLoading(report.id);
    const scenario = await readScenario(report.id);
    if (turn !== asked.current) return;
    setLoading(null);
    if (!scenario) return;
    onLoad(scenario);
    notify.success(`${scenario.report.name} loaded.`);
    onClose();
  };
  const load = (scenario: SavedScenario) => {
    if (clientID !== null && scenario.client._id !== clientID) setSwitching(scenario);
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

/** Reads a scenario as it stands now: the list may be older. Null when it could not be read, which has been said. */
async function readScenario(id: string): Promise<SavedScenario | null> {
  try {
    const [scenario] = await call("GET /v2/client/reports/{id}", { path: { id } });
    return scenario;
  } catch {
    notify.error("Failed to load scenario.");
    return null;
  }
}

import { call } from "../../lib/api/api";
import { notify } from "../../lib/notify";
import type { SavedScenario } from "./saved-scenario";

/** Reads a scenario as it stands now: the list may be older. Null when it could not be read, which has been said. */
export async function readScenario(id: string): Promise<SavedScenario | null> {
  try {
    const [scenario] = await call("GET /v2/client/reports/{id}", { path: { id } });
    return scenario;
  } catch {
    notify.error("Failed to load scenario.");
    return null;
  }
}

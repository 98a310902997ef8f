import { sameParts } from "@highway/core/platform/pure/same-parts";
import { toolNames } from "@highway/core/tools/pure/names";
import { call } from "../../lib/api/api";
import { mayShareParts } from "../document";
import { type ScenarioState, useScenario } from "../store/store";

/** For each loan or property that the officer agreed to change everywhere, the `lastUpdated` of the report at that time. */
const agreedStates = new Map<string, string>();

export function agree(parts: readonly string[]) {
  const { saved } = useScenario.getState();
  if (saved) for (const part of parts) agreedStates.set(part, saved.lastUpdated);
}

/** The parts that a change would also change in other reports, and the tools of those reports. */
export type SharedParts = { parts: string[]; tools: string[] };

/**
 * Returns which of these loans and properties (ids) other reports share, so that a save would change them there; null for none. Parts to which the
 * officer has agreed since the last save are left out.
 */
export async function sharedPartsOf(parts: readonly string[], { saved }: ScenarioState): Promise<SharedParts | null> {
  const open = parts.filter((part) => saved && agreedStates.get(part) !== saved.lastUpdated);
  if (!saved || open.length === 0) return null;
  const collections = await call("GET /v2/client/reports/{id}/in-common", { path: { id: saved.document.id } });
  const reached = collections.map(({ tool, loans, properties }) => ({
    tool,
    parts: open.filter(
      (part) => loans.includes(part) || properties.includes(part) || (tool === "pa" && isAssumed(part)),
    ),
  }));
  const inUse = reached.filter(({ parts }) => parts.length > 0);
  if (inUse.length === 0) return null;
  return {
    parts: [...new Set(inUse.flatMap(({ parts }) => parts))],
    tools: [...new Set(inUse.map(({ tool }) => toolNames[tool]))],
  };
}

/** The assumptions that the chapters of a purchase analysis share, and its county. */
const assumedParts = ["assumptions", "waiting", "reportCard"] as const;
const isAssumed = (part: string) => assumedParts.some((each) => each === part);

/** Lists the loans, properties and assumptions that differ from the last save. */
export function changedParts({ document, saved }: ScenarioState): string[] {
  if (!saved) return [];
  const before = saved.document;
  const changed = (now: readonly { id: string }[], then: readonly { id: string }[]) =>
    now.flatMap((part) => {
      const known = then.find(({ id }) => id === part.id);
      return known && !sameParts(known, part) ? part.id : [];
    });
  const assumed = mayShareParts(document)
    ? assumedParts.filter((part) => !sameParts(before[part], document[part]))
    : [];
  return [...changed(document.loans, before.loans), ...changed(document.properties, before.properties), ...assumed];
}

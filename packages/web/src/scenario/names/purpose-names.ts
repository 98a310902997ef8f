import { scenarioTypeNames } from "@highway/engine/scenario/schema/report";
import type { ScenarioType } from "../document";

/** What a scenario is for, in the order it is offered in. */
export const scenarioTypes = Object.entries(scenarioTypeNames).map(([type, name]) => ({
  type: type as ScenarioType,
  name,
}));

export const purposeName = (type: ScenarioType): string => scenarioTypeNames[type] ?? type;

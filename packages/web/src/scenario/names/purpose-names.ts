import type { ToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool, toolNames } from "@highway/core/tools/pure/names";
import { scenarioTypeNames } from "@highway/engine/scenario/schema/report";
import type { ScenarioType } from "../document";

/** What a scenario is for, in the order it is offered in. */
export const scenarioTypes = Object.entries(scenarioTypeNames).map(([type, name]) => ({
  type: type as ScenarioType,
  name,
}));

/** What a list shows as the type of a report: its purpose, or its tool where that is not the comparison. */
export const reportTypeName = ({ toolName, type }: { toolName: ToolKey; type: ScenarioType }): string =>
  toolName === defaultTool ? purposeName(type) : toolNames[toolName];

export const purposeName = (type: ScenarioType): string => scenarioTypeNames[type] ?? type;

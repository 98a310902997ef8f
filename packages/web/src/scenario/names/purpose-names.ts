import type { ToolKey } from "@highway/core/tools/keys.schema";
import { defaultTool, toolNames } from "@highway/core/tools/pure/names";
import { scenarioTypeNames } from "@highway/engine/scenario/schema/report";
import type { ScenarioType } from "../document";

/** The purposes of a scenario, in the order of their list. */
export const scenarioTypes = Object.entries(scenarioTypeNames).map(([type, name]) => ({
  type: type as ScenarioType,
  name,
}));

/** Returns the type of a report in lists: its purpose, or its tool if that is not the comparison. */
export const reportTypeName = ({ toolName, type }: { toolName: ToolKey; type: ScenarioType }): string =>
  toolName === defaultTool ? purposeName(type) : toolNames[toolName];

export const purposeName = (type: ScenarioType): string => scenarioTypeNames[type] ?? type;

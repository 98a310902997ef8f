import type { ScenarioType } from "../document";

/** What a scenario is for, in the order it is offered in. */
export const scenarioTypes: readonly { type: ScenarioType; name: string }[] = [
  { type: "purchase", name: "Purchase" },
  { type: "moveup", name: "Move-up" },
  { type: "refinance", name: "Refinance" },
];

export const purposeName = (type: ScenarioType): string =>
  scenarioTypes.find((each) => each.type === type)?.name ?? type;

import type * as z from "zod/mini";
import { today } from "../../platform/clock";
import { calculateExplained } from "../../scenario/explain";
import type { CalculateOptions, FigureName, ScenarioResult } from "../../scenario/types";
import type { ScenarioInput } from "../scenario.schema";

/** Every figure of a scenario; today's rules apply unless it names a day. */
export const calculateScenario = (
  scenario: z.output<typeof ScenarioInput>,
  options: CalculateOptions & { explain?: readonly FigureName[] },
): ScenarioResult => calculateExplained({ ...scenario, asOf: scenario.asOf ?? today() }, options);

import type { Scenario } from "@highway/engine/scenario/schema/types";
import { today } from "../platform/clock";
import { futureDates } from "./pure/parts-checks";
import { refuse } from "./refuse";
import type { DoorScenario } from "./scenario.schema";

/**
 * Sets the day of a scenario: today's rules apply unless it names a day.
 * @throws UserFacingError invalid, when a home is bought after it
 */
export function withDate(scenario: DoorScenario): Scenario {
  const asOf = scenario.asOf ?? today();
  refuse(futureDates(scenario, asOf));
  return { ...scenario, asOf };
}

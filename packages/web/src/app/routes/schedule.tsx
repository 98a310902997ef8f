import { ScenarioHead } from "../../features/scenario/head/scenario-head";
import { ScheduleScreen } from "../../features/schedule/schedule-screen";
import { scenarioSlots } from "../scenario-slots";

export const ScheduleRoute = () => <ScheduleScreen header={<ScenarioHead {...scenarioSlots} />} />;

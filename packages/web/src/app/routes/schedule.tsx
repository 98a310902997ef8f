import { ScheduleScreen } from "../../features/schedule/schedule-screen";
import { ScheduleSkeleton } from "../../features/schedule/schedule-skeleton";
import { OpenedScenario } from "../opened-scenario";

export const ScheduleRoute = () => (
  <OpenedScenario page="amortization schedule" loading={<ScheduleSkeleton />}>
    <ScheduleScreen />
  </OpenedScenario>
);

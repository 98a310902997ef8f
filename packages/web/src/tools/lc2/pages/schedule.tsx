import { ScheduleScreen } from "../../../features/schedule/schedule-screen";
import { ScheduleSkeleton } from "../../../features/schedule/schedule-skeleton";
import { ScenarioPage } from "./scenario-page";

const SchedulePage = () => (
  <ScenarioPage page="amortization schedule" loading={<ScheduleSkeleton />}>
    <ScheduleScreen />
  </ScenarioPage>
);

export default SchedulePage;

import { ScheduleScreen, ScheduleSkeleton } from "../../../features/schedule/schedule-screen";
import { ScenarioPage } from "../../every/scenario-page";

const SchedulePage = () => (
  <ScenarioPage page="amortization schedule" loading={<ScheduleSkeleton />}>
    <ScheduleScreen />
  </ScenarioPage>
);

export default SchedulePage;

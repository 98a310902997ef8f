import { lazy, Suspense } from "react";
import { ScheduleSkeleton } from "./schedule-skeleton";
import { useSchedules } from "./use-schedules";

/** Asked for beside the page that reads the report, not after it. */
const page = import("./schedule-page");
const SchedulePage = lazy(async () => ({ default: (await page).SchedulePage }));

/** The amortization schedule of the scenario that is open. */
export const ScheduleScreen = () => (
  <Suspense fallback={<ScheduleSkeleton />}>
    <SchedulePage schedules={useSchedules()} />
  </Suspense>
);

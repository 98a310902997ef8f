import { lazy, Suspense } from "react";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { useSchedules } from "./use-schedules";

/** The code is asked for beside the page that reads the report, not after it. */
const page = import("./schedule-page");
const SchedulePage = lazy(async () => ({ default: (await page).SchedulePage }));

/** The amortization schedule of the scenario that is open. */
export const ScheduleScreen = () => (
  <Suspense fallback={<ScheduleSkeleton />}>
    <SchedulePage schedules={useSchedules()} />
  </Suspense>
);

const skeletonLines = Array.from({ length: 16 }, (_, at) => at);
const skeletonFigures = [0, 1, 2, 3];

/** Holds the place of the page until its scenario has arrived: what is above the table, its heads, then lines. */
export const ScheduleSkeleton = () => (
  <Skeleton label="Loading the schedule" className="flex-1">
    <div className="flex h-14 items-center gap-4 px-6 phone:px-4">
      <Bone className="h-7 w-36" />
      <Bone className="h-7 w-24" />
      <Bone className="h-7 w-24" />
    </div>
    <div className="border-line border-y">
      {skeletonLines.map((line) => (
        <div key={line} className="grid h-8 grid-cols-5 items-center gap-6 px-6 phone:px-4">
          <Bone className="h-3 w-16" />
          {skeletonFigures.map((figure) => (
            <Bone key={figure} className="ml-auto h-3 w-20 phone:w-10" />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
);

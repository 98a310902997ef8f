import { Bone, Skeleton } from "../../ui/page/skeleton";

const lines = Array.from({ length: 16 }, (_, at) => at);
const figures = [0, 1, 2, 3];

/** The page before its scenario has arrived: what is above the table, its heads, then lines. */
export const ScheduleSkeleton = () => (
  <Skeleton label="Loading the schedule" className="flex-1">
    <div className="flex h-14 items-center gap-4 px-6 phone:px-4">
      <Bone className="h-7 w-36" />
      <Bone className="h-7 w-24" />
      <Bone className="h-7 w-24" />
    </div>
    <div className="border-line border-y">
      {lines.map((line) => (
        <div key={line} className="grid h-8 grid-cols-5 items-center gap-6 px-6 phone:px-4">
          <Bone className="h-3 w-16" />
          {figures.map((figure) => (
            <Bone key={figure} className="ml-auto h-3 w-20 phone:w-10" />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
);

import { Bone, Skeleton } from "../../../ui/page/skeleton";

const figures = [0, 1, 2, 3];
const lines = Array.from({ length: 14 }, (_, i) => i);

/** The page before its scenario has arrived: four figures of four loans, then lines. */
export const ResultsSkeleton = () => (
  <Skeleton label="Loading results" className="flex-1">
    <div className="border-line border-b px-6 py-4">
      {figures.map((line) => (
        <div key={line} className="grid h-10 grid-cols-5 items-center gap-6">
          <Bone className="h-3 w-24" />
          {figures.map((loan) => (
            <Bone key={loan} className="ml-auto h-5 w-20 phone:w-12" />
          ))}
        </div>
      ))}
    </div>
    <div className="px-6 pt-6">
      <Bone className="mb-4 h-4 w-32" />
      {lines.map((line) => (
        <div key={line} className="grid h-row-compact grid-cols-5 items-center gap-6">
          <Bone className="h-3 w-28" />
          {figures.map((loan) => (
            <Bone key={loan} className="ml-auto h-3 w-16 phone:w-10" />
          ))}
        </div>
      ))}
    </div>
  </Skeleton>
);

import { Bone, Skeleton } from "../../ui/page/skeleton";

export const RecentSkeleton = () => (
  <Skeleton label="Loading scenarios" className="pb-1">
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex min-h-13 items-center gap-3 border-line border-t px-5">
        <span className="flex flex-1 flex-col gap-1.5">
          <Bone className="h-3 w-40" />
          <Bone className="h-2 w-24" />
        </span>
        <Bone className="h-3 w-20 phone:hidden" />
        <Bone className="h-5 w-20 rounded-full" />
      </div>
    ))}
  </Skeleton>
);

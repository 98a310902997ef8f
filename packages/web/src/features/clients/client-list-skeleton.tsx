import { Bone, Skeleton } from "../../ui/page/skeleton";

export const ClientListSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Skeleton label="Loading clients">
    <div className="h-[33px] border-line border-b bg-canvas phone:hidden" />
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} className="flex h-11 items-center gap-3 border-line border-b px-6 phone:h-16 phone:px-4">
        <Bone round className="size-6" />
        <Bone className="h-3 w-40" />
        <Bone className="ml-auto h-3 w-52 phone:hidden" />
        <Bone className="ml-24 h-3 w-32 phone:hidden" />
        <Bone className="ml-12 h-3 w-20 phone:hidden" />
      </div>
    ))}
  </Skeleton>
);

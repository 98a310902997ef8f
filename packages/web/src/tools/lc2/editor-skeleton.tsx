import { Bone, Skeleton } from "../../ui/page/skeleton";

const rows = Array.from({ length: 13 }, (_, row) => row);

/** The strip and the grid where they will stand. */
export const EditorSkeleton = () => (
  <Skeleton label="Loading the scenario">
    <div className="flex h-27 flex-col gap-3 border-line border-b bg-canvas px-6 py-3">
      <Bone className="h-3.5 w-64" />
      <Bone className="h-7 w-full max-w-[520px]" />
    </div>
    <div className="flex h-10.5 items-center gap-16 border-line border-b px-6">
      <Bone className="h-3 w-16" />
      <Bone className="h-3 w-32" />
      <Bone className="h-3 w-32" />
    </div>
    {rows.map((row) => (
      <div key={row} className="flex h-row-compact items-center gap-16 border-line border-b px-6">
        <Bone className="h-3 w-28" />
        <Bone className="h-3 w-24" />
        <Bone className="h-3 w-24" />
      </div>
    ))}
  </Skeleton>
);

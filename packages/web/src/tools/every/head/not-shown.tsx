import { Bone, Skeleton } from "../../../ui/page/skeleton";

/** In place of the names while the scenario in the address is not there: still on its way, or not to be had. The page below says why. */
export const NotShown = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <Skeleton label="Loading the scenario" className="flex items-center">
      <span className="flex gap-6">
        <Bone className="h-3 w-28" />
        <Bone className="h-3 w-32" />
      </span>
    </Skeleton>
  ) : (
    <span className="truncate text-fg-2">Scenario not loaded</span>
  );

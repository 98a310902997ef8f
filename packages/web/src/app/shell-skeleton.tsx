import { cx } from "../lib/class-names";
import { BrandMark } from "../ui/brand";
import { Bone, Skeleton } from "../ui/page/skeleton";

/** The news above the head of every page, on a screen: its place is there before the first news is. An alert has a place on a phone too. */
export const tickerClass =
  "h-ticker shrink-0 overflow-hidden border-line border-b bg-canvas phone:hidden phone:in-data-market-alert:block print:hidden in-data-page-notice:invisible touch:visible";

/** Whether the page has said already that it loads: React puts the same words in place of the page's own, and they do not go away meanwhile. */
const isLong = () => typeof document !== "undefined" && performance.now() > 2000;

/** The frame while the first answer is on its way: the rail and the head stand where they will. The build puts it into the page itself. */
export function ShellSkeleton() {
  return (
    <div className="flex min-h-dvh">
      <div className="flex w-rail shrink-0 flex-col gap-4 border-line border-r bg-canvas px-2 py-3 phone:hidden">
        <span className="flex h-7 items-center gap-2 px-2 font-semibold text-md tracking-tight max-rail:justify-center">
          <BrandMark />
          <span className="max-rail:hidden">Highway</span>
        </span>
        <Skeleton className="flex flex-col gap-3 px-2">
          <Bone className="mb-4 h-4 w-full" />
          <Bone className="mb-4 h-4 w-full" />
          <Bone className="h-4 w-full" />
        </Skeleton>
      </div>
      <div className="flex-1">
        <div className={tickerClass} />
        <div className="flex h-head items-center gap-2 border-line border-b px-4 font-semibold text-md tracking-tight phone:h-14">
          <BrandMark className="hidden phone:block" />
          <span className="hidden phone:inline">Highway</span>
        </div>
        <p className={cx("px-4 py-6 text-fg-3", !isLong() && "animate-after-2s")}>
          Loading Highway. On a slow connection this can take half a minute.
        </p>
      </div>
    </div>
  );
}

import { cx } from "../lib/class-names";

/** One grey bar, the size of what will stand there. */
export const Bone = ({ className }: { className?: string }) => (
  <span className={cx("block animate-shimmer rounded-xs bg-sunken dark:bg-hover", className ?? "h-3 w-24")} />
);

/** Stands in for content that has not arrived. It shows itself only after 200 ms, and is read out as one word. */
export function Skeleton({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" aria-label={label} className={cx("animate-late", className)}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

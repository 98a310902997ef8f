import { cx } from "../../lib/class-names";

/** Draws a gray bar of the size of the content that is loading; `round` for a picture. */
export const Bone = ({ className = "h-3 w-24", round = false }: { className?: string; round?: boolean }) => (
  <span
    className={cx("block animate-shimmer bg-sunken dark:bg-hover", round ? "rounded-full" : "rounded-xs", className)}
  />
);

/** A placeholder for content that is loading. It appears only after 200 ms, and is read out as one word. */
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

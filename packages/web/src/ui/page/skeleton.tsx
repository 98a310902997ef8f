import { cx } from "../../lib/class-names";

/** Draws one gray bar of the size of what will stand there; `round` for a picture. */
export const Bone = ({ className = "h-3 w-24", round = false }: { className?: string; round?: boolean }) => (
  <span
    className={cx("block animate-shimmer bg-sunken dark:bg-hover", round ? "rounded-full" : "rounded-xs", className)}
  />
);

/** Stands in for content that has not arrived. The skeleton shows itself only after 200 ms, and is read out as one word. */
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

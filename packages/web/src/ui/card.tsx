import type { ReactNode } from "react";
import { cx } from "../lib/class-names";

/** Frames a titled section of a page. */
export function Card({
  title,
  aside,
  flush = false,
  className,
  children,
}: {
  title: string;
  aside?: ReactNode;
  /** Whether the content brings its own edges, as a table does. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx("min-w-0 rounded-lg border border-line bg-surface shadow-card", className)}>
      <header className="flex min-h-12 items-center justify-between gap-3 px-5 pt-1 touch:min-h-14">
        <h2 className="font-semibold text-h2">{title}</h2>
        {aside}
      </header>
      <div className={flush ? "" : "px-5 pb-5"}>{children}</div>
    </section>
  );
}

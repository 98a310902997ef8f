import { type ReactNode, useId } from "react";
import { cx } from "../../../lib/class-names";

type Props = {
  /** What the officer's list of views calls it. */
  name: string;
  title: string;
  lead?: string;
  isSide?: boolean;
  className?: string;
  children: ReactNode;
};

/** One card of the page. */
export function Section({ name, title, lead, isSide = false, className, children }: Props) {
  const id = useId();
  return (
    <section
      data-section={name}
      aria-labelledby={id}
      className={cx(
        "break-inside-avoid rounded-card border border-paper-line bg-surface p-5 shadow-paper tiny:p-4",
        !isSide && "wide:p-7",
        className,
      )}
    >
      <h2 id={id} className={cx("text-h1 tracking-[-.012em]", isSide && "wide:text-first")}>
        {title}
      </h2>
      {lead && <p className={cx("mt-1 text-fg-2", isSide && "wide:text-md")}>{lead}</p>}
      {children}
    </section>
  );
}

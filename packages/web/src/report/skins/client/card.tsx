import { type ReactNode, useId } from "react";
import { cx } from "../../../lib/class-names";
import type { Column } from "../../columns";
import { LoanBadge } from "./loan-badge";

type Props = {
  /** The key by which the officer's list of views names it. */
  name: string;
  title: string;
  lead?: string;
  /** The one loan that it is about. */
  of?: Column;
  isSide?: boolean;
  className?: string;
  children: ReactNode;
};

/** One card of the page. */
export function Card({ name, title, lead, of, isSide = false, className, children }: Props) {
  const id = useId();
  return (
    <section
      data-section={name}
      aria-labelledby={id}
      className={cx(
        "min-w-0 break-inside-avoid rounded-card border border-paper-line bg-surface p-4 shadow-paper",
        !isSide && "@min-[640px]:p-7",
        className,
      )}
    >
      <div className={cx(of && "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5")}>
        {of && <LoanBadge column={of} />}
        <h2 id={id} className={cx("font-semibold text-h1 tracking-[-.012em] text-balance", isSide && "wide:text-h2")}>
          {title}
        </h2>
      </div>
      {lead && <p className={cx("mt-1 text-fg-2", isSide && "wide:text-note")}>{lead}</p>}
      {children}
    </section>
  );
}

/** Rows that elsewhere have room on both sides, flush with the words of the card. */
export const CardRows = ({ children }: { children: ReactNode }) => <div className="mt-3 *:px-0!">{children}</div>;

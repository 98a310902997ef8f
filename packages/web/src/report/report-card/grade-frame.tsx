import type { Letter } from "@highway/engine/tools/report-card/percentiles";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";

/** A letter in its box. A and B are tinted; a C is not a warning. */
const LetterBox = ({ letter }: { letter: Letter | null }) => (
  <span
    className={cx(
      "flex size-9 shrink-0 items-center justify-center rounded-md font-semibold text-first",
      letter === "A" || letter === "B"
        ? "bg-accent-soft text-accent-text"
        : letter
          ? "bg-sunken text-fg"
          : "border border-line text-fg-3",
    )}
  >
    {letter ?? <span aria-hidden="true">—</span>}
  </span>
);

type Props = { letter: Letter | null; title: ReactNode; figure: ReactNode; says: ReactNode; children?: ReactNode };

/** A figure with its letter and its meaning. */
export const GradeFrame = ({ letter, title, figure, says, children }: Props) => (
  <>
    <div className="flex items-start gap-3">
      <LetterBox letter={letter} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="font-semibold text-md">{title}</h3>
          {figure}
        </div>
        <p className="max-w-[48ch] text-fg-2">{says}</p>
      </div>
    </div>
    {children}
  </>
);

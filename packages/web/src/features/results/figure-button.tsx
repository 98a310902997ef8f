import type { FigureName } from "@highway/core/scenario/types";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import type { Column } from "./column";
import { figureID, useWorking } from "./use-working";

type Props = { column: Column; figure: FigureName; children: ReactNode };

/** A figure that stands among words. A press shows its working. */
export function FigureButton({ column, figure, children }: Props) {
  const { open, toggle, readOnly } = useWorking();
  const opens = { loanID: column.id, figure };
  const shown = open !== null && figureID(open) === figureID(opens);
  if (readOnly) return <span>{children}</span>;
  return (
    <button
      type="button"
      data-figure={figureID(opens)}
      aria-expanded={shown}
      title="Show the working"
      onClick={() => toggle(opens)}
      className={cx("min-h-6 rounded-xs text-left hover:underline", shown && "bg-accent-soft")}
    >
      {children}
    </button>
  );
}

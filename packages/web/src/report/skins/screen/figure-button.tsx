import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import type { Column } from "../../columns";
import type { Explained } from "../../row";
import { figureID, openedBy, useWorking } from "./use-working";

type Props = Explained & { column: Column; tabIndex?: number; children: ReactNode };

/** A figure that stands among words. A press shows its working. */
export function FigureButton({ column, tabIndex, children, ...line }: Props) {
  const { open, toggle, readOnly } = useWorking();
  const opens = openedBy(line, column);
  if (readOnly || !opens) return <span>{children}</span>;
  const shown = open !== null && figureID(open) === figureID(opens);
  return (
    <button
      type="button"
      data-figure={figureID(opens)}
      aria-expanded={shown}
      title="How this is calculated"
      tabIndex={tabIndex}
      onClick={() => toggle(opens)}
      className={cx(
        "min-h-6 rounded-xs text-left hover:underline touch:relative touch:after:absolute touch:after:inset-x-0 touch:after:-inset-y-2.5",
        shown && "bg-accent-soft",
      )}
    >
      {children}
    </button>
  );
}

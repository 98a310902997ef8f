import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import type { Column } from "../../columns";
import type { Explained } from "../../row";
import { useOpener } from "./use-working";

type Props = Explained & { column: Column; tabIndex?: number; children: ReactNode };

/** A figure within words. A press shows its working. */
export function FigureButton({ column, tabIndex, children, ...line }: Props) {
  const opener = useOpener(line, column);
  if (!opener) return <span>{children}</span>;
  return (
    <button
      {...opener.button}
      tabIndex={tabIndex}
      className={cx(
        "min-h-6 rounded-xs text-left hover:underline touch:min-h-11 touch:min-w-11",
        opener.isShown && "bg-accent-soft",
      )}
    >
      {children}
    </button>
  );
}

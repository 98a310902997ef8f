import { type ReactNode, Suspense, useState } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import type { CellProps } from "../fields/use-loan";

const forms = {
  closingCosts: lazyWindow(() => import("./closing-costs-form"), closeWindow),
  credits: lazyWindow(() => import("./credits-form"), closeWindow),
  prepaids: lazyWindow(() => import("./prepaids-form"), closeWindow),
};

/** In a cell: opens its worksheet. The code of a worksheet comes when the first one is opened. */
export function WorksheetButton({
  id,
  place,
  of,
  label,
  className = "cell-link",
  row,
  wrong,
  onOpen,
  children,
}: CellProps & {
  of: keyof typeof forms;
  label: string;
  className?: string;
  /** Where it stands in the grid instead of a field: "credits". */
  row?: string;
  /** The field of the worksheet at which something is wrong, where the cell says it. */
  wrong?: string | null;
  /** Told when the worksheet opens and closes. */
  onOpen?: (open: boolean) => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const Form = forms[of];
  const turn = (to: boolean) => {
    setOpen(to);
    onOpen?.(to);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${wrong}-error` : undefined}
        onClick={() => turn(true)}
        className={className}
        data-row={row}
        data-column={row && place}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Form id={id} place={place} onClose={() => turn(false)} />
        </Suspense>
      )}
    </>
  );
}

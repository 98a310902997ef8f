import { type ReactNode, Suspense, useState } from "react";
import { closed, late } from "../../lib/loading/late";
import type { CellProps } from "../fields/use-loan";

const forms = {
  closingCosts: late(() => import("./closing-costs-form"), closed),
  credits: late(() => import("./credits-form"), closed),
  prepaids: late(() => import("./prepaids-form"), closed),
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

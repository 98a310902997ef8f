import { type ReactNode, Suspense, useState } from "react";
import { closed, late } from "../../../lib/late";
import type { CellProps } from "../cells/use-loan";

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
  children,
}: CellProps & {
  of: keyof typeof forms;
  label: string;
  className?: string;
  /** Where it stands in the grid instead of a field: "credits". */
  row?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const Form = forms[of];
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
        data-row={row}
        data-column={row && place}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Form id={id} place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

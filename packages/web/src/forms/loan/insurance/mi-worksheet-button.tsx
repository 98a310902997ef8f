import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { loanAt } from "../../../scenario/names/loan-name";
import { gutterButton } from "../../../ui/button-style";
import { Icon } from "../../../ui/icon";
import { Beside } from "../../fields/beside";
import { cellLink } from "../../fields/cell";
import type { CellProps } from "../../fields/use-loan";

const MIWorksheet = lazyWindow(() => import("./mi-worksheet"), closeWindow);

/** Opens the window of everything that the premiums depend on. It is mounted beside its cell, because changes in it redraw the cell. */
export function useMIWorksheet(loan: CellProps) {
  const [open, setOpen] = useState(false);
  const window = open && (
    <Suspense fallback={null}>
      <MIWorksheet {...loan} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { window, openWorksheet: () => setOpen(true) };
}

/** The button that opens the window, in a cell's gutter or as the words beside its value. */
export function MIWorksheetButton({ place, words, onOpen }: { place: number; words?: string; onOpen: () => void }) {
  const ofLoan = `worksheet of ${loanAt(place)}`;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={words ? `${words}: insurance ${ofLoan}` : `Insurance ${ofLoan}`}
      className={words ? `${cellLink} num` : gutterButton}
      onClick={onOpen}
    >
      {words ? <Beside>{words}</Beside> : <Icon of={SlidersHorizontal} size={14} />}
    </button>
  );
}

import type { FigureName } from "@highway/engine/scenario/schema/types";
import { createContext, useContext, useMemo, useRef, useState } from "react";
import type { Column } from "../../columns";
import type { Explained, Row } from "../../row";

/** The figure whose working is shown. */
export type OpenFigure = Omit<Explained, "explains"> & { loanID: string; figure: FigureName };

type Openable = Explained & Pick<Row, "today">;

/** The figure of a line that a press explains; null where a press does nothing. */
export function openedBy({ today, ...row }: Openable, column: Column): OpenFigure | null {
  const { id, replaced } = column;
  // Of several mortgages and debts, a refinance that pays them off has the working.
  const isOfMany = today && replaced && !replaced.isAlone;
  const { explains, years, way, part } = isOfMany ? today : row;
  return explains ? { loanID: isOfMany ? replaced.by : id, figure: explains, years, way, part } : null;
}

/** Names a figure among those of the page: for the keyboard, and to know the open one. */
export const figureID = ({ loanID, figure, years, way, part }: OpenFigure) =>
  [loanID, figure, years, way, part].filter((each) => each !== undefined).join(" ");

/** Which working is open, and how a figure opens its own. */
export type Working = {
  open: OpenFigure | null;
  toggle: (figure: OpenFigure) => void;
  /** Figures are read, not pressed: what a client sees. A working may tell of income and credit score. */
  readOnly?: boolean;
};

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {}, readOnly: true });

/** Tells whether the figures of the page can be pressed. */
export const useIsReadOnly = () => useContext(WorkingContext).readOnly;

/** What makes a button of a figure, and whether its working is shown; null where a press does nothing. */
export function useOpener(line: Openable, column: Column) {
  const { open, toggle, readOnly } = useContext(WorkingContext);
  const opens = openedBy(line, column);
  if (readOnly || !opens) return null;
  const name = figureID(opens);
  const isShown = open !== null && figureID(open) === name;
  const button = {
    type: "button",
    "data-figure": name,
    "aria-expanded": isShown,
    title: "How this is calculated",
    onClick: () => toggle(opens),
  } as const;
  return { isShown, button };
}

/** One working at a time; pressing its figure again closes it, and closing goes back to the figure. */
export function useOpenWorking() {
  const [open, setOpen] = useState<OpenFigure | null>(null);
  const opener = useRef<Element | null>(null);
  const working = useMemo((): Working => {
    const toggle = (figure: OpenFigure) => {
      opener.current = document.activeElement;
      setOpen(open && figureID(open) === figureID(figure) ? null : figure);
    };
    return { open, toggle };
  }, [open]);
  const close = () => {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { working, close };
}

import type { FigureName } from "@highway/engine/scenario/schema/types";
import { createContext, useContext, useMemo, useRef, useState } from "react";
import type { Column } from "../../columns";
import type { Explained, Row } from "../../row";

/** The figure whose working is shown. */
export type OpenFigure = Omit<Explained, "explains"> & { loanID: string; figure: FigureName };

type Openable = Explained & Pick<Row, "today">;

/** Returns the figure whose working a press on a row opens; null if a press does nothing. */
export function openedBy({ today, ...row }: Openable, column: Column): OpenFigure | null {
  const { id, replaced } = column;
  // If several mortgages and debts are paid off, the working is that of the refinance.
  const isOfMany = today && replaced && !replaced.isAlone;
  const { explains, years, way, part } = isOfMany ? today : row;
  return explains ? { loanID: isOfMany ? replaced.by : id, figure: explains, years, way, part } : null;
}

/** Returns the id of a figure on the page, for the keyboard and for marking the open one. */
export const figureID = ({ loanID, figure, years, way, part }: OpenFigure) =>
  [loanID, figure, years, way, part].filter((each) => each !== undefined).join(" ");

/** The open working, and the function that opens another. */
export type Working = {
  open: OpenFigure | null;
  toggle: (figure: OpenFigure) => void;
  /** Whether figures cannot be pressed, as a client sees them: a working can reveal income and credit score. */
  readOnly?: boolean;
};

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {}, readOnly: true });

/** Tells whether the figures of the page can be pressed. */
export const useIsReadOnly = () => useContext(WorkingContext).readOnly;

/** Returns the properties that make a figure a button, and whether its working is open; null if a press does nothing. */
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

/** Holds the open working, one at a time. Pressing its figure again closes it, and closing returns the focus to the figure. */
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

import type { FigureName } from "@highway/core/scenario/types";
import { createContext, useContext, useMemo, useRef, useState } from "react";

/** The figure whose working is shown; one of a horizon with its years. */
export type OpenFigure = { loanID: string; figure: FigureName; years?: number };

/** Names a figure among those of the page: for the keyboard, and to know the open one. */
export const figureID = ({ loanID, figure, years }: OpenFigure) =>
  `${loanID} ${figure}${years === undefined ? "" : ` ${years}`}`;

/** Which working is open, and how a figure opens its own. */
export type Working = {
  open: OpenFigure | null;
  toggle: (figure: OpenFigure) => void;
  /** Figures are read, not pressed: what a client sees. */
  readOnly?: boolean;
};

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {} });

export const useWorking = () => useContext(WorkingContext);

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

import type { FigureName } from "@highway/core/scenario/types";
import { createContext, useContext } from "react";

/** The figure whose working is shown. */
export type OpenFigure = { loanID: string; figure: FigureName };

/** Which working is open, and how a figure opens its own. */
export type Working = { open: OpenFigure | null; toggle: (figure: OpenFigure) => void };

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {} });

export const useWorking = () => useContext(WorkingContext);

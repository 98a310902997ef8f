import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { createContext, type ReactNode, useContext } from "react";

type Working = { open: RentOrBuyFigure | null; toggle: (figure: RentOrBuyFigure) => void };

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {} });

/** A figure whose working a press opens. */
export function Figure({ of, children }: { of: RentOrBuyFigure; children: ReactNode }) {
  const { open, toggle } = useContext(WorkingContext);
  return (
    <button
      type="button"
      data-working={of}
      aria-expanded={open === of}
      title="How this is calculated"
      onClick={() => toggle(of)}
      className="num rounded-xs text-left text-inherit decoration-dotted underline-offset-4 hover:underline aria-expanded:underline"
    >
      {children}
    </button>
  );
}

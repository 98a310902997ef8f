import { createContext, type ReactNode, useContext } from "react";

/** Figures are known by their names in the tool's answer. */
type Working = { open: string | null; toggle: (figure: string) => void };

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {} });

/** A figure whose working a press opens. */
export function Figure<Name extends string>({ of, children }: { of: Name; children: ReactNode }) {
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

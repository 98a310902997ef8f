import { createContext, type ReactNode, useContext } from "react";
import { cx } from "../../../lib/class-names";
import { figureButton, figureInText } from "../../../ui/button-style";

/** The open working. Figures are identified by their names in the tool's answer. */
type Working = { open: string | null; toggle: (figure: string) => void };

export const WorkingContext = createContext<Working>({ open: null, toggle: () => {} });

type Props<Name> = { of: Name } & (
  | {
      /** What the figure is called, where its own text does not say so: a screen reader lists buttons by their names. */
      name: string;
      inText?: never;
      children: string;
    }
  | {
      name?: never;
      /** Whether it is within a sentence, whose lines it does not push apart. */
      inText?: true;
      children: ReactNode;
    }
);

/** A figure whose working a press opens. */
export function Figure<Name extends string>({ of, name, inText, children }: Props<Name>) {
  const { open, toggle } = useContext(WorkingContext);
  return (
    <button
      type="button"
      data-working={of}
      aria-label={name === undefined ? undefined : `${name}: ${children}`}
      aria-expanded={open === of}
      title="How this is calculated"
      onClick={() => toggle(of)}
      className={cx("num", inText ? figureInText : `${figureButton} [text-align:inherit]`)}
    >
      {children}
    </button>
  );
}

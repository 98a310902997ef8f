import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { FieldBox } from "../../ui/fields/field-box";
import { CellError } from "./cell";
import { pressBeside } from "./field-keys";
import { FigureInput, type FigureInputProps } from "./figure-input";

/** The name above a figure, and above a choice beside it. */
export const figureLabel =
  "mb-0.5 flex h-4 touch:has-[>*>button,>button]:h-11 items-center justify-between gap-1.5 whitespace-nowrap text-fg-3 text-xs";
/** The box of a figure outside the grid. The focus shows before what is wrong does, as in every other field. */
export const figureBox =
  "num relative flex h-control-sm cursor-text items-center justify-end rounded-sm border border-line-strong bg-surface px-2 has-[input:focus]:border-focus! has-[input:focus]:inset-ring has-[input:focus]:inset-ring-focus! has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger [&>button]:-mr-1.5";

/** The surroundings of a figure field: the strip of properties; a drawer, where it is as large as a text field; any other window. */
export type FigureFieldPlace = "strip" | "drawer" | "window";

/** An error in the strip of properties stands on one line and ends where its field ends. */
export const stripError = "ml-[100%] w-max -translate-x-full p-0! pt-0.5! whitespace-nowrap!";

const looks: Record<FigureFieldPlace, { label?: string; box?: string; hint?: string; error?: string }> = {
  // As wide as its figure, and never as what is said of it.
  strip: { box: "*:min-w-max", hint: "w-0 min-w-full", error: stripError },
  drawer: {
    label: "mb-1! font-medium text-fg-2! text-sm!",
    box: "h-control! text-(length:--control-text)",
    error: "justify-start! text-left!",
  },
  window: {},
};

/** A figure in a box of its own, under its label: outside the grid. */
export function FigureField({
  label,
  ariaLabel,
  aside,
  hint,
  gutter,
  className,
  place = "window",
  ...input
}: FigureInputProps & {
  ariaLabel?: string;
  aside?: ReactNode;
  hint?: ReactNode;
  gutter?: ReactNode;
  className?: string;
  place?: FigureFieldPlace;
}) {
  const look = looks[place];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field inside
    <div className={cx("min-w-0", className)} onKeyDown={pressBeside}>
      {(label || aside) && (
        <div className={cx(figureLabel, look.label)}>
          {label && <span aria-hidden="true">{label}</span>}
          {aside}
        </div>
      )}
      <FieldBox className={cx(figureBox, look.box)}>
        <FigureInput {...input} label={ariaLabel ?? label} />
        {gutter}
      </FieldBox>
      {hint && (
        <div className={cx("mt-0.5 touch:has-data-unit:mt-3 whitespace-nowrap text-fg-3 text-xs", look.hint)}>
          {hint}
        </div>
      )}
      <CellError fieldKey={input.fieldKey} className={look.error} />
    </div>
  );
}

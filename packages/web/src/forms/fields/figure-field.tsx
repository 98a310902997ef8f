import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { FieldBox } from "../../ui/fields/field-box";
import { CellError } from "./cell";
import { FigureInput, type FigureInputProps } from "./figure-input";

/** A figure in a box of its own, under its label: outside the grid. */
export function FigureField({
  label,
  ariaLabel,
  aside,
  hint,
  gutter,
  className,
  ...input
}: FigureInputProps & {
  ariaLabel?: string;
  aside?: ReactNode;
  hint?: ReactNode;
  gutter?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cx("min-w-0", className)}>
      <div className="field-label">
        {label && <span aria-hidden="true">{label}</span>}
        {aside}
      </div>
      <FieldBox className="field-box num">
        <FigureInput {...input} label={ariaLabel ?? label} />
        {gutter}
      </FieldBox>
      {hint && <div className="mt-0.5 whitespace-nowrap text-fg-3 text-xs">{hint}</div>}
      <CellError fieldKey={input.fieldKey} />
    </div>
  );
}

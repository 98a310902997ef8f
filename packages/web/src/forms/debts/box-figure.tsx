import type { ReactNode } from "react";
import { FieldBox } from "../../ui/fields/field-box";
import { CellError } from "../fields/cell";
import { FigureInput, type FigureInputProps } from "../fields/figure-input";

/** A figure in a box, in a line of several; its column's title stands above it where the line is folded. */
export function BoxFigure({ title, gutter, ...input }: FigureInputProps & { title: string; gutter?: ReactNode }) {
  return (
    <div className="owed-cell">
      <span aria-hidden="true" className="owed-title">
        {title}
      </span>
      <FieldBox className="field-box num">
        <FigureInput {...input} />
        {gutter}
      </FieldBox>
      <CellError fieldKey={input.fieldKey} />
    </div>
  );
}

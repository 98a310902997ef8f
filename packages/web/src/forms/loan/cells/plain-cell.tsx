import { memo, type ReactNode } from "react";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Cell, NoneCell } from "../../fields/cell";
import { figureFields } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { type CellProps, named, useIsCash, useLoanField } from "../../fields/use-loan";

/** A figure that stands alone. A purchase in cash has no term, rate or points. */
export const PlainCell = memo(function PlainCell({
  id,
  place,
  field,
  aside,
}: CellProps & { field: "term" | "rate" | "points"; aside?: ReactNode }) {
  const value = useLoanField(id, field);
  const cash = useIsCash(id);
  const { label, decimals, step, reach, suffix, write, required } = figureFields[field];
  if (cash) return <NoneCell />;
  const fieldKey = `${id}.${field}`;
  return (
    <Cell fieldKey={fieldKey} aside={aside}>
      <FigureInput
        fieldKey={fieldKey}
        label={named(label, place)}
        value={value}
        write={write}
        decimals={decimals}
        step={step}
        reach={reach}
        suffix={suffix?.(value)}
        fallback={required ? "" : "0"}
        required={required}
        onType={(figure) => edit(fieldKey, setFigure(id, field, figure))}
        row={field}
        column={place}
      />
    </Cell>
  );
});

import { memo, type ReactNode } from "react";
import { money } from "../../../lib/format/format";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Kbd } from "../../../ui/kbd";
import { Cell, NoneCell } from "../../fields/cell";
import { figureFields } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { type CellProps, named, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { Financed } from "./financed";

export const TermCell = (props: CellProps) => <PlainCell {...props} field="term" />;

/** The step of the arrow keys shows while the field has the focus. */
const steps = (
  <span className="cell-hint" aria-hidden="true">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> 0.125
  </span>
);
export const RateCell = (props: CellProps) => <PlainCell {...props} field="rate" aside={steps} />;

export const PointsCell = memo(function PointsCell(props: CellProps) {
  const dollars = useFigure(props.id, ({ costOfPoints }) => costOfPoints);
  const aside = dollars ? (
    <>
      <Financed {...props} flag="isFinancedPoints" cost="points" />
      <span className="cell-words num">{money(dollars)}</span>
    </>
  ) : null;
  return <PlainCell {...props} field="points" aside={aside} />;
});

/** A figure that stands alone. A purchase in cash has no term, rate or points. */
const PlainCell = memo(function PlainCell({
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

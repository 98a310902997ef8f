import { memo } from "react";
import { money } from "../../../lib/format/format";
import { Kbd } from "../../../ui/kbd";
import { type CellProps, useFigure } from "../../fields/use-loan";
import { Financed } from "./financed";
import { PlainCell } from "./plain-cell";

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

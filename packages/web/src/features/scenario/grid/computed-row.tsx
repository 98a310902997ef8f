import { Check } from "lucide-react";
import { memo } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { useComparedFigure } from "../compare/figures";
import type { Row } from "../compare/rows";
import "./computed.css";
import { TableCell, TableRow } from "./table";

/** One line of computed figures. */
export const ComputedRow = memo(function ComputedRow({
  row,
  ids,
  className,
}: {
  row: Row;
  ids: readonly string[];
  className?: string;
}) {
  return (
    <TableRow label={row.label} className={className}>
      {ids.map((id) => (
        <ComputedCell key={id} row={row} id={id} />
      ))}
    </TableRow>
  );
});

/** A difference, the figure, and a check where it is the lowest: green, heavier AND marked. */
const ComputedCell = memo(function ComputedCell({ row, id }: { row: Row; id: string }) {
  const figure = useComparedFigure(row, id);
  return (
    <TableCell className="computed num">
      <span className="computed-difference">
        {figure.typed && <span>typed </span>}
        {figure.difference}
      </span>
      <span className={cx("computed-value", figure.muted && "text-fg-3", figure.lowest && "computed-lowest")}>
        {figure.text}
      </span>
      <span className="computed-mark">
        {figure.lowest && <Icon of={Check} size={14} strokeWidth={2.5} label="Lowest" />}
      </span>
    </TableCell>
  );
});

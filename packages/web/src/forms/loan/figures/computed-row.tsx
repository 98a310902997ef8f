import { Check } from "lucide-react";
import { memo } from "react";
import { cx } from "../../../lib/class-names";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { type Figure, useComparedFigure, useFirstFigure } from "./figures";
import type { FigureRow } from "./rows";
import "./computed.css";
import { TableCell, TableRow } from "../../fields/table";

type Line = { row: FigureRow; ids: readonly string[]; className?: string };

/** One line of computed figures. */
export const ComputedRow = memo(function ComputedRow({ row, ids, className }: Line) {
  const shows = useScenario(({ document }) => !row.has || document.loans.some(row.has));
  if (!shows) return null;
  return (
    <TableRow label={row.label} className={className}>
      {ids.map((id) => (
        <ComputedCell key={id} row={row} id={id} />
      ))}
    </TableRow>
  );
});

/** The row that is drawn first: its figures follow a key at once, and their differences and checks follow a frame later. */
export const FirstRow = memo(function FirstRow({ row, ids, className }: Line) {
  return (
    <TableRow label={row.label} className={className}>
      {ids.map((id) => (
        <FirstCell key={id} row={row} id={id} />
      ))}
    </TableRow>
  );
});

const ComputedCell = memo(function ComputedCell({ row, id }: { row: FigureRow; id: string }) {
  return <FigureCell figure={useComparedFigure(row, id)} />;
});

const FirstCell = memo(function FirstCell({ row, id }: { row: FigureRow; id: string }) {
  return <FigureCell figure={useFirstFigure(row, id)} />;
});

/** A difference, the figure, and a check where it is the lowest: green, heavier AND marked. */
function FigureCell({ figure }: { figure: Figure }) {
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
}

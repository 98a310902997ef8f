import { loanSeries, loanShapes } from "../../../ui/loan-mark";
import type { Column } from "../../columns";

/** A loan's letter in its color's frame: on a gray print the letter alone says which it is. */
export const LoanKey = ({ column }: { column: Pick<Column, "index" | "letter"> }) => (
  <span className="key" style={{ borderColor: colorOf(column) }}>
    {column.letter}
  </span>
);

export const colorOf = ({ index }: Pick<Column, "index">) => loanSeries[index % loanSeries.length]!.color;

/** Which line is which loan, with what it comes to where one year stands for all. */
export const Legend = ({ columns, says }: { columns: readonly Column[]; says?: (column: Column) => string | null }) => (
  <ul className="legend">
    {columns.map((column) => (
      <li key={column.id}>
        <Dash index={column.index} />
        <span>
          <b>{column.letter}</b> {column.title}
          {says?.(column) && <small>{says(column)}</small>}
        </span>
      </li>
    ))}
  </ul>
);

function Dash({ index }: { index: number }) {
  const { color, dash } = loanSeries[index % loanSeries.length]!;
  return (
    <svg width={32} height={10} viewBox="0 0 32 10" aria-hidden="true">
      <line x1={0} x2={32} y1={5} y2={5} stroke={color} strokeWidth={2} strokeDasharray={dash} />
      <g transform="translate(11 0)" fill={color} stroke="#fff" strokeWidth={1.5} paintOrder="stroke">
        {loanShapes[index % loanShapes.length]}
      </g>
    </svg>
  );
}

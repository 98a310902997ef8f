import { cx } from "../../../lib/class-names";
import type { Series } from "../../../ui/chart/series";
import { lookOf } from "../../../ui/chart/series-mark";
import { loanSeries } from "../../../ui/loan-mark";
import type { Column } from "../../columns";

const keyClass = "inline-grid flex-none place-items-center bg-white font-semibold text-fg";
const keySizes = {
  usual: "h-15 min-w-15 rounded-[4pt] border-[1.5pt] px-3 text-xs leading-none",
  small: "h-12 min-w-12 rounded-[3pt] border-[1.2pt] px-2 text-key",
};

type KeyProps = { column: Pick<Column, "index" | "letter">; size?: keyof typeof keySizes };

/** A loan's letter, framed in the loan's color. In a gray print the letter says which loan it is. */
export const LoanKey = ({ column, size = "usual" }: KeyProps) => (
  <span className={cx(keyClass, keySizes[size])} style={{ borderColor: colorOf(column) }}>
    {column.letter}
  </span>
);

export const colorOf = ({ index }: Pick<Column, "index">) => loanSeries[index % loanSeries.length]!.color;

/** The legend of lines by loan, with each loan's figure if one year represents all. */
export const Legend = ({ columns, says }: { columns: readonly Column[]; says?: (column: Column) => string | null }) => (
  <ul className="mt-7 mb-3 flex flex-wrap gap-x-15 gap-y-5 text-sm">
    {columns.map((column) => (
      <li key={column.id} className="grid grid-cols-[auto_1fr] items-start gap-6">
        <Dash line={column} />
        <span>
          <b>{column.letter}</b> {column.title}
          {says?.(column) && <small className="block text-fg-3 text-xs leading-12">{says(column)}</small>}
        </span>
      </li>
    ))}
  </ul>
);

/** The legend of lines by home and kind of appreciation. */
export const LineNames = ({ series }: { series: readonly Series[] }) => (
  <ul className="mt-5 flex flex-wrap gap-x-15 gap-y-3 text-fg-2 text-sm">
    {series.map((line) => (
      <li key={line.id} className="flex items-start gap-6">
        <Dash line={line} />
        {line.name}
      </li>
    ))}
  </ul>
);

function Dash({ line }: { line: Pick<Series, "index" | "of"> }) {
  const { color, dash, shape } = lookOf(line);
  return (
    <svg width={32} height={10} viewBox="0 0 32 10" aria-hidden="true" className="mt-1.5">
      <line x1={0} x2={32} y1={5} y2={5} stroke={color} strokeWidth={2} strokeDasharray={dash} />
      <g transform="translate(11 0)" fill={color} stroke="#fff" strokeWidth={1.5} paintOrder="stroke">
        {shape}
      </g>
    </svg>
  );
}

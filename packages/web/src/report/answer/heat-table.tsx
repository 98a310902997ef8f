import { type KeyboardEvent, useRef, useState } from "react";
import { cx } from "../../lib/class-names";

type Head = { key: string; text: string };

type Props = {
  /** The name of the table. */
  label: string;
  /** The head of the column of rows. */
  corner: string;
  columns: readonly Head[];
  rows: readonly (Head & { values: readonly number[] })[];
  /** The cell of the assumed values. */
  assumed: { row: number; column: number } | null;
  write: (value: number) => string;
  onPick?: (row: number, column: number) => void;
};

type Place = readonly [row: number, column: number];

const steps: Record<string, Place> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A figure for each pair of values of two assumptions: blue above zero, orange below, stronger farther away. The arrow keys move through it. */
export function HeatTable({ label, corner, columns, rows, assumed, write, onPick }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Place>([assumed?.row ?? 0, assumed?.column ?? 0]);
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values.map(Math.abs)));
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next: Place = [
      Math.min(rows.length - 1, Math.max(0, focused[0] + step[0])),
      Math.min(columns.length - 1, Math.max(0, focused[1] + step[1])),
    ];
    setFocused(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.join()}"]`)?.focus();
  };
  const isAt = (place: { row: number; column: number } | null, row: number, column: number) =>
    place?.row === row && place.column === column;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <section aria-label={label} tabIndex={0} className="scrolls-sideways px-6 pb-3 phone:px-4">
      <table ref={table} onKeyDown={walk} className="num w-full min-w-[520px] border-separate border-spacing-px">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface py-1 pr-2 text-left font-normal text-fg-2 text-sm">
              {corner}
            </th>
            {columns.map(({ key, text }) => (
              <th key={key} scope="col" className="px-2 py-1 text-right font-medium text-fg-2 text-xs">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, text, values }, row) => (
            <tr key={key}>
              <th scope="row" className="sticky left-0 bg-surface pr-2 text-left font-normal text-fg-2 text-sm">
                {text}
              </th>
              {values.map((value, column) => (
                <td key={columns[column]!.key} className="p-0">
                  <button
                    type="button"
                    data-cell={`${row},${column}`}
                    tabIndex={focused[0] === row && focused[1] === column ? 0 : -1}
                    aria-label={`${corner} ${text}, ${columns[column]!.text}: ${write(value)}`}
                    aria-current={isAt(assumed, row, column) ? "true" : undefined}
                    onFocus={() => setFocused([row, column])}
                    onClick={() => onPick?.(row, column)}
                    style={{ background: tint(value, largest) }}
                    className={cx(
                      "block h-7 w-full whitespace-nowrap px-2 text-right text-fg text-sm focus-visible:outline-offset-0 touch:h-11",
                      isAt(assumed, row, column) && "rounded-xs font-semibold ring-2 ring-fg ring-inset",
                    )}
                  >
                    {write(value)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The tint of a cell, light enough that its figure can always be read. */
const tint = (value: number, largest: number) =>
  `color-mix(in srgb, ${value >= 0 ? "var(--chart-1)" : "var(--chart-2)"} ${Math.round(4 + (Math.abs(value) / largest) * 40)}%, var(--surface))`;

import type { Bar, Part } from "../../ui/chart/bars";
import { cellsOf, type Manner } from "../cells";
import { type Column, isComputed } from "../columns";
import { labelOf } from "../row";
import type { BarRow } from "../sections";
import { partColors } from "./part-colors";

type Drawn = {
  columns: readonly Column[];
  rows: readonly BarRow[];
  manner: Manner;
  /** Names a bar. */
  nameOf: (column: Column) => string;
  /** Whether each loan's bar has only the parts that apply to it, whose order the legend follows. */
  namesByLoan?: boolean | undefined;
};

/** Makes a bar for each loan that has an amount, from rows that add up. A loan of which a part is not known has none: its bar would be a smaller sum. */
export function loanBars({ columns, rows, manner, nameOf, namesByLoan = false }: Drawn): Bar[] {
  const computed = columns.filter(isComputed);
  const cells = rows.map((row) => ({
    name: labelOf(row, manner.words),
    color: partColors[row.key],
    cells: cellsOf(row, computed, manner),
  }));
  return computed
    .flatMap((column, at): Bar[] => {
      if (cells.some(({ cells: read }) => read[at]!.kind === "missing")) return [];
      const parts = cells.map(({ name, color, cells: read }): Part => ({ name, color, value: read[at]!.value ?? 0 }));
      const drawn = namesByLoan ? parts.filter(({ value }) => value !== 0) : parts;
      return [{ id: column.id, index: column.index, name: nameOf(column), parts: drawn }];
    })
    .filter((bar) => bar.parts.some(({ value }) => value !== 0));
}

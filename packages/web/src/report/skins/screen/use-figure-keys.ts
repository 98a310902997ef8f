import { type FocusEvent, type KeyboardEvent, useState } from "react";

const moves: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const cellOf = (element: Element) => element.closest<HTMLTableCellElement>("td");
const figureIn = (cell: Element | undefined) => cell?.querySelector<HTMLButtonElement>("button[data-figure]") ?? null;

/**
 * One tab stop for a whole table of figures: the arrow keys move between them, Home and End along a line.
 * Cells without a figure to press are passed over.
 * @param ids  the figures that can be pressed, as their buttons' data-figure says, in order
 */
export function useFigureKeys(ids: readonly string[]) {
  const [focused, setFocused] = useState<string | null>(null);
  // A figure that has turned into a dash cannot hold the table's one tab stop.
  const stop = focused && ids.includes(focused) ? focused : ids[0];
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target as Element);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, cell, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const id = (event.target as HTMLElement).dataset.figure;
    if (id) setFocused(id);
  };
  return { table: { onKeyDown, onFocus }, tabIndexOf: (id: string | null) => (id === stop ? 0 : -1) };
}

function target(key: string, cell: HTMLTableCellElement, table: HTMLTableElement): HTMLButtonElement | null {
  const row = cell.parentElement as HTMLTableRowElement;
  if (key === "Home" || key === "End") {
    const inRow = [...row.cells].map(figureIn).filter((figure) => figure !== null);
    return inRow.at(key === "Home" ? 0 : -1) ?? null;
  }
  const move = moves[key];
  if (!move) return null;
  const [down, right] = move;
  let at = { row: row.rowIndex + down, cell: cell.cellIndex + right };
  while (table.rows[at.row] && at.cell >= 0 && at.cell < row.cells.length) {
    const found = figureIn(table.rows[at.row]?.cells[at.cell]);
    if (found) return found;
    at = { row: at.row + down, cell: at.cell + right };
  }
  return null;
}

import type { KeyboardEvent, PointerEvent } from "react";

const fieldsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-row][data-column]")];

/** Returns the rows that have a field in one of these columns, from top to bottom. */
export const rowsOf = (root: Element, isIn: (column: number) => boolean = () => true): string[] => [
  ...new Set(fieldsOf(root).flatMap(({ dataset }) => (isIn(Number(dataset.column)) ? dataset.row! : []))),
];

export const fieldAt = (root: Element, row: string | undefined, column: number): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? undefined;

/** Returns the field to which a key leads: Enter goes down the column, Alt and an arrow to the next loan or row. */
export function destination(root: Element, from: HTMLElement, key: string, back: boolean): HTMLElement | undefined {
  const { row, column } = from.dataset;
  const rows = rowsOf(root);
  const sideways = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  if (sideways) return fieldAt(root, row, Number(column) + sideways);
  const step = key === "ArrowUp" || back ? -1 : 1;
  // On a phone a home's price stands on top of its loan. A list on the way to the rate would take the keyboard of the screen away.
  const rate = row === "price" && key === "Enter" && !back && fieldAt(root, "rate", Number(column));
  if (rate) return rate;
  // A row that does not apply to this loan (the rate of a purchase in cash) is passed over.
  for (let i = rows.indexOf(row!) + step; rows[i]; i += step) {
    const field = fieldAt(root, rows[i], Number(column));
    if (field) return field;
  }
  return undefined;
}

/** Moves the focus through the grid with Enter, and with Alt and an arrow; Tab goes to the next field by itself. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.dataset.row) return;
  const arrow = event.altKey && event.key.startsWith("Arrow");
  // On a list, Alt and Down opens it.
  const opensList = from instanceof HTMLSelectElement && (event.key === "ArrowDown" || event.key === "ArrowUp");
  // A figure that a worksheet gives is a button, which Enter opens.
  const enters = event.key === "Enter" && !(from instanceof HTMLButtonElement);
  if (event.ctrlKey || event.metaKey || (!arrow && !enters) || (arrow && opensList)) return;
  event.preventDefault();
  const to = destination(event.currentTarget, from, event.key, event.shiftKey);
  if (to) to.focus();
  // At the end of a column the focus stays: with none, the next key would go nowhere.
  else if (from instanceof HTMLInputElement) from.select();
}

/** Continues with Enter from a figure of a home to its first loan: to the rate, or, if it has none, to the program. */
export function enterLoan(event: KeyboardEvent<HTMLElement>, place: number) {
  const { target: from, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(from instanceof HTMLInputElement) || from.inputMode !== "decimal" || key !== "Enter") return;
  // React brings the keys of a window here that opens from the figures. They are the window's own.
  if (!event.currentTarget.contains(from)) return;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const to = fieldAt(document.body, "rate", place) ?? fieldAt(document.body, "program", place);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Moves the focus to the field of a cell that is pressed anywhere. */
export function pressCell(event: PointerEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || event.button !== 0) return;
  if (event.target.closest("input, select, button, a, label, [popover]")) return;
  const field = event.target.closest('[role="cell"]')?.querySelector<HTMLElement>("[data-row]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

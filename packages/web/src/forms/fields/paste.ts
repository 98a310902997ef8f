import type { ClipboardEvent } from "react";
import { flushSync } from "react-dom";
import { pastedCells, sheetText } from "../../lib/format/amount";
import { count } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { pastedText } from "../../lib/pasted-text";
import { asOneStep } from "../../scenario/store/store";
import { fieldAt, rowsOf } from "./walk";

/** Types a text into a field as a person would, so that the field takes it by its own rule and shows its own error. */
function typeOver(field: HTMLInputElement, text: string) {
  field.setRangeText(text, 0, field.value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Returns the text of a choice without the differences of "5/6 ARM", "5/6 arm" and "5-6 ARM". */
const choiceText = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");

function choose(list: HTMLSelectElement, text: string): boolean {
  const option = [...list.options].find(({ label, value }) =>
    [choiceText(label), choiceText(value)].includes(choiceText(text)),
  );
  if (!option) return false;
  list.value = option.value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Merges the rows before and after a choice, in order. A row that disappeared takes its pasted value along; one that appeared takes a value of its own. */
function mergeRows(before: readonly string[], after: readonly string[]): string[] {
  const rows = [...before];
  for (const [at, row] of after.entries())
    if (!rows.includes(row)) rows.splice(rows.indexOf(after[at - 1] ?? "") + 1, 0, row);
  return rows;
}

/** Fills the fields from one on with cells. @returns how many cells a field took */
function fill(root: Element, from: HTMLElement, cells: readonly string[][]): number {
  const left = Number(from.dataset.column);
  const width = Math.max(...cells.map((line) => line.length));
  const rowsHere = () => rowsOf(root, (column) => column >= left && column < left + width);
  let rows = rowsHere();
  const top = rows.indexOf(from.dataset.row!);
  let taken = 0;
  for (const [down, line] of cells.entries())
    for (const [right, text] of line.entries()) {
      const field = text === "" ? undefined : fieldAt(root, rows[top + down], left + right);
      if (field instanceof HTMLInputElement) typeOver(field, sheetText(text));
      else if (field instanceof HTMLSelectElement && chooseAtOnce(field, text)) rows = mergeRows(rows, rowsHere());
      else continue;
      taken += 1;
    }
  return taken;
}

/** Chooses a program or a type, which decides the fields below it, and draws them before the next cell is pasted. */
const chooseAtOnce = (list: HTMLSelectElement, text: string) => flushSync(() => choose(list, text));

const valueCount = (values: number) => (values === 1 ? "1 value" : `${count(values)} values`);

function say(taken: number, left: number) {
  if (left === 0) return notify.success(`${valueCount(taken)} pasted.`);
  const why = `because no field here accepts ${left === 1 ? "it" : "them"}.`;
  if (taken === 0) return notify.error(`Nothing was pasted ${why}`);
  return notify.notice(`${valueCount(taken)} pasted. ${count(left)} left out ${why}`);
}

/**
 * Pastes cells of a spreadsheet from the focused field on, down the loan and across the loans, as one step of undo. A single value is left to the field,
 * except on a list, which takes the choice of that name.
 */
export function paste(event: ClipboardEvent<HTMLElement>) {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.dataset.row) return;
  const text = pastedText(event.clipboardData);
  const cells = pastedCells(text);
  const single = cells.length === 1 && cells[0]!.length === 1;
  if (single && from instanceof HTMLInputElement) return;
  const given = cells.flat().filter((text) => text !== "").length;
  if (given === 0) return;
  event.preventDefault();
  // The field itself would read the cells as one text.
  event.stopPropagation();
  const root = event.currentTarget;
  let taken = 0;
  asOneStep(() => {
    taken = fill(root, from, cells);
  });
  say(taken, given - taken);
  // The next paste, or a typed figure, replaces the present value.
  if (from instanceof HTMLInputElement) requestAnimationFrame(() => from.select());
}

import type { Debt } from "@highway/engine/scenario/schema/types";
import { parseAmount } from "../../lib/format/amount";
import { pastedCells } from "../../lib/forms/pasted-cells";
import type { WorkingDebt } from "../../scenario/document";
import { debtTypes } from "../../scenario/names/debt-types";

export type DebtFigure = "balance" | "payment" | "rate" | "monthsLeft";
const figures: readonly DebtFigure[] = ["balance", "payment", "rate", "monthsLeft"];

const typeOf = (text: string): Debt["type"] | undefined =>
  debtTypes.find(({ value, label }) => [value, label.toLowerCase()].includes(text.trim().toLowerCase()))?.value;

/** A name, a type by its name, then balance, payment, rate and months left in that order; an empty cell says nothing. */
function whole(cells: readonly string[]): Partial<WorkingDebt> {
  const debt: Partial<WorkingDebt> = {};
  let figure = 0;
  for (const [at, cell] of cells.entries()) {
    const amount = parseAmount(cell);
    const type = typeOf(cell);
    if (at === 0 && amount === null) debt.name = cell.slice(0, 50);
    else if (amount === null && type) debt.type = type;
    else if (amount !== null || cell === "") {
      // The type's column may be empty too: only a figure or a gap between figures counts.
      if (cell === "" && figure === 0) continue;
      const field = figures[figure++];
      if (field && amount !== null) debt[field] = amount;
    }
  }
  // A list of names alone may name types: "Auto" is both.
  const named = debt.type === undefined && debt.name ? typeOf(debt.name) : undefined;
  return named ? { ...debt, type: named } : debt;
}

/**
 * What a paste into a debt's field means: a column of numbers fills that field downwards, lines of several cells are whole
 * debts. Null for a single value, which the field takes by itself.
 */
export function pastedDebts(text: string, field: DebtFigure | "name"): Partial<WorkingDebt>[] | null {
  const lines = pastedCells(text).filter((cells) => cells.some((cell) => cell !== ""));
  if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return null;
  if (lines.some((cells) => cells.length > 1) || field === "name") return lines.map(whole);
  return lines.flatMap(([cell = ""]) => {
    const amount = parseAmount(cell);
    return amount === null ? [] : [{ [field]: amount }];
  });
}

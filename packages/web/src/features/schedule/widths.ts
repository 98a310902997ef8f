import type { Column } from "./columns";
import type { ScheduleLoan } from "./schedule-loan";

const line = 132;
const million = 1_000_000;

/** Of a column, pixels: figures from a million on are wider. */
const ofColumn = (loans: readonly ScheduleLoan[]) =>
  loans.some(({ months }) => (months.total.at(-1) ?? 0) >= million) ? 108 : 92;

/** Pixels: the column of line names, the least that the table needs, and the most that one or two loans stretch to. */
export function tableWidth(loans: readonly ScheduleLoan[], columns: readonly Column[]) {
  const count = loans.length * columns.length;
  return { line, all: line + count * ofColumn(loans), most: line + count * 200 };
}

import { type Columns, emptyColumns } from "../../loan/schedule";

const LONGEST = 600;
/** What a loan's columns hold. `asPaid` is used only where more is paid than is due, `left` for what a refinance replaces. */
type Kind = "scheduled" | "asPaid" | "second" | "current" | "left";
const pools: Record<Kind, Columns[]> = { scheduled: [], asPaid: [], second: [], current: [], left: [] };

/**
 * Columns to write a schedule into. Each loan of a scenario has its slot, so that all of them can be read until the next
 * scenario writes over them: a keystroke works out a whole scenario, and new columns each time would be garbage.
 */
export function columns(kind: Kind, slot: number, rows: number): Columns {
  if (rows > LONGEST) return emptyColumns(rows);
  const pool = pools[kind];
  pool[slot] ??= emptyColumns(LONGEST);
  return pool[slot];
}

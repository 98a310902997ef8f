import { type Column, type Computed, isComputed } from "../columns";

/** Returns the first loan of each price that is a bid over asking. Every report calls it, so it calculates nothing. */
export function bidColumns(columns: readonly Column[]): Computed[] {
  const bids = new Map<string, Computed>();
  for (const column of columns) {
    if (!isComputed(column) || column.loan.category !== "purchase") continue;
    const over = column.price?.bidOver;
    const key = `${column.loan.propertyID} ${column.loan.purchaseDetailsID}`;
    if (typeof over === "number" && over > 0 && !bids.has(key)) bids.set(key, column);
  }
  return [...bids.values()];
}

import { type Column, type Computed, isComputed } from "../columns";

/** The loans that pay different bids, the first of each. It is asked of every report, and works nothing out. */
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

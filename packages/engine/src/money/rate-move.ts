/** Computes the move between two rates in percentage points: the difference of the two as they are shown, with three decimals. */
export const moveOfRate = (from: number, to: number): number =>
  (Math.round(Number((to * 1000).toFixed(6))) - Math.round(Number((from * 1000).toFixed(6)))) / 1000 + 0;

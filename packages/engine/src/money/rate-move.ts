/** The move between two rates that are shown with three decimals, in percentage points: the difference of what is shown. */
export const moveOfRate = (from: number, to: number): number =>
  (Math.round(Number((to * 1000).toFixed(6))) - Math.round(Number((from * 1000).toFixed(6)))) / 1000 + 0;

/** The years whose ends a table shows, with that of the horizon. */
export const shownYears = (horizon: number) =>
  [...new Set([1, 2, 3, 5, 7, 10, 15, 20, 25, 30, horizon])].sort((one, other) => one - other);

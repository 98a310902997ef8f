/** Returns the years that a table shows, the horizon among them. */
export const shownYears = (horizon: number) =>
  [...new Set([1, 2, 3, 5, 7, 10, 15, 20, 25, 30, horizon])].sort((one, other) => one - other);

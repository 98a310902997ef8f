/** A figure to rank; null for one that is missing or does not apply. Loans are ranked within their group alone. */
export type Ranked = { group: string; value: number | null };

/**
 * Which figures are the lowest of their group. One alone has nothing to compare with, and a tie has no winner: no mark.
 * @param digits  decimals that the screen shows: figures that read alike are a tie
 */
export function lowest(figures: readonly Ranked[], digits: number): boolean[] {
  const scale = 10 ** digits;
  const shown = figures.map(({ group, value }) => ({
    group,
    value: value === null ? null : Math.round(value * scale),
  }));
  return shown.map(({ group, value }) => {
    const rivals = shown.filter((other) => other.group === group && other.value !== null);
    if (value === null || rivals.length < 2) return false;
    return rivals.filter((rival) => rival.value! <= value).length === 1;
  });
}

/** A figure to rank; null for one that is missing or does not apply. */
export type Ranked = { group: string; value: number | null };

/**
 * Which figures are the lowest of their group. A group of one has nothing to compare and a tie has no winner: no mark.
 * @param digits  decimals that the screen shows: figures that read alike are a tie
 */
export function lowest(figures: readonly Ranked[], digits: number): boolean[] {
  const scale = 10 ** digits;
  const shown = figures.map(({ group, value }) => ({
    group,
    value: value === null ? null : Math.round(value * scale),
  }));
  return shown.map(({ group, value }) => {
    const rivals = shown.filter((other) => other.group === group && other.value !== null).map((other) => other.value!);
    if (value === null || rivals.length < 2 || value !== Math.min(...rivals)) return false;
    return rivals.filter((rival) => rival === value).length === 1;
  });
}

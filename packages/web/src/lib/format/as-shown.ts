/** Rounds a number as it is read once it is written with so many decimals: halves away from 0. */
export function asShown(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // A half stays a half although a double stores it inexactly: 6.4705 is written 6.471.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + 4 * Number.EPSILON))) / scale;
}

/**
 * Returns which of the figures is the lowest. A single figure or a tie has none.
 * @param figures null for one that is missing or does not apply
 * @param digits decimals that the screen shows: figures that read the same are a tie
 */
export function lowest(figures: readonly (number | null)[], digits: number): boolean[] {
  const shown = figures.map((value) => (value === null ? null : asShown(value, digits)));
  const rivals = shown.filter((value) => value !== null);
  return shown.map(
    (value) => value !== null && rivals.length > 1 && rivals.filter((rival) => rival <= value).length === 1,
  );
}

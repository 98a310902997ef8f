import { asShown } from "../../lib/format/as-shown";

/**
 * Returns which of the figures is the lowest. Nothing is marked for a single figure or for a tie.
 * @param figures  null for one that is missing or does not apply
 * @param digits  decimals that the screen shows: figures that read alike are a tie
 */
export function lowest(figures: readonly (number | null)[], digits: number): boolean[] {
  const shown = figures.map((value) => (value === null ? null : asShown(value, digits)));
  const rivals = shown.filter((value) => value !== null);
  return shown.map(
    (value) => value !== null && rivals.length > 1 && rivals.filter((rival) => rival <= value).length === 1,
  );
}

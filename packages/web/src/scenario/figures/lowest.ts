import { asShown } from "../../lib/format/as-shown";

/**
 * Which figures are the lowest. One alone has nothing to compare with, and a tie has no winner: no mark.
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

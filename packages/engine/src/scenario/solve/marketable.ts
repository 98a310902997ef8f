import type { TargetFigure } from "./figures";
import type { Reached } from "./goal";
import type { SolvableInput } from "./inputs";
import type { Trial } from "./reasons";

/** How many steps to either side of an answer are looked at. A figure that jumps by more than so many steps has no marketable answer near it. */
const MOST_STEPS = 40;

/** The most calculations that the search for a marketable answer costs. */
export const MARKETABLE_CALCULATIONS = 2 * MOST_STEPS;

/** The multiples of a step around a value within a range, the nearest first; of two that are equally near, the lower. */
function multiplesAround(value: number, step: number, { min, max }: { min: number; max: number }): number[] {
  const below = Math.floor(value / step);
  // The value itself, where it is a multiple, is one of those below.
  const indexes = Array.from({ length: MOST_STEPS }, (_, away) => [below - away, below + 1 + away]).flat();
  const away = (multiple: number) => Math.abs(multiple - value);
  return indexes
    .map((index) => index * step)
    .filter((multiple) => multiple >= min && multiple <= max)
    .sort((a, b) => away(a) - away(b) || a - b);
}

/**
 * Finds the value next to an answer that a lender quotes or a client says (an eighth of a percent, whole hundreds of dollars) and that
 * meets the goal, with the figure that it leads to; null where none of the values around the answer does.
 */
export function marketableAnswer(
  around: number,
  { step }: SolvableInput,
  range: { min: number; max: number },
  figure: TargetFigure,
  trial: (value: number) => Trial,
): Reached | null {
  for (const value of multiplesAround(around, step, range)) {
    const tried = trial(value);
    if (tried.figure !== null && figure.meets(tried.figure)) return { value, reached: figure.reached(tried.result) };
  }
  return null;
}

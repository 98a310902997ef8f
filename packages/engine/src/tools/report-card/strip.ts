/** How all counties lie along one figure: how many in each of some even steps, so that one of them can be shown among all. */
export type Strip = {
  /** The figure at which the first step begins, and the width of a step. */
  from: number;
  step: number;
  /** How many counties lie in each step; those beyond the ends are counted apart. */
  counts: number[];
  below: number;
  above: number;
};

const MOST_STEPS = 48;
/** The part of the counties that may lie beyond each end, so that a few far ones do not press all others together. */
const BEYOND = 0.005;

/** Figures are of six decimals. Counted in millionths they are whole numbers, so that none falls beside an edge that it lies on. */
const millionths = (value: number) => Math.round(value * 1e6);
const LEAST_RANGE = millionths(0.01);

/** Finds the least width of 1, 2 or 5 times a power of ten with which so many steps reach over a range. */
function evenStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / MOST_STEPS));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => range / each <= MOST_STEPS - 2) ?? power * 20;
}

/** Sorts figures into a strip; null where there are none. A step holds the figures from its edge up to the next one. */
export function stripOf(figures: readonly number[]): Strip | null {
  if (figures.length === 0) return null;
  const sorted = Float64Array.from(figures, millionths).sort();
  const beyond = Math.floor(sorted.length * BEYOND);
  const [low, high] = [sorted[beyond]!, sorted[sorted.length - 1 - beyond]!];
  const step = evenStep(Math.max(high - low, Math.floor(Math.abs(low) / 100), LEAST_RANGE));
  const first = Math.floor(low / step);
  const steps = Math.floor(high / step) - first + 1;
  const counts = Array.from({ length: steps }, () => 0);
  let [below, above] = [0, 0];
  for (const each of sorted) {
    const at = Math.floor(each / step) - first;
    if (at < 0) below++;
    else if (at >= steps) above++;
    else counts[at]!++;
  }
  return { from: (first * step) / 1e6, step: step / 1e6, counts, below, above };
}

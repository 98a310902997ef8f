import { crossings, narrowCrossing, searchAside } from "./crossings";
import { closestBend, followBend, probeRuleChanges } from "./jumps";
import {
  decimalIndex,
  type Probe,
  probesInOrder,
  type Search,
  type SearchQuestion,
  sideOfTarget,
  startSearch,
} from "./probes";

/**
 * A place where the figure passes the target without meeting it. Where it `wavers`, it passes more than once, and the target may lie
 * between values that the budget left untried.
 */
export type SearchGap<P extends Probe> = { near: P; far: P; wavers: boolean };

/** What came of a search: a value that reaches the target, or the nearest gap without one. */
export type SearchOutcome<P extends Probe> = {
  hit: P | null;
  gap: SearchGap<P> | null;
  /** All values that were tried, in ascending order. */
  probes: P[];
  start: number;
};

/** The solution at the crossing nearest to the start that has one, else the nearest crossing without one. */
function solutionAtCrossings<P extends Probe>(search: Search<P>): { hit: P | null; gap: SearchGap<P> | null } {
  let gap: SearchGap<P> | null = null;
  for (const pair of crossings(search)) {
    const [near, far] = sideOfTarget(search, pair[0]) === 0 ? [pair[0], pair[0]] : narrowCrossing(search, pair);
    const around = sideOfTarget(search, far) === 0 ? { hit: far, wavers: false } : searchAside(search, [near, far]);
    if (around.hit) return { hit: around.hit, gap: null };
    gap ??= { near, far, wavers: around.wavers };
  }
  return { hit: null, gap };
}

/**
 * Finds the value nearest to the start whose figure reaches the target. Figures jump where another rule begins, such as the next
 * loan-to-value band of a premium. So the range is sampled and its jumps are found first; between two jumps a figure rises or
 * falls, and halving finds the one place. `budget` bounds the number of values tried, whatever the input.
 */
export function searchNearest<P extends Probe>(question: SearchQuestion<P>): SearchOutcome<P> {
  const run = startSearch(question);
  const { first, most } = question.decimals;
  const start = run.at(decimalIndex(question.start, most), most);
  if (sideOfTarget(run, start) === 0) return { hit: start, gap: null, probes: [start], start: start.value };

  const sampled = question.samples.map((value) => run.at(decimalIndex(value, first), first));
  for (let at = 1; at < sampled.length; at++) probeRuleChanges(run, sampled[at - 1]!, sampled[at]!, 250);
  const turning = closestBend(run);
  let found = solutionAtCrossings(run);
  if (found.hit === null && turning) {
    followBend(run, turning);
    found = solutionAtCrossings(run);
  }
  return { ...found, probes: probesInOrder(run), start: start.value };
}

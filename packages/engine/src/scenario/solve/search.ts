import { beside, close, crossings } from "./crossings";
import { bend, closestBend, edges } from "./jumps";
import { begin, indexOf, inOrder, type Probe, type Question, type Search, sideOf } from "./probes";

/**
 * Where the figure goes past what is wanted without being it. Where it `wavers`, it does so more than once, and what is wanted
 * may lie between values that the budget left untried.
 */
export type Gap<P extends Probe> = { near: P; far: P; wavers: boolean };

export type Outcome<P extends Probe> = {
  hit: P | null;
  gap: Gap<P> | null;
  /** All that were tried, in the order of their values. */
  probes: P[];
  start: number;
};

/** The solution at the crossing nearest to the start that has one, else the nearest place without. */
function meet<P extends Probe>(search: Search<P>): { hit: P | null; gap: Gap<P> | null } {
  let gap: Gap<P> | null = null;
  for (const pair of crossings(search)) {
    const [near, far] = sideOf(search, pair[0]) === 0 ? [pair[0], pair[0]] : close(search, pair);
    const around = sideOf(search, far) === 0 ? { hit: far, wavers: false } : beside(search, [near, far]);
    if (around.hit) return { hit: around.hit, gap: null };
    gap ??= { near, far, wavers: around.wavers };
  }
  return { hit: null, gap };
}

/**
 * The nearest input to the start whose figure is what is wanted. Figures jump where another rule begins (a premium's next
 * loan-to-value band), so the range is sampled and its jumps are found first; between two of them a figure rises or falls,
 * and halving finds the one place. The number of probes is bounded by `budget`, whatever the input.
 */
export function search<P extends Probe>(question: Question<P>): Outcome<P> {
  const run = begin(question);
  const { first, most } = question.decimals;
  const start = run.at(indexOf(question.start, most), most);
  if (sideOf(run, start) === 0) return { hit: start, gap: null, probes: [start], start: start.value };

  const sampled = question.samples.map((value) => run.at(indexOf(value, first), first));
  for (let at = 1; at < sampled.length; at++) edges(run, sampled[at - 1]!, sampled[at]!, 250);
  const turning = closestBend(run);
  let found = meet(run);
  if (found.hit === null && turning) {
    bend(run, turning);
    found = meet(run);
  }
  return { ...found, probes: inOrder(run), start: start.value };
}

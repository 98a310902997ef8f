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
 * A place where the figure passes the target without meeting it. It `isUnsure` where the figure passes more than once, or what may be tried
 * was used up: the target may lie between values that were not tried.
 */
export type SearchGap<P extends Probe> = { near: P; far: P; isUnsure: boolean };

/** What came of a search: a value that reaches the target, or the nearest gap without one. */
export type SearchOutcome<P extends Probe> = {
  hit: P | null;
  gap: SearchGap<P> | null;
  /** All values that were tried, in ascending order. */
  probes: P[];
  start: number;
};

/**
 * The solution at the crossing nearest to the start that has one, else the nearest crossing without one. All crossings are narrowed before
 * the first is searched beside, and share what is left to try: one alone could take all of it.
 */
function solutionAtCrossings<P extends Probe>(search: Search<P>): { hit: P | null; gap: SearchGap<P> | null } {
  const narrowed: ProbePair<P>[] = [];
  for (const pair of crossings(search)) {
    const [near, far] = sideOfTarget(search, pair[0]) === 0 ? [pair[0], pair[0]] : narrowCrossing(search, pair);
    if (narrowed.length === 0 && sideOfTarget(search, far) === 0) return { hit: far, gap: null };
    narrowed.push([near, far]);
  }
  const gaps: SearchGap<P>[] = [];
  for (const [at, [near, far]] of narrowed.entries()) {
    const budget = search.tried.size + Math.floor((search.budget - search.tried.size) / (narrowed.length - at));
    const beside = () => searchAside({ ...search, budget }, [near, far]);
    const around = sideOfTarget(search, far) === 0 ? { hit: far, isUnsure: false } : beside();
    if (around.hit) return { hit: around.hit, gap: null };
    gaps.push({ near, far, isUnsure: around.isUnsure });
  }
  const [nearest] = gaps;
  return { hit: null, gap: nearest ? { ...nearest, isUnsure: gaps.some(({ isUnsure }) => isUnsure) } : null };
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
  // The figure may waver past the target without a crossing, as at the end of the range.
  const closest = closestProbe(run);
  if (found.hit === null && found.gap === null && closest)
    found = { hit: searchAside(run, [closest, closest]).hit, gap: null };
  return { ...found, probes: probesInOrder(run), start: start.value };
}

type ProbePair<P> = readonly [near: P, far: P];

/** Finds the neighboring values between which the figure meets or passes the target, the pairs nearest to the start first. */
function crossings<P extends Probe>(search: Search<P>): ProbePair<P>[] {
  const away = ({ value }: P) => Math.abs(value - search.start);
  const probes = probesInOrder(search).filter(({ figure }) => figure !== null);
  const pairs: ProbePair<P>[] = [];
  for (let at = 1; at < probes.length; at++) {
    const [low, high] = [probes[at - 1]!, probes[at]!];
    if (sideOfTarget(search, low) === sideOfTarget(search, high)) continue;
    pairs.push(away(low) <= away(high) ? [low, high] : [high, low]);
  }
  return pairs.sort(([a], [b]) => away(a) - away(b));
}

/** Halves the distance between two sides of the target with more and more decimals, down to the nearest value that reaches the target or passes it. */
function narrowCrossing<P extends Probe>(search: Search<P>, [near, far]: ProbePair<P>): ProbePair<P> {
  const side = sideOfTarget(search, near);
  let [from, to] = [near, far];
  for (let decimals = search.decimals.first; decimals <= search.decimals.most; decimals++) {
    let [low, high] = [decimalIndex(from.value, decimals), decimalIndex(to.value, decimals)];
    while (Math.abs(high - low) > 1 && search.tried.size < search.budget) {
      const middle = Math.floor((low + high) / 2);
      const found = sideOfTarget(search, search.at(middle, decimals));
      if (found === side || found === null) low = middle;
      else high = middle;
    }
    [from, to] = [search.at(low, decimals), search.at(high, decimals)];
    if (sideOfTarget(search, to) === 0) return [from, to];
  }
  return [from, to];
}

/** Yields steps to either side of a value: for dollars every cent at first, then larger and larger steps, up to a thousand dollars within the budget; for percentages some steps at each number of decimals. */
function* stepsAside({ decimals }: SearchQuestion<Probe>): Generator<[steps: number, decimals: number]> {
  const { first, most } = decimals;
  if (first === most)
    for (let steps = 1; steps < 1e5; steps += Math.max(1, Math.floor(steps / 25))) yield [steps, most];
  else for (let step = 1; step <= 16; step++) for (let at = most; at >= first; at--) yield [step, at];
}

/** The most cents by which a figure wavers around its course. A larger difference comes from another rule. */
const MOST_WAVERING = 100;

/**
 * Searches beside a crossing for a value that reaches the target. Where some amounts rise and others fall, each rounded on its own, a
 * figure wavers around its course: by a cent, or by a dozen cents where a rounded month counts twelve times (a buydown). So a
 * target that is stepped over at one value may be met at a value beside it.
 */
function searchAside<P extends Probe>(
  search: Search<P>,
  [near, far]: ProbePair<P>,
): { hit: P | null; isUnsure: boolean } {
  const [least, greatest] = [search.samples[0]!, search.samples.at(-1)!];
  const [side, way] = [sideOfTarget(search, near), Math.sign(far.value - near.value)];
  let isUnsure = false;
  const off = [near, far].map(({ figure }) => Math.abs(search.miss(figure ?? 0)));
  if (Math.max(...off) > MOST_WAVERING) return { hit: null, isUnsure };
  for (const [steps, decimals] of stepsAside(search)) {
    for (const offset of [-steps, steps]) {
      const value = (decimalIndex(near.value, decimals) + offset) / 10 ** decimals;
      if (search.tried.size >= search.budget) return { hit: null, isUnsure: true };
      if (value < least || value > greatest) continue;
      const found = search.at(decimalIndex(value, decimals), decimals);
      if (sideOfTarget(search, found) === 0) return { hit: found, isUnsure };
      const past = (value - near.value) * way > 0;
      isUnsure ||= (sideOfTarget(search, found) === side) === past;
    }
  }
  return { hit: null, isUnsure };
}

/** Tries both sides of every place between two values where another rule begins to apply, because a figure jumps there. */
function probeRuleChanges<P extends Probe>(search: Search<P>, from: P, to: P, reserve: number): void {
  const { first } = search.decimals;
  let low = from;
  while (low.regime !== to.regime && search.tried.size < search.budget - reserve) {
    let [near, far] = [decimalIndex(low.value, first), decimalIndex(to.value, first)];
    const { regime } = low;
    while (far - near > 1) {
      const middle = Math.floor((near + far) / 2);
      if (search.at(middle, first).regime === regime) near = middle;
      else far = middle;
    }
    low = search.at(far, first);
  }
}

/** Follows a figure that turns back shortly before the target to the point where it turns, or past the target. */
function followBend<P extends Probe>(search: Search<P>, [left, top, right]: readonly [P, P, P]): void {
  const { first } = search.decimals;
  const distance = (index: number) => distanceOf(search, search.at(index, first));
  const side = sideOfTarget(search, top);
  let [low, best, high] = [left, top, right].map(({ value }) => decimalIndex(value, first)) as [number, number, number];
  while (high - low > 2 && search.tried.size < search.budget && sideOfTarget(search, search.at(best, first)) === side) {
    const [before, after] = [Math.floor((low + best) / 2), Math.ceil((best + high) / 2)];
    if (distance(before) < distance(best)) [best, high] = [before, best];
    else if (distance(after) < distance(best)) [low, best] = [best, after];
    else if (low === before && high === after) return;
    else [low, high] = [before, after];
  }
}

/** How far the figure at a value is from the target; infinitely far where there is no figure. */
const distanceOf = <P extends Probe>({ miss }: SearchQuestion<P>, { figure }: P) =>
  figure === null ? Number.POSITIVE_INFINITY : Math.abs(miss(figure));

/** Finds the value whose figure comes closest to the target; null if no value has a figure. */
function closestProbe<P extends Probe>(search: Search<P>): P | null {
  let closest: P | null = null;
  for (const each of search.tried.values())
    if (each.figure !== null && (!closest || distanceOf(search, each) < distanceOf(search, closest))) closest = each;
  return closest;
}

/** Finds the three neighboring values under one rule, all on one side of the target, whose middle comes closest to it. */
function closestBend<P extends Probe>(search: Search<P>): readonly [P, P, P] | null {
  const probes = probesInOrder(search);
  const off = (each: P) => distanceOf(search, each);
  let closest: readonly [P, P, P] | null = null;
  for (let at = 1; at < probes.length - 1; at++) {
    const [left, top, right] = [probes[at - 1]!, probes[at]!, probes[at + 1]!];
    const sides = new Set([left, top, right].map((each) => sideOfTarget(search, each)));
    const turns = off(top) <= Math.min(off(left), off(right)) && off(top) < Math.max(off(left), off(right));
    if (sides.size > 1 || !turns || left.regime !== right.regime) continue;
    if (!closest || off(top) < off(closest[1])) closest = [left, top, right];
  }
  return closest;
}

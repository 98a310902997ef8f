import { decimalIndex, type Probe, probesInOrder, type Search, type SearchQuestion, sideOfTarget } from "./probes";

export type ProbePair<P> = readonly [near: P, far: P];

/** Finds the neighboring values between which the figure meets or passes the target, the pairs nearest to the start first. */
export function crossings<P extends Probe>(search: Search<P>): ProbePair<P>[] {
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
export function narrowCrossing<P extends Probe>(search: Search<P>, [near, far]: ProbePair<P>): ProbePair<P> {
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

/** Yields steps to either side of a value: for dollars every cent at first, then larger and larger steps; for percentages some steps at each number of decimals. */
function* stepsAside({ decimals }: SearchQuestion<Probe>): Generator<[steps: number, decimals: number]> {
  const { first, most } = decimals;
  if (first === most)
    for (let steps = 1; steps < 1e5; steps += Math.max(1, Math.floor(steps / 100))) yield [steps, most];
  else for (let step = 1; step <= 16; step++) for (let at = most; at >= first; at--) yield [step, at];
}

/** The most cents by which a figure wavers around its course. A larger difference comes from another rule. */
const MOST_WAVERING = 100;

/**
 * Searches beside a crossing for a value that reaches the target. Where some amounts rise and others fall, each rounded on its own, a
 * figure wavers around its course: by a cent, or by a dozen cents where a rounded month counts twelve times (a buydown). So a
 * target that is stepped over at one value may be met at a value beside it.
 */
export function searchAside<P extends Probe>(
  search: Search<P>,
  [near, far]: ProbePair<P>,
): { hit: P | null; wavers: boolean } {
  const [least, greatest] = [search.samples[0]!, search.samples.at(-1)!];
  const [side, way] = [sideOfTarget(search, near), Math.sign(far.value - near.value)];
  let wavers = false;
  const off = [near, far].map(({ figure }) => Math.abs(search.miss(figure ?? 0)));
  if (Math.max(...off) > MOST_WAVERING) return { hit: null, wavers };
  for (const [steps, decimals] of stepsAside(search)) {
    for (const offset of [-steps, steps]) {
      const value = (decimalIndex(near.value, decimals) + offset) / 10 ** decimals;
      if (search.tried.size >= search.budget) return { hit: null, wavers };
      if (value < least || value > greatest) continue;
      const found = search.at(decimalIndex(value, decimals), decimals);
      if (sideOfTarget(search, found) === 0) return { hit: found, wavers };
      const past = (value - near.value) * way > 0;
      wavers ||= (sideOfTarget(search, found) === side) === past;
    }
  }
  return { hit: null, wavers };
}

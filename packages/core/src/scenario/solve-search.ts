/** The figure at one value of the input; null where no rule gives it. Where `regime` differs, another rule applies. */
export type Probe = { value: number; figure: number | null; regime: string };

export type Question<P extends Probe> = {
  /** Costly: `budget` says how many values may be tried. */
  probe(value: number): P;
  /** How far the figure is from what is wanted: below 0 too low, above 0 too high. */
  miss(figure: number): number;
  /** Where the input stands: the nearest solution to it is wanted. */
  start: number;
  /** Values to try first, ascending, the ends of the range among them. */
  samples: readonly number[];
  decimals: { first: number; most: number };
  budget: number;
};

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

type Search<P extends Probe> = Question<P> & {
  tried: Map<number, P>;
  at(index: number, decimals: number): P;
};

const indexOf = (value: number, decimals: number) => Math.round(value * 10 ** decimals);
const sideOf = <P extends Probe>({ miss }: Question<P>, { figure }: P) =>
  figure === null ? null : Math.sign(miss(figure));

function begin<P extends Probe>(question: Question<P>): Search<P> {
  const tried = new Map<number, P>();
  const at = (index: number, decimals: number) => {
    const value = index / 10 ** decimals;
    const known = tried.get(value) ?? question.probe(value);
    tried.set(value, known);
    return known;
  };
  return { ...question, tried, at };
}

/** Both sides of every place between two values where another rule begins to apply: a figure jumps there. */
function edges<P extends Probe>(search: Search<P>, from: P, to: P, reserve: number): void {
  const { first } = search.decimals;
  let low = from;
  while (low.regime !== to.regime && search.tried.size < search.budget - reserve) {
    let [near, far] = [indexOf(low.value, first), indexOf(to.value, first)];
    const { regime } = low;
    while (far - near > 1) {
      const middle = Math.floor((near + far) / 2);
      if (search.at(middle, first).regime === regime) near = middle;
      else far = middle;
    }
    low = search.at(far, first);
  }
}

/** Follows a figure that turns back shortly before what is wanted to the point where it turns, or past what is wanted. */
function bend<P extends Probe>(search: Search<P>, [left, top, right]: readonly [P, P, P]): void {
  const { first } = search.decimals;
  const distance = (index: number) => {
    const { figure } = search.at(index, first);
    return figure === null ? Number.POSITIVE_INFINITY : Math.abs(search.miss(figure));
  };
  const side = sideOf(search, top);
  let [low, best, high] = [left, top, right].map(({ value }) => indexOf(value, first)) as [number, number, number];
  while (high - low > 2 && search.tried.size < search.budget && sideOf(search, search.at(best, first)) === side) {
    const [before, after] = [Math.floor((low + best) / 2), Math.ceil((best + high) / 2)];
    if (distance(before) < distance(best)) [best, high] = [before, best];
    else if (distance(after) < distance(best)) [low, best] = [best, after];
    else if (low === before && high === after) return;
    else [low, high] = [before, after];
  }
}

const inOrder = <P extends Probe>({ tried }: Search<P>) => [...tried.values()].sort((a, b) => a.value - b.value);

/** The three neighbours of one rule whose middle comes closest to what is wanted, all on one side of it. */
function closestBend<P extends Probe>(search: Search<P>): readonly [P, P, P] | null {
  const probes = inOrder(search);
  const off = ({ figure }: P) => (figure === null ? Number.POSITIVE_INFINITY : Math.abs(search.miss(figure)));
  let closest: readonly [P, P, P] | null = null;
  for (let at = 1; at < probes.length - 1; at++) {
    const [left, top, right] = [probes[at - 1]!, probes[at]!, probes[at + 1]!];
    const sides = new Set([left, top, right].map((each) => sideOf(search, each)));
    const turns = off(top) <= Math.min(off(left), off(right)) && off(top) < Math.max(off(left), off(right));
    if (sides.size > 1 || !turns || left.regime !== right.regime) continue;
    if (!closest || off(top) < off(closest[1])) closest = [left, top, right];
  }
  return closest;
}

type Pair<P> = readonly [near: P, far: P];

/** Neighbours between which the figure meets or passes what is wanted, the ones nearest to the start first. */
function crossings<P extends Probe>(search: Search<P>): Pair<P>[] {
  const away = ({ value }: P) => Math.abs(value - search.start);
  const probes = inOrder(search).filter(({ figure }) => figure !== null);
  const pairs: Pair<P>[] = [];
  for (let at = 1; at < probes.length; at++) {
    const [low, high] = [probes[at - 1]!, probes[at]!];
    if (sideOf(search, low) === sideOf(search, high)) continue;
    pairs.push(away(low) <= away(high) ? [low, high] : [high, low]);
  }
  return pairs.sort(([a], [b]) => away(a) - away(b));
}

/** Halves the way between two sides, with ever more decimals, down to the nearest value that is what is wanted or past it. */
function close<P extends Probe>(search: Search<P>, [near, far]: Pair<P>): Pair<P> {
  const side = sideOf(search, near);
  let [from, to] = [near, far];
  for (let decimals = search.decimals.first; decimals <= search.decimals.most; decimals++) {
    let [low, high] = [indexOf(from.value, decimals), indexOf(to.value, decimals)];
    while (Math.abs(high - low) > 1 && search.tried.size < search.budget) {
      const middle = Math.floor((low + high) / 2);
      const found = sideOf(search, search.at(middle, decimals));
      if (found === side || found === null) low = middle;
      else high = middle;
    }
    [from, to] = [search.at(low, decimals), search.at(high, decimals)];
    if (sideOf(search, to) === 0) return [from, to];
  }
  return [from, to];
}

/** Steps to either side: every cent at first, then ever larger ones; of percentages some at each number of decimals. */
function* aside({ decimals }: Question<Probe>): Generator<[steps: number, decimals: number]> {
  const { first, most } = decimals;
  if (first === most)
    for (let steps = 1; steps < 1e5; steps += Math.max(1, Math.floor(steps / 100))) yield [steps, most];
  else for (let step = 1; step <= 16; step++) for (let at = most; at >= first; at--) yield [step, at];
}

/**
 * Amounts that rise beside amounts that fall, each rounded for itself, let a figure waver around its course, by a cent, or by a
 * dozen where a rounded month counts twelve times (a buydown): what is stepped over at one value may be met beside it.
 */
function beside<P extends Probe>(search: Search<P>, [near, far]: Pair<P>): { hit: P | null; wavers: boolean } {
  const [least, greatest] = [search.samples[0]!, search.samples.at(-1)!];
  const [side, way] = [sideOf(search, near), Math.sign(far.value - near.value)];
  let wavers = false;
  for (const [steps, decimals] of aside(search)) {
    for (const offset of [-steps, steps]) {
      const value = (indexOf(near.value, decimals) + offset) / 10 ** decimals;
      if (search.tried.size >= search.budget) return { hit: null, wavers };
      if (value < least || value > greatest) continue;
      const found = search.at(indexOf(value, decimals), decimals);
      if (sideOf(search, found) === 0) return { hit: found, wavers };
      const past = (value - near.value) * way > 0;
      wavers ||= (sideOf(search, found) === side) === past;
    }
  }
  return { hit: null, wavers };
}

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

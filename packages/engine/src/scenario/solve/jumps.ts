import { decimalIndex, type Probe, probesInOrder, type Search, sideOfTarget } from "./probes";

/** Tries both sides of every place between two values where another rule begins to apply, because a figure jumps there. */
export function probeRuleChanges<P extends Probe>(search: Search<P>, from: P, to: P, reserve: number): void {
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
export function followBend<P extends Probe>(search: Search<P>, [left, top, right]: readonly [P, P, P]): void {
  const { first } = search.decimals;
  const distance = (index: number) => {
    const { figure } = search.at(index, first);
    return figure === null ? Number.POSITIVE_INFINITY : Math.abs(search.miss(figure));
  };
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

/** Finds the three neighboring values under one rule, all on one side of the target, whose middle comes closest to it. */
export function closestBend<P extends Probe>(search: Search<P>): readonly [P, P, P] | null {
  const probes = probesInOrder(search);
  const off = ({ figure }: P) => (figure === null ? Number.POSITIVE_INFINITY : Math.abs(search.miss(figure)));
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

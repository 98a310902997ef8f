/** A value of the input that was tried, and the figure there; null where no rule gives one. Where `regime` differs, another rule applies. */
export type Probe = { value: number; figure: number | null; regime: string };

/** What a search is to find, and what it may cost. */
export type SearchQuestion<P extends Probe> = {
  /** Tries a value, which is costly: `budget` says how many values may be tried. */
  probe(value: number): P;
  /** How far the figure is from the target: too low below 0, too high above 0. */
  miss(figure: number): number;
  /** The present value of the input; the solution nearest to it is wanted. */
  start: number;
  /** The values to try first, ascending, with both ends of the range. */
  samples: readonly number[];
  decimals: { first: number; most: number };
  budget: number;
};

/** A search under way: its question and the values tried so far. */
export type Search<P extends Probe> = SearchQuestion<P> & {
  tried: Map<number, P>;
  at(index: number, decimals: number): P;
};

/** Converts a value to a count of its last decimal. */
export const decimalIndex = (value: number, decimals: number) => Math.round(value * 10 ** decimals);
/** Tells the side of the target that a figure lies on: -1 too low, 1 too high, 0 on the target; null where there is no figure. */
export const sideOfTarget = <P extends Probe>({ miss }: SearchQuestion<P>, { figure }: P) =>
  figure === null ? null : Math.sign(miss(figure));

/** Starts a search that tries each value only once. */
export function startSearch<P extends Probe>(question: SearchQuestion<P>): Search<P> {
  const tried = new Map<number, P>();
  const at = (index: number, decimals: number) => {
    const value = index / 10 ** decimals;
    const known = tried.get(value) ?? question.probe(value);
    tried.set(value, known);
    return known;
  };
  return { ...question, tried, at };
}

/** Lists all values that were tried, in ascending order. */
export const probesInOrder = <P extends Probe>({ tried }: Search<P>) =>
  [...tried.values()].sort((a, b) => a.value - b.value);

/** The figure at one value of the input; null where no rule gives it. Where `regime` differs, another rule applies. */
export type Probe = { value: number; figure: number | null; regime: string };

export type SearchQuestion<P extends Probe> = {
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

export type Search<P extends Probe> = SearchQuestion<P> & {
  tried: Map<number, P>;
  at(index: number, decimals: number): P;
};

/** A value as a count of its last decimal. */
export const decimalIndex = (value: number, decimals: number) => Math.round(value * 10 ** decimals);
/** -1 where the figure is too low, 1 too high, 0 what is wanted; null where there is none. */
export const sideOfTarget = <P extends Probe>({ miss }: SearchQuestion<P>, { figure }: P) =>
  figure === null ? null : Math.sign(miss(figure));

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

/** All that were tried, in the order of their values. */
export const probesInOrder = <P extends Probe>({ tried }: Search<P>) =>
  [...tried.values()].sort((a, b) => a.value - b.value);

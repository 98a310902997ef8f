/**
 * Growth of 1 over whole periods: (1 + rate)^periods − 1. By doubling, so with additions and multiplications alone, which
 * every engine does to the same last bit: a browser and a server may differ in `exp`, `log` and `pow`. Tiny rates keep
 * their digits, because nothing is subtracted.
 * @param rate     a period, fraction, above −1
 * @param periods  whole, not negative
 */
export function compound(rate: number, periods: number): number {
  let highest = 1;
  while (highest * 2 <= periods) highest *= 2;
  let grown = 0;
  for (let bit = highest; bit >= 1; bit /= 2) {
    grown *= grown + 2;
    if (Math.floor(periods / bit) % 2 === 1) grown += rate * (1 + grown);
  }
  return grown;
}

/** What 1 at the end of the periods lacks to be worth 1 today: 1 − (1 + rate)^−periods. Tiny rates keep their digits. */
export function discount(rate: number, periods: number): number {
  const grown = compound(rate, periods);
  return grown === Number.POSITIVE_INFINITY ? 1 : grown / (1 + grown);
}

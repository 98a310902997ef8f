/**
 * Computes by how much 1 grows over whole periods of compound interest: (1 + rate)^periods − 1. It doubles and adds, so it
 * uses additions and multiplications alone, which every JavaScript engine computes to the same last bit; a browser and a server may
 * differ in `exp`, `log` and `pow`. Tiny rates keep their digits, because nothing is subtracted.
 * @param rate     the rate of one period as a fraction, above −1
 * @param periods  the number of periods, whole and not negative
 * @returns        the growth as a fraction, unrounded
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

/**
 * Computes by how much a payment of 1 at the end of whole periods is worth less than 1 today: 1 − (1 + rate)^−periods.
 * Tiny rates keep their digits.
 * @param rate     the rate of one period as a fraction, above −1
 * @param periods  the number of periods, whole and not negative
 * @returns        the discount as a fraction, unrounded
 */
export function discount(rate: number, periods: number): number {
  const grown = compound(rate, periods);
  return grown === Number.POSITIVE_INFINITY ? 1 : grown / (1 + grown);
}

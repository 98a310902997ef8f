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

/** Computes a cube root by Newton's steps, which use additions, multiplications and divisions alone. */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let root = value > 1 ? value : 1;
  for (let step = 0; step < 200; step++) {
    const next = root - (root - value / (root * root)) / 3;
    if (next >= root) return root;
    root = next;
  }
  return root;
}

/**
 * Computes the factor by which a value grows over some months, from an effective yearly factor: factor^(months / 12). It multiplies, divides and
 * takes square roots alone, which every JavaScript engine computes to the same last bit.
 * @param factor  1.035 for growth of 3.5 % a year; not negative
 * @param months  the number of months, whole and not negative
 */
export function grownBy(factor: number, months: number): number {
  const years = Math.floor(months / 12);
  const twelfths = months - years * 12;
  const whole = 1 + compound(factor - 1, years);
  return twelfths === 0 ? whole : whole * (1 + compound(monthlyFactor(factor) - 1, twelfths));
}

/** Computes the factor of one month that leads to a yearly factor: its twelfth root. */
export const monthlyFactor = (factor: number) => cubeRoot(Math.sqrt(Math.sqrt(factor)));

declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** An amount of money in whole cents. */
export type Cents = Unit<"cents">;
/** A yearly rate as a fraction: 0.065 is 6.5 %. */
export type AnnualRate = Unit<"annual">;
/** A number of monthly payments. */
export type Months = Unit<"months">;

/** Converts typed dollars to cents, to the nearest cent, halves up. */
export const dollars = (typed: number) => roundCents(typed * 100);
/** Converts cents to dollars. The result is the double nearest to the decimal, so 30 cents is 0.3 and not 0.30000000000000004. */
export const inDollars = (cents: Cents) => cents / 100;
/** Converts a typed yearly percentage to a fraction: 6.5 becomes 0.065. */
export const percent = (typed: number) => (typed / 100) as AnnualRate;

/**
 * The factor that every amount is multiplied by before it is rounded. A double that should be exactly half a cent may have
 * lost its last bits in earlier arithmetic. Growing it by four of its own last bits brings it back over the half and moves
 * no other amount: the nearest other value that a rate of three decimals can give lies a millionth of a cent away.
 */
export const LOST_BITS = 1 + 4 * Number.EPSILON;

/** Rounds an amount in cents to the nearest cent, halves up. */
export const roundCents = (cents: number) => Math.floor(cents * LOST_BITS + 0.5) as Cents;
/** Takes a percentage (6.5 is 6.5 %) of an amount in cents, to the nearest cent, halves up. */
export const share = (amount: Cents, percentage: number) => roundCents((amount * percentage) / 100);
/** Adds up amounts in cents. */
export const sum = (amounts: readonly Cents[]) => amounts.reduce<number>((total, each) => total + each, 0) as Cents;
/** No money: 0 cents. */
export const NOTHING = 0 as Cents;
/** The most, in millionths, that binary noise moves a percentage. */
const PERCENT_NOISE = 1e-4;
/**
 * Rounds a percentage to 6 decimals: enough to compare calculations, and few enough to carry no binary noise. The result is
 * never -0. A value just short of half a thousandth stays short of it, so that whoever rounds the result to 3 decimals rounds as the value itself does.
 */
export function sixDecimals(value: number): number {
  const millionths = value * 1e6;
  const nearest = Math.round(millionths);
  const isHalf = Math.abs(nearest % 1000) === 500;
  const isShort = isHalf && Math.abs(millionths) < Math.abs(nearest) - PERCENT_NOISE;
  return (isShort ? nearest - Math.sign(nearest) : nearest) / 1e6 + 0;
}
/**
 * Computes what percentage one amount is of another, to 3 decimals, halves up, also below zero. Whole cents keep the half exact, so nothing is added
 * for lost bits.
 */
export const percentOf = (part: number, whole: number) => Math.floor((part * 100_000) / whole + 0.5) / 1000 + 0;

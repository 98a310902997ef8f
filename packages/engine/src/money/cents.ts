declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** Whole cents. */
export type Cents = Unit<"cents">;
/** A rate per year as a fraction: 0.065 is 6.5 %. */
export type AnnualRate = Unit<"annual">;
/** A count of monthly payments. */
export type Months = Unit<"months">;

/** Typed dollars, to the nearest cent. */
export const dollars = (typed: number) => roundCents(typed * 100);
/** Cents as dollars: the double nearest to the decimal, so 30 cents is 0.3 and not 0.30000000000000004. */
export const inDollars = (cents: Cents) => cents / 100;
/** A typed percentage of a year. */
export const percent = (typed: number) => (typed / 100) as AnnualRate;

/**
 * A double that should be exactly half a cent may have lost its last bits on the way. Growing the number by four of its
 * own last bits brings it back over the half, and moves nothing else: the nearest other value that a rate of three
 * decimals can give lies a millionth of a cent away.
 */
export const LOST_BITS = 1 + 4 * Number.EPSILON;

/** To the nearest cent, halves up. */
export const roundCents = (cents: number) => Math.floor(cents * LOST_BITS + 0.5) as Cents;
/** A percentage of an amount, to the nearest cent, halves up. */
export const share = (amount: Cents, percentage: number) => roundCents((amount * percentage) / 100);
export const sum = (amounts: readonly Cents[]) => amounts.reduce<number>((total, each) => total + each, 0) as Cents;
export const NOTHING = 0 as Cents;
/** 6 decimals of a percentage: enough to compare calculations, few enough to carry no binary noise. Never -0. */
export const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6 + 0;

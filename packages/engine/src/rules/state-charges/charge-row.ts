import { BEFORE_2020 } from "../day";
import type { ChargeTier, LocalChargeRule } from "../local-charges";

/** A charge of a state, county or city as its file lists it. What is left out has its usual value. */
export type ChargeRow = Pick<LocalChargeRule, "charge" | "name" | "base" | "tiers" | "borrowerPays" | "source"> &
  Partial<LocalChargeRule>;

/** One rate for the whole base. */
export const oneRate = (rate: number): readonly ChargeTier[] => [{ startsAt: 0, rate }];

/** The dollar above an amount, for a rate that begins where the amount is exceeded. */
export const above = (dollars: number) => dollars + 0.01;

/**
 * Makes the rules of a state from its rows. What is usual: a government charge, since before the engine's first day, a share of the exact base in
 * percent, tier by tier, and no finance charge (12 CFR 1026.4(e)(1): taxes that the law prescribes for recording).
 */
export const chargesOf = (state: string, rows: readonly ChargeRow[]): readonly LocalChargeRule[] =>
  rows.map((row) => ({
    category: "government",
    from: BEFORE_2020,
    per: 100,
    part: "exact",
    tiering: "marginal",
    APR: false,
    ...row,
    state,
  }));

/** Makes the same row for each of some counties. */
export const inCounties = (fips: readonly string[], row: ChargeRow): ChargeRow[] =>
  fips.map((fip) => ({ ...row, fip }));

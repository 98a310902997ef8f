import { type Cents, dollars, roundCents } from "../money/cents";
import type { Assumptions } from "./assumptions";
import { grownSince } from "./costs-of-owning";

/** What a renter pays, in cents. */
export type Renter = {
  /** The security deposit, which comes back without interest. */
  deposit: Cents;
  /** The fee at the start. */
  fee: Cents;
  /** The rent and the insurance of each month of the years from 1 on. */
  years: { rent: Cents; insurance: Cents }[];
};

/** Computes what a renter pays, from a first rent in cents. The deposit follows that rent and is never topped up. */
export function renterOf(rent: Cents, assumptions: Assumptions, years: number): Renter {
  const { rentGrowth, inflation, rentersInsurance, depositMonths, rentUpfront } = assumptions;
  const insured = dollars(rentersInsurance);
  return {
    deposit: roundCents(rent * depositMonths),
    fee: dollars(rentUpfront),
    years: Array.from({ length: years }, (_, before) => ({
      rent: roundCents(rent * grownSince(rentGrowth, before + 1)),
      insurance: roundCents(insured * grownSince(inflation, before + 1)),
    })),
  };
}

/** Writes a renter's outlays in cents into the months up to `last`; entry 0 is closing. */
export function addRent(outlay: Float64Array, { deposit, fee, years }: Renter, last: number): void {
  if (last === 0) return;
  outlay[0]! += deposit + fee;
  for (let month = 1; month <= last; month++) {
    const { rent, insurance } = years[Math.ceil(month / 12) - 1]!;
    outlay[month]! += rent + insurance;
  }
}

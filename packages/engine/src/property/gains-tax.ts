import { type Cents, NOTHING, roundCents, share } from "../money/cents";
import {
  capitalGains,
  gainsTaxDefault,
  homeGainExclusion,
  homeGainYears,
  investmentSurtax,
} from "../rules/capital-gains";
import type { Day } from "../rules/day";
import type { FilingStatus } from "../rules/federal-income-tax";
import type { Deductions } from "./deductions";
import { bracketTax } from "./tax-savings";

/** How the gain of a sale is taxed: at one rate in percent, or by the brackets of an income. */
export type GainsTax =
  | { by: "rate"; rate: number; isTyped: boolean }
  | { by: "brackets"; status: FilingStatus; income: Cents; standard: Cents; asOf: Day };

/** Finds how gains are taxed: at the typed percentage, else by income and filing status, else at the usual rate. */
export function gainsTaxOf(typed: number | null, taxpayer: Deductions | null, asOf: Day): GainsTax {
  if (typed !== null) return { by: "rate", rate: typed, isTyped: true };
  if (taxpayer?.worth.by !== "brackets") return { by: "rate", rate: gainsTaxDefault.on(asOf), isTyped: false };
  const { status, standard, worth } = taxpayer;
  return { by: "brackets", status, income: worth.income, standard, asOf };
}

/** The parts of the tax on a gain in exact cents, not rounded. */
export type GainsTaxParts = { tax: number; surtax: number };

/** Works out the tax on a gain by brackets: the gain is taxed above the income that is left after the standard deduction. */
export function gainsTaxParts(
  { status, income, standard, asOf }: Extract<GainsTax, { by: "brackets" }>,
  gain: Cents,
): GainsTaxParts {
  const brackets = capitalGains.on(asOf)[status];
  const { rate, threshold } = investmentSurtax.on(asOf);
  const below = income - standard;
  const tax = (bracketTax(brackets, below + gain) - bracketTax(brackets, below)) / 100;
  const surtax = (Math.min(gain, Math.max(0, income + gain - threshold[status])) * rate) / 100;
  return { tax, surtax };
}

/** Computes the tax on a gain in cents, rounded once. On a loss the tax is 0. */
export function taxOnGain(by: GainsTax, gain: Cents): Cents {
  if (gain <= 0) return NOTHING;
  if (by.by === "rate") return share(gain, by.rate);
  const { tax, surtax } = gainsTaxParts(by, gain);
  return roundCents(tax + surtax);
}

/** Finds how much of the gain on a home is not taxed after some years of living there, in cents. */
export function excludedGain(status: FilingStatus, years: number, asOf: Day): Cents {
  return years >= homeGainYears.on(asOf) ? homeGainExclusion.on(asOf)[status] : NOTHING;
}

import { fixedMonths } from "../../loan/loan-type";
import { sixDecimals } from "../../money/cents";
import { higherPricedCovered } from "../../rules/higher-priced";
import type { Working } from "../working";

/** An average prime offer rate in percent, and whose it is. */
export type OfferRate = { rate: number; words: string };

/**
 * Finds the average prime offer rate of a comparable loan: as typed, else of the week's table, by the term of a fixed rate and by
 * the years that an adjustable rate is fixed for, to the nearest whole year.
 */
export function offerRate({ loan, scenario }: Working): OfferRate | null {
  if (typeof loan.apor === "number") return { rate: loan.apor, words: "as typed" };
  const table = scenario.outside?.apor;
  if (!table) return null;
  const months = fixedMonths(loan.type);
  const adjustable = months !== null && months < loan.term * 12;
  const years = String(Math.max(1, Math.round(adjustable ? months / 12 : loan.term)));
  const rate = (adjustable ? table.adjustable : table.fixed)[years];
  return rate === undefined ? null : { rate, words: `of the week of ${table.date}` };
}

/**
 * Finds the average prime offer rate of a loan that is comparable to a second one, which has a fixed rate: by its own term. The one typed for the first
 * loan counts where that has a fixed rate for as long.
 */
export function secondOfferRate({ loan, scenario }: Working, term: number): OfferRate | null {
  if (typeof loan.apor === "number" && fixedMonths(loan.type) === null && loan.term * 12 === term)
    return { rate: loan.apor, words: "as typed" };
  const table = scenario.outside?.apor;
  const rate = table?.fixed[String(Math.max(1, Math.round(term / 12)))];
  return table === undefined || rate === undefined ? null : { rate, words: `of the week of ${table.date}` };
}

/** Finds the disclosed APR in percent; null while it is not known. */
export function disclosedAprPercent({ repayment }: Working): number | null {
  const { apr } = repayment.disclosed;
  return apr === null ? null : sixDecimals(apr * 100);
}

/** Tells whether a first loan is known to be a higher-priced covered transaction; a loan for business is none. Source: 12 CFR 1026.43(b)(4)(i). */
export function isHigherPricedCovered(working: Working): boolean {
  const apr = disclosedAprPercent(working);
  const offer = offerRate(working);
  if (apr === null || !offer || working.loan.occupancy === "investment") return false;
  return sixDecimals(apr - offer.rate) >= higherPricedCovered.on(working.asOf);
}

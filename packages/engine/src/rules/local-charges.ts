import type { Renewal } from "./by-date";
import type { Day } from "./day";

/** The categories of a closing cost worksheet that a charge may belong to: all but credits. */
export type ChargeCategory = "lender" | "outsideServices" | "government" | "attorney" | "title" | "other" | "optional";
/** What a loan is for, as far as a local charge depends on it. */
type ChargePurpose = "purchase" | "refinance";

/** One tier of a charge: `rate` dollars for each `per` dollars of the base, from `startsAt` dollars up to the next tier. */
export type ChargeTier = { startsAt: number; rate: number };

/**
 * A state's or county's charge on a sale or a loan as one row of data, such as a transfer, deed or mortgage tax or a recording
 * fee. Its amounts are dollars. The rows of the product stand in `state-charges`.
 */
export type LocalChargeRule = {
  /** The kind of charge. A county's row replaces its state's row of the same kind; rows of different kinds add up. */
  charge: string;
  /** The name of the charge on the worksheet. */
  name: string;
  category: ChargeCategory;
  /** The state's two letters. */
  state: string;
  /** The county's five-digit FIPS code. A row without one is for the whole state. */
  fip?: string;
  /** The only city that is charged, by its name; its charges add to the county's. */
  city?: string;
  /** The first day in force. A later row of the same charge and place takes over from its own day on. */
  from: Day;
  /** The first day on which the row is no longer in force. */
  until?: Day;
  /** Set on the newest row of a charge that is set anew from time to time: it goes on being charged, and says so, until the next is entered. */
  renewal?: Renewal;
  /** The only purpose that is charged; without it, purchases and refinances both are. */
  purpose?: ChargePurpose;
  /** The amount that is charged: the price or the loan. Where it is zero, nothing is charged. */
  base: "price" | "loan";
  /** The dollars of the base that a tier's rate is for. */
  per: number;
  /** How a unit of the base that is not full counts: whole ("or fraction thereof"), whole above half ("major fraction"), not at all, or in part. */
  part: "up" | "major" | "down" | "exact";
  /** The tiers, lowest first. A flat fee has none. */
  tiers: readonly ChargeTier[];
  /** How tiers apply: each rate to what lies in its tier (`marginal`), or the rate of the tier that the base reaches to all of it (`whole`). */
  tiering: "marginal" | "whole";
  /** The first dollars of the base, which bear no charge. */
  exempt?: number;
  /** The first dollars of the base that bear no charge where the borrower will live in the home. */
  exemptAtHome?: number;
  /** The dollars that are added whatever the base is. */
  flat?: number;
  /** The least that the whole charge can be, in dollars. */
  minimum?: number;
  /** The most that the whole charge can be, in dollars. */
  maximum?: number;
  /** The percent of the charge that the borrower pays. Sellers and lenders pay the rest. */
  borrowerPays: number;
  /** Whether the charge is a finance charge, which counts into the APR. */
  APR: boolean;
  /** The statute or ordinance that sets the charge. */
  source: string;
};

/** Where, when and for what a loan is made: what decides which charges apply. */
export type ChargePlace = { state: string; fip?: string; city?: string; day: Day; purpose: ChargePurpose };

const isIn = (city: string, place: string | undefined) => city.toLowerCase() === place?.trim().toLowerCase();

const chargeApplies = (rule: LocalChargeRule, { state, fip, city, day, purpose }: ChargePlace) =>
  rule.state === state &&
  (rule.fip === undefined || rule.fip === fip) &&
  (rule.city === undefined || isIn(rule.city, city)) &&
  rule.from <= day &&
  (rule.purpose === undefined || rule.purpose === purpose);

/** Picks the newest row of each key. */
function newestCharges(rules: readonly LocalChargeRule[], key: (rule: LocalChargeRule) => string): LocalChargeRule[] {
  const byKey = new Map<string, LocalChargeRule>();
  for (const rule of rules) {
    const other = byKey.get(key(rule));
    if (!other || rule.from > other.from) byKey.set(key(rule), rule);
  }
  return [...byKey.values()];
}

/**
 * Finds the one row of each charge that is in force at a place on a day. A row that has ended does not bring back the row that
 * it took over from.
 */
export function chargesInForce(rules: readonly LocalChargeRule[], place: ChargePlace): LocalChargeRule[] {
  const there = rules.filter((rule) => chargeApplies(rule, place));
  const versions = newestCharges(there, ({ charge, fip = "", city = "" }) => `${charge} ${fip} ${city}`);
  const running = versions.filter(({ until }) => until === undefined || place.day < until);
  const ofCounty = new Set(running.filter(({ fip }) => fip !== undefined).map(({ charge }) => charge));
  return running.filter(({ charge, fip }) => fip !== undefined || !ofCounty.has(charge));
}

import type { Day } from "./day";

/** The worksheet's categories; credits aside, which nobody charges. */
export type ChargeCategory = "lender" | "outsideServices" | "government" | "attorney" | "title" | "other" | "optional";
export type ChargePurpose = "purchase" | "refinance";

/** Dollars of charge for each `per` dollars, from so many dollars of the base on, up to the next tier. */
export type ChargeTier = { startsAt: number; rate: number };

/**
 * A state's or county's charge on a sale or a loan, as one row of data: a transfer, deed or mortgage tax, a recording fee.
 * Dollars throughout. Such rows come from outside: the engine holds none.
 */
export type LocalChargeRule = {
  /** What is charged. A county's row stands in place of its state's row of the same charge; other rows add up. */
  charge: string;
  /** As it stands on the worksheet. */
  name: string;
  category: ChargeCategory;
  /** Two letters. */
  state: string;
  /** The county's five digits; a row without is the whole state's. */
  fip?: string;
  /** First day in force; a later row of the same charge and place takes over. */
  from: Day;
  /** First day no longer in force. */
  until?: Day;
  /** Where it is not of both. */
  purpose?: ChargePurpose;
  /** What the tiers are of. Where there is none of it, nothing is charged: no loan, no mortgage tax. */
  base: "price" | "loan";
  /** Dollars that the first tier's rate is for. */
  per: number;
  /** How a begun unit counts: whole ("or fraction thereof"), whole above its half ("major fraction"), not at all, in part. */
  part: "up" | "major" | "down" | "exact";
  /** The lowest first; none for a flat fee. */
  tiers: readonly ChargeTier[];
  /** `marginal`: each tier's rate is for what lies in it. `whole`: the rate of the tier that the base reaches is for all. */
  tiering: "marginal" | "whole";
  /** So many first dollars of the base bear nothing. */
  exempt?: number;
  /** Added whatever the base. */
  flat?: number;
  /** Of the whole charge. */
  minimum?: number;
  maximum?: number;
  /** Percent of the charge that the borrower pays; sellers and lenders pay the rest. */
  borrowerPays: number;
  /** A finance charge, which the APR counts. */
  APR: boolean;
  /** Statute or ordinance. */
  source: string;
};

export type ChargePlace = { state: string; fip?: string; day: Day; purpose: ChargePurpose };

const applies = (rule: LocalChargeRule, { state, fip, day, purpose }: ChargePlace) =>
  rule.state === state &&
  (rule.fip === undefined || rule.fip === fip) &&
  rule.from <= day &&
  (rule.purpose === undefined || rule.purpose === purpose);

/** The newest row of each key. */
function newest(rules: readonly LocalChargeRule[], key: (rule: LocalChargeRule) => string): LocalChargeRule[] {
  const byKey = new Map<string, LocalChargeRule>();
  for (const rule of rules) {
    const other = byKey.get(key(rule));
    if (!other || rule.from > other.from) byKey.set(key(rule), rule);
  }
  return [...byKey.values()];
}

/**
 * The one row of each charge that is in force at a place on a day. A row that has ended does not bring back the one that
 * it took over from.
 */
export function chargesInForce(rules: readonly LocalChargeRule[], place: ChargePlace): LocalChargeRule[] {
  const there = rules.filter((rule) => applies(rule, place));
  const versions = newest(there, ({ charge, fip = "" }) => `${charge} ${fip}`);
  const running = versions.filter(({ until }) => until === undefined || place.day < until);
  const ofCounty = new Set(running.filter(({ fip }) => fip !== undefined).map(({ charge }) => charge));
  return running.filter(({ charge, fip }) => fip !== undefined || !ofCounty.has(charge));
}

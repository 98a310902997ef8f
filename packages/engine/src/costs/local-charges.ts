import { type Cents, dollars, inDollars, NOTHING, share } from "../money/cents";
import { type ChargeCategory, type ChargePlace, chargesInForce, type LocalChargeRule } from "../rules/local-charges";
import type { Fee } from "./fee";

type ChargedLoan = ChargePlace & {
  /** The price and the loan in dollars. */
  price: number;
  loan: number;
};

const UNIT_ROUNDINGS = {
  up: Math.ceil,
  major: (units: number) => Math.ceil(units - 0.5),
  down: Math.floor,
  exact: (units: number) => units,
};

/** The charge in dollars on a part of the base in cents, at one rate. */
const chargeAtRate = (cents: number, rate: number, { per, part }: LocalChargeRule) =>
  UNIT_ROUNDINGS[part](cents / dollars(per)) * rate;

function tieredCharge(base: number, rule: LocalChargeRule): number {
  const { tiers, tiering } = rule;
  if (tiering === "whole") {
    const reached = tiers.findLast(({ startsAt }) => base >= dollars(startsAt));
    return reached ? chargeAtRate(base, reached.rate, rule) : 0;
  }
  return tiers.reduce((total, { startsAt, rate }, at) => {
    const next = dollars(tiers[at + 1]?.startsAt ?? Number.POSITIVE_INFINITY);
    return total + chargeAtRate(Math.max(0, Math.min(base, next) - dollars(startsAt)), rate, rule);
  }, 0);
}

/** Computes the whole charge in cents, whoever pays it, to the nearest cent. */
export function localCharge(rule: LocalChargeRule, { price, loan }: Pick<ChargedLoan, "price" | "loan">): Cents {
  const { exempt = 0, flat = 0, minimum = 0, maximum = Number.POSITIVE_INFINITY } = rule;
  const base = dollars(rule.base === "price" ? price : loan);
  if (base <= 0) return NOTHING;
  const charge = tieredCharge(Math.max(0, base - dollars(exempt)), rule) + flat;
  return dollars(Math.min(maximum, Math.max(minimum, charge)));
}

/**
 * Computes what a state and its county charge the borrower, as fees of a worksheet by category, in dollars to the cent. Rules of
 * other places, days and purposes leave no fee, nor do charges that cost the borrower nothing. The caller passes the rules in.
 */
export function localCharges(
  rules: readonly LocalChargeRule[],
  on: ChargedLoan,
): Partial<Record<ChargeCategory, Fee[]>> {
  const worksheet: Partial<Record<ChargeCategory, Fee[]>> = {};
  for (const rule of chargesInForce(rules, on)) {
    const amount = share(localCharge(rule, on), rule.borrowerPays);
    if (amount <= 0) continue;
    const { name, category, APR } = rule;
    const fee: Fee = { name, rate: inDollars(amount), usePercent: false, percentOf: "property", APR, isCredit: false };
    worksheet[category] = [...(worksheet[category] ?? []), fee];
  }
  return worksheet;
}

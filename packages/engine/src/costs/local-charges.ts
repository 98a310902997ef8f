import { type Cents, dollars, inDollars, NOTHING, share } from "../money/cents";
import { type ChargeCategory, type ChargePlace, chargesInForce, type LocalChargeRule } from "../rules/local-charges";
import type { Fee } from "./fee";

/** What is bought or refinanced, where and when. The price and the loan are dollars. */
export type ChargedLoan = ChargePlace & {
  price: number;
  loan: number;
  /** Whether the borrower will live in the home, which some places charge less for. */
  principalResidence?: boolean;
};

/** A charge of a place on a loan: all of it in dollars to the cent, and the part that the borrower usually pays. */
export type LocalCharge = Pick<LocalChargeRule, "name" | "category" | "APR" | "source" | "from" | "renewal"> & {
  amount: number;
  borrowerPart: number;
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

/** The charge in dollars on a base in cents, of which the first cents are exempt: they are taken from the lowest tiers. */
function tieredCharge(base: number, exempt: number, rule: LocalChargeRule): number {
  const { tiers, tiering } = rule;
  if (tiering === "whole") {
    const reached = tiers.findLast(({ startsAt }) => base >= dollars(startsAt));
    return reached ? chargeAtRate(Math.max(0, base - exempt), reached.rate, rule) : 0;
  }
  return tiers.reduce((total, { startsAt, rate }, at) => {
    const next = dollars(tiers[at + 1]?.startsAt ?? Number.POSITIVE_INFINITY);
    const begin = Math.max(dollars(startsAt), exempt);
    return total + chargeAtRate(Math.max(0, Math.min(base, next) - begin), rate, rule);
  }, 0);
}

/** Computes the whole charge in cents, whoever pays it, to the nearest cent. */
export function localCharge(
  rule: LocalChargeRule,
  { price, loan, principalResidence = false }: Pick<ChargedLoan, "price" | "loan" | "principalResidence">,
): Cents {
  const { exempt = 0, exemptAtHome = 0, flat = 0, minimum = 0, maximum = Number.POSITIVE_INFINITY } = rule;
  const base = dollars(rule.base === "price" ? price : loan);
  if (base <= 0) return NOTHING;
  const free = dollars(principalResidence ? Math.max(exempt, exemptAtHome) : exempt);
  const charge = tieredCharge(base, free, rule) + flat;
  return dollars(Math.min(maximum, Math.max(minimum, charge)));
}

/** Lists what a state, its county and its city charge on a loan, whoever pays. Rules of other places, days and purposes are left out, and so are charges of zero. */
export function localCharges(rules: readonly LocalChargeRule[], on: ChargedLoan): LocalCharge[] {
  return chargesInForce(rules, on).flatMap((rule) => {
    const amount = localCharge(rule, on);
    if (amount <= 0) return [];
    const { name, category, APR, source, from, renewal } = rule;
    const borrowerPart = inDollars(share(amount, rule.borrowerPays));
    const charge = { name, category, APR, source, from, amount: inDollars(amount), borrowerPart };
    return [renewal ? { ...charge, renewal } : charge];
  });
}

/** Makes worksheet fees of the borrower's part of the charges, by category, in dollars to the cent. Charges of one name in one category are one fee. */
export function localFees(charges: readonly LocalCharge[]): Partial<Record<ChargeCategory, Fee[]>> {
  const worksheet: Partial<Record<ChargeCategory, Fee[]>> = {};
  for (const { name, category, APR, borrowerPart } of charges) {
    if (borrowerPart <= 0) continue;
    const fees = worksheet[category] ?? [];
    const same = fees.find((fee) => fee.name === name);
    if (same) same.rate = inDollars(dollars(same.rate + borrowerPart));
    else fees.push({ name, rate: borrowerPart, usePercent: false, percentOf: "property", APR, isCredit: false });
    worksheet[category] = fees;
  }
  return worksheet;
}

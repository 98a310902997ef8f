import { type Cents, dollars, NOTHING, share } from "../money/cents";
import type { Fee } from "./fee";
import { type FormSection, usualSection } from "./form-sections";

/** The amounts that a fee's percentage may be taken of, in cents. */
export type FeeBases = { price: Cents; baseAmount: Cents };
/** A fee of a worksheet in cents. It is negative when it is a credit inside its category. */
export type FeeAmount = {
  category: string;
  name: string;
  amount: Cents;
  isFinanceCharge: boolean;
  /** The section of the Loan Estimate in which it stands. */
  section: FormSection;
};

const CREDITS_CATEGORY = "credits";

/** Computes a fee in cents: its dollars, or its percentage of the base amount or the price, to the nearest cent. */
export function feeAmount({ rate, usePercent, percentOf }: Fee, { price, baseAmount }: FeeBases): Cents {
  if (!usePercent) return dollars(rate);
  return share(percentOf === "loan" ? baseAmount : price, rate);
}

/** Computes every fee of a worksheet except its credits category, which lowers the cash to close and not the costs. */
export function worksheetFees(categories: Record<string, readonly Fee[]>, bases: FeeBases): FeeAmount[] {
  return Object.entries(categories)
    .filter(([category]) => category !== CREDITS_CATEGORY)
    .flatMap(([category, fees]) =>
      fees.map((fee) => {
        const amount = feeAmount(fee, bases);
        const signed = (fee.isCredit ? 0 - amount : amount) as Cents;
        const section = fee.section ?? usualSection(category, fee.name);
        return { category, name: fee.name, amount: signed, isFinanceCharge: fee.APR, section };
      }),
    );
}

/** Computes the credits of a worksheet. An entry of the credits category is a credit whatever its own flag says. */
export const worksheetCredits = (fees: readonly Fee[], bases: FeeBases): FeeAmount[] =>
  fees.map((fee) => ({
    category: CREDITS_CATEGORY,
    name: fee.name,
    amount: feeAmount(fee, bases),
    isFinanceCharge: false,
    section: "H",
  }));

/** The closing costs of a loan in cents, with the fees that they are made of unless the total was typed. */
export type ClosingCosts = { total: Cents; fees: FeeAmount[]; typed: boolean };

type CostInputs = { typed: number | null; categories: Record<string, readonly Fee[]> | undefined; bases: FeeBases };

/**
 * Computes the closing costs in cents: the typed total, else the total of the linked worksheet, else none. A typed total has no
 * fees, so none of it counts into the APR.
 */
export function closingCosts({ typed, categories, bases }: CostInputs): ClosingCosts {
  if (typed !== null) return { total: dollars(typed), fees: [], typed: true };
  const fees = categories ? worksheetFees(categories, bases) : [];
  const total = fees.reduce<number>((sum, { amount }) => sum + amount, NOTHING) as Cents;
  return { total, fees, typed: false };
}

type CreditInputs = {
  /** The credits category of the linked worksheet. */
  worksheet: readonly Fee[] | undefined;
  /** The typed total in dollars. */
  typed: number | null;
  additional: readonly { name: string; amount: number }[];
  bases: FeeBases;
};
/** The credits at closing in cents. */
export type Credits = { total: Cents; lines: { name: string; amount: Cents }[] };

/** Computes the credits in cents: the linked worksheet's, else the typed total, and always the additional credits on top. */
export function credits({ worksheet, typed, additional, bases }: CreditInputs): Credits {
  const lines: { name: string; amount: Cents }[] = worksheet
    ? worksheetCredits(worksheet, bases).map(({ name, amount }: FeeAmount) => ({ name, amount }))
    : typed === null
      ? []
      : [{ name: "Credits", amount: dollars(typed) }];
  for (const { name, amount } of additional) lines.push({ name, amount: dollars(amount) });
  return { total: lines.reduce<number>((sum, { amount }) => sum + amount, 0) as Cents, lines };
}

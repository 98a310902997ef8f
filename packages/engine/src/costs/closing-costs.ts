import { type Cents, dollars, NOTHING, share } from "../money/cents";
import type { Fee } from "./fee";

/** What a fee's percentage is of. */
export type FeeBases = { price: Cents; baseAmount: Cents };
/** A fee in cents; negative when it is a credit inside its category. */
export type FeeAmount = { category: string; name: string; amount: Cents; isFinanceCharge: boolean };

const CREDITS_CATEGORY = "credits";

export function feeAmount({ rate, usePercent, percentOf }: Fee, { price, baseAmount }: FeeBases): Cents {
  if (!usePercent) return dollars(rate);
  return share(percentOf === "loan" ? baseAmount : price, rate);
}

/** Every fee of a worksheet but its credits category, which lowers the cash to close and not the costs. */
export function worksheetFees(categories: Record<string, readonly Fee[]>, bases: FeeBases): FeeAmount[] {
  return Object.entries(categories)
    .filter(([category]) => category !== CREDITS_CATEGORY)
    .flatMap(([category, fees]) =>
      fees.map((fee) => {
        const amount = feeAmount(fee, bases);
        const signed = (fee.isCredit ? 0 - amount : amount) as Cents;
        return { category, name: fee.name, amount: signed, isFinanceCharge: fee.APR };
      }),
    );
}

/** A worksheet's credits. An entry of that category is a credit, whatever its own flag says. */
export const worksheetCredits = (fees: readonly Fee[], bases: FeeBases): FeeAmount[] =>
  fees.map((fee) => ({
    category: CREDITS_CATEGORY,
    name: fee.name,
    amount: feeAmount(fee, bases),
    isFinanceCharge: false,
  }));

/** The closing costs that a Loan Estimate counts as loan costs; the others are taxes, government fees and other costs. */
const LOAN_COST_CATEGORIES: readonly string[] = ["lender", "outsideServices", "attorney", "title"];
export const isLoanCost = ({ category }: FeeAmount) => LOAN_COST_CATEGORIES.includes(category);

export type ClosingCosts = { total: Cents; fees: FeeAmount[]; typed: boolean };

type CostInputs = { typed: number | null; categories: Record<string, readonly Fee[]> | undefined; bases: FeeBases };

/** Closing costs: the typed total, else the linked worksheet's, else none. A typed total has no fees, so no APR flags. */
export function closingCosts({ typed, categories, bases }: CostInputs): ClosingCosts {
  if (typed !== null) return { total: dollars(typed), fees: [], typed: true };
  const fees = categories ? worksheetFees(categories, bases) : [];
  const total = fees.reduce<number>((sum, { amount }) => sum + amount, NOTHING) as Cents;
  return { total, fees, typed: false };
}

type CreditInputs = {
  /** The linked worksheet's credits category. */
  worksheet: readonly Fee[] | undefined;
  /** Dollars. */
  typed: number | null;
  additional: readonly { name: string; amount: number }[];
  bases: FeeBases;
};
export type Credits = { total: Cents; lines: { name: string; amount: Cents }[] };

/** Credits: the linked worksheet's, else the typed total; the additional ones always on top. */
export function credits({ worksheet, typed, additional, bases }: CreditInputs): Credits {
  const lines: { name: string; amount: Cents }[] = worksheet
    ? worksheetCredits(worksheet, bases).map(({ name, amount }: FeeAmount) => ({ name, amount }))
    : typed === null
      ? []
      : [{ name: "Credits", amount: dollars(typed) }];
  for (const { name, amount } of additional) lines.push({ name, amount: dollars(amount) });
  return { total: lines.reduce<number>((sum, { amount }) => sum + amount, 0) as Cents, lines };
}

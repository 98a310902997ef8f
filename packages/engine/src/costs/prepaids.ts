import { type AnnualRate, type Cents, dollars, NOTHING, roundCents } from "../money/cents";

/** What is paid in advance at closing: months of home insurance, months of property tax and days of interest. */
export type Escrows = { insurance: number; tax: number; interest: number };

/** Computes one day's interest in cents, to the nearest cent, on a year of 365 days, or of 360 as some notes count. */
export const perDiem = (amount: Cents, rate: AnnualRate, dayBasis: 365 | 360): Cents =>
  roundCents((amount * rate) / dayBasis);

type PrepaidInputs = {
  escrows: Escrows;
  insuranceYear: Cents;
  taxYear: Cents;
  perDiem: Cents;
};
/** The prepaid items and escrow deposits at closing, in cents. */
export type Prepaids = {
  insurance: Cents;
  tax: Cents;
  /** The deposit in the escrow account by its aggregate analysis; 0 where months of insurance and tax are deposited instead. */
  deposit: Cents;
  /** The prepaid interest, the only one of them that is a finance charge. */
  interest: Cents;
  total: Cents;
};

/** Computes prepaids and escrow deposits in cents from their months and days. A month is a twelfth of the year's amount, and each item is rounded once. */
export function prepaids({ escrows, insuranceYear, taxYear, perDiem }: PrepaidInputs): Prepaids {
  const insurance = roundCents((insuranceYear * escrows.insurance) / 12);
  const tax = roundCents((taxYear * escrows.tax) / 12);
  const interest = (perDiem * escrows.interest) as Cents;
  return { insurance, tax, deposit: NOTHING, interest, total: (insurance + tax + interest) as Cents };
}

type ClosingInputs = { deposit: Cents; insuranceYear: Cents; perDiem: Cents; days: number };

/**
 * Computes what a lender requires at a closing whose day is known, in cents: the deposit of the escrow analysis, the first year's insurance premium
 * and the interest of the given days. Source: 12 CFR 1024.17(c)(1)(i) and 1026.37(g)(2) and (3).
 */
export function closingPrepaids({ deposit, insuranceYear, perDiem, days }: ClosingInputs): Prepaids {
  const interest = (perDiem * days) as Cents;
  const total = (deposit + insuranceYear + interest) as Cents;
  return { insurance: insuranceYear, tax: NOTHING, deposit, interest, total };
}

/** Makes prepaids from a total typed in dollars. The total does not tell its parts, so none of it counts as interest. */
export const typedPrepaids = (total: number): Prepaids => ({
  insurance: NOTHING,
  tax: NOTHING,
  deposit: NOTHING,
  interest: NOTHING,
  total: dollars(total),
});

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
  /** The prepaid interest, the only one of them that is a finance charge. */
  interest: Cents;
  total: Cents;
};

/** Computes prepaids and escrow deposits in cents from their months and days. A month is a twelfth of the year's amount, and each item is rounded once. */
export function prepaids({ escrows, insuranceYear, taxYear, perDiem }: PrepaidInputs): Prepaids {
  const insurance = roundCents((insuranceYear * escrows.insurance) / 12);
  const tax = roundCents((taxYear * escrows.tax) / 12);
  const interest = (perDiem * escrows.interest) as Cents;
  return { insurance, tax, interest, total: (insurance + tax + interest) as Cents };
}

/** Makes prepaids from a total typed in dollars. The total does not tell its parts, so none of it counts as interest. */
export const typedPrepaids = (total: number): Prepaids => ({
  insurance: NOTHING,
  tax: NOTHING,
  interest: NOTHING,
  total: dollars(total),
});

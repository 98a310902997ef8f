import { type AnnualRate, type Cents, dollars, NOTHING, roundCents } from "../money/cents";

/** Months of insurance, months of tax, days of interest. */
export type Escrows = { insurance: number; tax: number; interest: number };

/** Interest of one day, to the nearest cent, on a year of 365 days (or 360, as some notes count). */
export const perDiem = (amount: Cents, rate: AnnualRate, dayBasis: 365 | 360): Cents =>
  roundCents((amount * rate) / dayBasis);

type PrepaidInputs = {
  escrows: Escrows;
  insuranceYear: Cents;
  taxYear: Cents;
  perDiem: Cents;
};
export type Prepaids = {
  insurance: Cents;
  tax: Cents;
  /** A prepaid finance charge; the others are not. */
  interest: Cents;
  total: Cents;
};

/** Prepaids and escrows from their months and days. A month is a twelfth of the year's amount, rounded once. */
export function prepaids({ escrows, insuranceYear, taxYear, perDiem }: PrepaidInputs): Prepaids {
  const insurance = roundCents((insuranceYear * escrows.insurance) / 12);
  const tax = roundCents((taxYear * escrows.tax) / 12);
  const interest = (perDiem * escrows.interest) as Cents;
  return { insurance, tax, interest, total: (insurance + tax + interest) as Cents };
}

/** A typed total says nothing of its parts, so none of it is counted as interest. */
export const typedPrepaids = (total: number): Prepaids => ({
  insurance: NOTHING,
  tax: NOTHING,
  interest: NOTHING,
  total: dollars(total),
});

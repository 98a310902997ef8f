import { ifAny, type Row, totalPayment } from "./rows";

export const monthlyRows: readonly Row[] = [
  {
    label: "Principal and interest",
    precision: "cents",
    figure: "payment",
    of: ({ result }) => ifAny(result.monthly.principalAndInterest),
    compare: "rank",
  },
  {
    label: "Second loan",
    precision: "cents",
    figure: "secondLoan",
    of: ({ result }) => ifAny(result.monthly.secondLoan),
    optional: true,
  },
  {
    label: "Mortgage insurance",
    precision: "cents",
    figure: "MI",
    of: ({ result }) => ifAny(result.monthly.mortgageInsurance),
  },
  {
    label: "Property tax",
    precision: "cents",
    figure: "propertyTax",
    of: ({ result }) => ifAny(result.monthly.propertyTax),
  },
  {
    label: "Home insurance",
    precision: "cents",
    figure: "homeInsurance",
    of: ({ result }) => ifAny(result.monthly.homeInsurance),
  },
  {
    label: "HOA",
    precision: "cents",
    figure: "associationFee",
    of: ({ result }) => ifAny(result.monthly.associationFee),
  },
  totalPayment,
];

/** The officer's own: it speaks of the client's income. */
export const debtToIncome: Row = {
  label: "Debt to income",
  precision: "rate",
  figure: "dti",
  of: ({ result }) => result.dti ?? "none",
  compare: "rank",
  optional: true,
};

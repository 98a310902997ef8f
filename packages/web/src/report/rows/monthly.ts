import { ifAny, known, line, rowsOf } from "../row";

export const monthlyParts = rowsOf({
  principalAndInterest: line.cents("payment", ({ result }) => ifAny(result.monthly.principalAndInterest), {
    ranks: "officer",
  }),
  secondLoan: line.cents("secondLoan", ({ result }) => ifAny(result.monthly.secondLoan), { optional: true }),
  mortgageInsurance: line.cents("MI", ({ result }) => ifAny(result.monthly.mortgageInsurance), {
    note: ({ result: { rateCard } }, words) => (rateCard ? words.rateCard(rateCard.slice(0, 4)) : null),
  }),
  propertyTax: line.cents("propertyTax", ({ result }) => ifAny(result.monthly.propertyTax)),
  homeInsurance: line.cents("homeInsurance", ({ result }) => ifAny(result.monthly.homeInsurance)),
  associationFee: line.cents("associationFee", ({ result }) => ifAny(result.monthly.associationFee), {
    optional: "client",
  }),
});

export const monthlyRows = rowsOf({
  ...monthlyParts,
  totalPayment: line.cents("totalPayment", ({ result }) => known(result.monthly.total), { ranks: true, isSum: true }),
  /** Of the client's income: a link may be passed on, so the officer alone reads it. */
  debtToIncome: line.rate("dti", ({ result }) => result.dti ?? "none", {
    ranks: true,
    optional: true,
    audience: "officer",
  }),
});

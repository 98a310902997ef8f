import type { Computed } from "./column";
import { cashToClose, ifAny, type Row } from "./rows";

/** A refinance lends what it pays off with; the down payment of a purchase is what is left to pay once its loans are in. */
const lentToPayOff = ({ loan, result }: Computed) =>
  loan.category === "refinance" ? result.baseAmount + (result.secondLoan?.amount ?? 0) : 0;

/** These add up to the cash to close, so every part of it that applies to any loan has its line. */
export const cashRows: readonly Row[] = [
  {
    label: "Down payment",
    precision: "dollars",
    figure: "downPayment",
    of: ({ result }) => ifAny(result.cash.downPayment),
    says: ({ loan }) => loan.category === "purchase",
  },
  {
    label: "Paid off",
    precision: "dollars",
    figure: "payoffs",
    of: ({ result }) => ifAny(result.cash.payoffs),
    optional: true,
  },
  {
    label: "Lent to pay off",
    precision: "dollars",
    figure: "baseAmount",
    of: (column) => ifAny(-lentToPayOff(column)),
    optional: true,
  },
  {
    label: "Appraisal gap",
    precision: "dollars",
    figure: "appraisalGap",
    of: ({ result }) => ifAny(result.cash.appraisalGap),
    optional: true,
  },
  {
    label: "Closing costs",
    precision: "dollars",
    figure: "closingCosts",
    of: ({ result }) => ifAny(result.cash.closingCosts),
  },
  { label: "Points", precision: "dollars", figure: "costOfPoints", of: ({ result }) => ifAny(result.cash.points) },
  {
    label: "Prepaids and escrows",
    precision: "dollars",
    figure: "prepaidEscrows",
    of: ({ result }) => ifAny(result.cash.prepaidEscrows),
  },
  {
    label: "Upfront MI",
    precision: "dollars",
    figure: "upfrontMI",
    of: ({ result }) => ifAny(result.cash.upfrontMI),
    optional: true,
  },
  {
    label: "Buydown",
    precision: "dollars",
    figure: "buydown",
    of: ({ result }) => ifAny(result.cash.buydown),
    optional: true,
  },
  { label: "Credits", precision: "dollars", figure: "credits", of: ({ result }) => ifAny(-result.cash.credits) },
  {
    label: "Financed",
    precision: "dollars",
    figure: "financed",
    of: ({ result }) => ifAny(-result.cash.financed),
    optional: true,
  },
  cashToClose,
];

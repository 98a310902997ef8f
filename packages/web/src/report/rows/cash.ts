import type { Computed } from "../columns";
import { type FigureWord, ifAny, isBought, isRefinance, type Row } from "../row";

/** A refinance lends what it pays off with; the down payment of a purchase is what is left to pay once its loans are in. */
const lentToPayOff = (column: Computed) =>
  isRefinance(column) ? column.result.baseAmount + (column.result.secondLoan?.amount ?? 0) : 0;

const part = (
  words: FigureWord,
  explains: Row["explains"],
  optional: true | "client",
  of: (column: Computed) => number,
): Row => ({
  key: words,
  words,
  precision: "dollars",
  ...(explains && { explains }),
  of: (column) => ifAny(of(column)),
  optional,
});

export const cashToClose: Row = {
  key: "cashToClose",
  words: "cashToClose",
  precision: "dollars",
  explains: "cashToClose",
  of: ({ result }) => result.cash.toClose,
  ranks: true,
  offered: true,
  // More cash out is more owed, and no lower price.
  note: ({ result }, words) => (result.cash.toClose < 0 ? words.cashOutNote : null),
  isSum: true,
};

/** These add up to the cash to close, so every part of it that applies to any loan has its line. */
export const cashParts: readonly Row[] = [
  { ...part("downPayment", "downPayment", "client", ({ result }) => result.cash.downPayment), says: isBought },
  part("paidOff", "payoffs", true, ({ result }) => result.cash.payoffs),
  part("lentToPayOff", "baseAmount", true, (column) => -lentToPayOff(column)),
  part("appraisalGap", "appraisalGap", true, ({ result }) => result.cash.appraisalGap),
  part("closingCosts", "closingCosts", "client", ({ result }) => result.cash.closingCosts),
  part("points", "costOfPoints", "client", ({ result }) => result.cash.points),
  part("prepaids", "prepaidEscrows", "client", ({ result }) => result.cash.prepaidEscrows),
  part("upfrontMI", "upfrontMI", true, ({ result }) => result.cash.upfrontMI),
  part("buydown", "buydown", true, ({ result }) => result.cash.buydown),
  part("credits", "credits", "client", ({ result }) => -result.cash.credits),
  part("financed", "financed", true, ({ result }) => -result.cash.financed),
];

export const cashRows: readonly Row[] = [...cashParts, cashToClose];

import type { LoanWords } from "../../scenario/names/loan-title";
import type { Computed } from "../columns";
import { ifAny, isBought, isRefinance, line, rowsOf } from "../row";
import { lacksPremiumAtClosing, lacksTax } from "../unknown-parts";

/** Returns what a refinance lends, its second loan included, which covers what is paid off. For a purchase, the down payment row already leaves the loans out. */
const lentToPayOff = (column: Computed) =>
  isRefinance(column) ? column.result.baseAmount + (column.result.secondLoan?.amount ?? 0) : 0;

const prepaysNoTax = (column: Computed) =>
  (column.loan.userPrepaidEscrows ?? null) === null && !column.isOwed && lacksTax(column);

/** The upfront charge: a premium for FHA and conventional loans, a fee of its own for VA and USDA. */
const upfront = (programs: (program: string) => boolean) => (column: Computed) => {
  if (!programs(column.loan.program)) return "none";
  return lacksPremiumAtClosing(column) ? "missing" : ifAny(column.result.cash.upfrontMI);
};

/** A premium that is financed is no cash. */
const paysNoPremium = (column: Computed) => lacksPremiumAtClosing(column) && !column.loan.MIWorksheet.isFinanced;

/** Says that the cash to close is without a premium that nobody knows; null where it is not. */
export const premiumLeftOut = (column: Computed, words: Pick<LoanWords, "withoutPremium">): string | null =>
  paysNoPremium(column) ? words.withoutPremium : null;

/** The parts of the cash to close. They add up to it, so every part that applies to any loan has its row. */
export const cashParts = rowsOf({
  downPayment: line.dollars("downPayment", ({ result }) => ifAny(result.cash.downPayment), {
    optional: "client",
    says: isBought,
  }),
  paidOff: line.dollars("payoffs", ({ result }) => ifAny(result.cash.payoffs), { optional: true }),
  lentToPayOff: line.dollars("baseAmount", (column) => ifAny(-lentToPayOff(column)), { optional: true }),
  appraisalGap: line.dollars("appraisalGap", ({ result }) => ifAny(result.cash.appraisalGap), { optional: true }),
  closingCosts: line.dollars("closingCosts", ({ result }) => ifAny(result.cash.closingCosts), { optional: "client" }),
  points: line.dollars("costOfPoints", ({ result }) => ifAny(result.cash.points), { optional: "client" }),
  prepaids: line.dollars("prepaidEscrows", ({ result }) => ifAny(result.cash.prepaidEscrows), { optional: "client" }),
  upfrontMI: line.dollars(
    "upfrontMI",
    upfront((program) => program !== "va" && program !== "usda"),
    { optional: true },
  ),
  fundingFee: line.dollars(
    "upfrontMI",
    upfront((program) => program === "va"),
    { optional: true },
  ),
  guaranteeFee: line.dollars(
    "upfrontMI",
    upfront((program) => program === "usda"),
    { optional: true },
  ),
  buydown: line.dollars("buydown", ({ result }) => ifAny(result.cash.buydown), { optional: true }),
  credits: line.dollars("credits", ({ result }) => ifAny(-result.cash.credits), { optional: "client" }),
  financed: line.dollars("financed", ({ result }) => ifAny(-result.cash.financed), { optional: true }),
});

export const cashRows = rowsOf({
  ...cashParts,
  cashToClose: line.dollars("cashToClose", ({ result }) => result.cash.toClose, {
    ranks: true,
    offered: true,
    // More cash out means more debt, and not a lower price.
    isApart: ({ result }) => result.cash.toClose < 0,
    // The default prepaids include months of property tax.
    likeness: (column) =>
      [prepaysNoTax(column) && "without tax", paysNoPremium(column) && "without premium"].filter(Boolean).join(),
    note: (column, words) => {
      const notes = [
        column.result.cash.toClose < 0 ? words.cashOutNote : prepaysNoTax(column) && words.withoutTax,
        premiumLeftOut(column, words),
      ];
      return notes.filter(Boolean).join(", ") || null;
    },
    isSum: true,
  }),
});

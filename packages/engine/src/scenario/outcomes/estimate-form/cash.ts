import type { Working } from "../../working";
import { creditsOf, type FormCosts, wholeDollars } from "./costs";

/**
 * The table of cash to close in whole dollars, each row with the sign that the form prints. `standard` is of a sale; `alternative`
 * is the shorter one that a lender may use where there is no seller, as in samples H-24(D) and (G).
 */
export type FormCash =
  | {
      kind: "standard";
      closingCosts: number;
      /** What of the closing costs the loan lends beyond the price. */
      financed: number;
      downPayment: number;
      deposit: number;
      /** What the loan lends beyond price and closing costs. */
      forBorrower: number;
      sellerCredits: number;
      /** Credits of others, and what a second loan lends. */
      adjustments: number;
      toClose: number;
    }
  | {
      kind: "alternative";
      loanAmount: number;
      closingCosts: number;
      /** What is paid off, less what a second loan lends and others credit. */
      payoffs: number;
      /** Positive where the borrower brings money, negative where money goes to the borrower. */
      toClose: number;
      /** What of the closing costs the loan pays. */
      financed: number;
    };

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Makes the table of cash to close. Source: 12 CFR 1026.37(h)(1) and (2). */
export function formCash(working: Working, { total: closingCosts }: FormCosts): FormCash {
  const { loan, bases, financing } = working;
  const credit = (kind: "seller" | "deposit" | "other") => wholeDollars(creditsOf(working, kind));
  const lent = wholeDollars(financing.amount);
  const second = wholeDollars(bases.second);
  const most = Math.max(0, closingCosts);
  if (loan.category === "refinance") {
    const others = credit("seller") + credit("deposit") + credit("other");
    const payoffs = wholeDollars(bases.payoffs) - second - others;
    return {
      kind: "alternative",
      loanAmount: lent,
      closingCosts: 0 - closingCosts,
      payoffs: 0 - payoffs,
      toClose: closingCosts + payoffs - lent,
      financed: clamp(0, lent - payoffs, most),
    };
  }
  const price = wholeDollars(bases.price);
  const beyond = Math.max(0, lent - price);
  const financed = 0 - Math.min(beyond, most);
  const downPayment = Math.max(0, price - lent);
  const forBorrower = 0 - (beyond + financed);
  const deposit = 0 - credit("deposit");
  const sellerCredits = 0 - credit("seller");
  const adjustments = 0 - credit("other") - second;
  const toClose = closingCosts + financed + downPayment + deposit + forBorrower + sellerCredits + adjustments;
  return {
    kind: "standard",
    closingCosts,
    financed,
    downPayment,
    deposit,
    forBorrower,
    sellerCredits,
    adjustments,
    toClose,
  };
}

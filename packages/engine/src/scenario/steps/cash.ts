import { type Cents, NOTHING, sum } from "../../money/cents";
import type { Loan } from "../schema/types";
import type { Bases } from "./bases";
import type { Costs } from "./costs";
import type { Financing } from "./financing";

/** The cash that the client brings to closing and its parts, in cents. Parts that a loan does not have are 0. */
export type Cash = {
  /** The part of the down payment that the second loan does not lend. */
  downPayment: Cents;
  /** The mortgages and debts that a refinance pays off. What both loans lend comes off again in `toClose`. */
  payoffs: Cents;
  appraisalGap: Cents;
  closingCosts: Cents;
  points: Cents;
  prepaidEscrows: Cents;
  upfrontMI: Cents;
  /** The cost of a buydown that the borrower pays. */
  buydown: Cents;
  credits: Cents;
  financed: Cents;
  /** Cash to close: everything due less everything lent or credited. */
  toClose: Cents;
};

/** The cash of an existing mortgage, which was closed long ago. */
const NO_CASH: Cash = {
  downPayment: NOTHING,
  payoffs: NOTHING,
  appraisalGap: NOTHING,
  closingCosts: NOTHING,
  points: NOTHING,
  prepaidEscrows: NOTHING,
  upfrontMI: NOTHING,
  buydown: NOTHING,
  credits: NOTHING,
  financed: NOTHING,
  toClose: NOTHING,
};

/**
 * Works out cash to close in cents: everything due less everything lent or credited. It is negative where more is lent than is due,
 * which is the cash out of a refinance.
 * @param buydown  the cents that the borrower pays for a buydown
 */
export function cash(loan: Loan, bases: Bases, costs: Costs, financing: Financing, buydown: Cents = NOTHING): Cash {
  if (loan.category === "existing") return NO_CASH;
  const { prepaids, insurance, financed } = financing;
  const bought = loan.category === "purchase";
  const due = {
    downPayment: bought ? ((bases.downPayment - bases.second) as Cents) : NOTHING,
    payoffs: bases.payoffs,
    appraisalGap: bases.gap,
    closingCosts: costs.closing.total,
    points: costs.points,
    prepaidEscrows: prepaids.total,
    upfrontMI: insurance.upfront,
    buydown,
  };
  const added = sum([financed.closingCosts, financed.points, financed.prepaids, financed.upfrontMI]);
  // The down payment of a purchase is what is left to pay once both loans are in.
  const lent = bought ? added : added + bases.baseAmount + bases.second;
  const credits = costs.credits.total;
  return { ...due, credits, financed: added, toClose: (sum(Object.values(due)) - credits - lent) as Cents };
}

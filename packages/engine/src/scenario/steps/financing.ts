import { type Escrows, type Prepaids, perDiem } from "../../costs/prepaids";
import { type Cents, NOTHING, percent } from "../../money/cents";
import type { Loan, Scenario } from "../schema/types";
import type { Bases } from "./bases";
import type { Costs } from "./costs";
import { earlierPremium } from "./earlier-premium";
import { type Insurance, insurance } from "./insurance";
import { duePrepaids } from "./prepaid-items";

/** How the base amount grows into the loan amount, in cents. */
export type Financing = {
  prepaids: Prepaids;
  /** The prepaids as they would be if no total were typed. */
  defaultPrepaids: Cents;
  /** One day's interest. */
  perDiem: Cents;
  escrows: Escrows;
  /** Whether the prepaids go by the closing date rather than by `escrows` or a typed total. */
  isByClosing: boolean;
  financed: { closingCosts: Cents; points: Cents; prepaids: Cents; upfrontMI: Cents };
  /** The base amount and what is financed, before a financed upfront premium. Loan-to-value and premiums are taken of it. */
  amountBeforeMI: Cents;
  insurance: Insurance;
  /** The loan amount. */
  amount: Cents;
};

const financedPart = (condition: boolean, amount: Cents) => (condition ? (Math.max(0, amount) as Cents) : NOTHING);

/**
 * Works out the loan amount from the base amount and what is financed, in cents. A day's interest is computed on the amount without
 * financed prepaids: it is one of the prepaids itself, so it cannot wait for the amount that includes them.
 */
export function financing(scenario: Scenario, loan: Loan, bases: Bases, costs: Costs, score: number): Financing {
  const lends = loan.program !== "allCash";
  const refund = earlierPremium(scenario, loan)?.refund;
  const withMI = (amount: Cents) => {
    const premium = insurance(loan, amount, bases, score, scenario, refund);
    return { premium, upfront: financedPart(loan.MIWorksheet.isFinanced, premium.upfront) };
  };
  const closingCosts = financedPart(lends && loan.isFinancedCC, costs.closing.total);
  const points = financedPart(lends && loan.isFinancedPoints, costs.points);
  const beforePrepaids = (bases.baseAmount + closingCosts + points) as Cents;

  const without = withMI(beforePrepaids);
  const daily = perDiem((beforePrepaids + without.upfront) as Cents, percent(loan.rate), loan.interestDayBasis);
  const { escrows, ofClosing, usual, due } = duePrepaids(scenario, loan, costs, daily);

  const financedPrepaids = financedPart(lends && loan.isFinancedPrepaidEscrow, due.total);
  const amountBeforeMI = (beforePrepaids + financedPrepaids) as Cents;
  const { premium, upfront } = financedPrepaids === 0 ? without : withMI(amountBeforeMI);
  return {
    prepaids: due,
    defaultPrepaids: usual.total,
    perDiem: daily,
    escrows,
    isByClosing: ofClosing !== null,
    financed: { closingCosts, points, prepaids: financedPrepaids, upfrontMI: upfront },
    amountBeforeMI,
    insurance: premium,
    amount: (amountBeforeMI + upfront) as Cents,
  };
}

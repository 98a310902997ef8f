import { type Escrows, type Prepaids, perDiem, prepaids, typedPrepaids } from "../../costs/prepaids";
import { type Cents, NOTHING, percent } from "../../money/cents";
import type { Day } from "../../rules/day";
import { escrowDefault } from "../../rules/product-defaults";
import type { Loan } from "../schema/types";
import type { Bases } from "./bases";
import type { Costs } from "./costs";
import { type Insurance, insurance } from "./insurance";

/** How the base amount grows into the loan amount, in cents. */
export type Financing = {
  prepaids: Prepaids;
  /** The prepaids as they would be if no total were typed. */
  defaultPrepaids: Cents;
  /** One day's interest. */
  perDiem: Cents;
  escrows: Escrows;
  financed: { closingCosts: Cents; points: Cents; prepaids: Cents; upfrontMI: Cents };
  /** The base amount and what is financed, before a financed upfront premium. Loan-to-value and premiums are taken of it. */
  amountBeforeMI: Cents;
  insurance: Insurance;
  /** The loan amount. */
  amount: Cents;
};

const NO_ESCROWS = { insurance: 0, tax: 0, interest: 0 };
const financedPart = (condition: boolean, amount: Cents) => (condition ? (Math.max(0, amount) as Cents) : NOTHING);

/** The months and days that are prepaid. All cash has no lender and so no escrow account: it prepays only what is typed. An existing mortgage prepays nothing. */
function escrowsOf(loan: Loan, asOf: Day): Escrows {
  if (loan.category === "existing") return NO_ESCROWS;
  return loan.escrows ?? (loan.program === "allCash" ? NO_ESCROWS : escrowDefault.on(asOf));
}

type DuePrepaids = { escrows: Escrows; usual: Prepaids; due: Prepaids };

function duePrepaids(loan: Loan, { insurance, tax }: Costs, perDiem: Cents, asOf: Day): DuePrepaids {
  const escrows = escrowsOf(loan, asOf);
  const usual = prepaids({ escrows, insuranceYear: insurance.year, taxYear: tax.year, perDiem });
  const typed = loan.category === "existing" ? null : loan.userPrepaidEscrows;
  return { escrows, usual, due: typed === null ? usual : typedPrepaids(typed) };
}

/**
 * Works out the loan amount from the base amount and what is financed, in cents. A day's interest is computed on the amount without
 * financed prepaids: it is one of the prepaids itself, so it cannot wait for the amount that includes them.
 */
export function financing(loan: Loan, bases: Bases, costs: Costs, score: number, asOf: Day): Financing {
  const lends = loan.program !== "allCash";
  const withMI = (amount: Cents) => {
    const premium = insurance(loan, amount, bases, score, asOf);
    return { premium, upfront: financedPart(loan.MIWorksheet.isFinanced, premium.upfront) };
  };
  const closingCosts = financedPart(lends && loan.isFinancedCC, costs.closing.total);
  const points = financedPart(lends && loan.isFinancedPoints, costs.points);
  const beforePrepaids = (bases.baseAmount + closingCosts + points) as Cents;

  const without = withMI(beforePrepaids);
  const daily = perDiem((beforePrepaids + without.upfront) as Cents, percent(loan.rate), loan.interestDayBasis);
  const { escrows, usual, due } = duePrepaids(loan, costs, daily, asOf);

  const financedPrepaids = financedPart(lends && loan.isFinancedPrepaidEscrow, due.total);
  const amountBeforeMI = (beforePrepaids + financedPrepaids) as Cents;
  const { premium, upfront } = financedPrepaids === 0 ? without : withMI(amountBeforeMI);
  return {
    prepaids: due,
    defaultPrepaids: usual.total,
    perDiem: daily,
    escrows,
    financed: { closingCosts, points, prepaids: financedPrepaids, upfrontMI: upfront },
    amountBeforeMI,
    insurance: premium,
    amount: (amountBeforeMI + upfront) as Cents,
  };
}

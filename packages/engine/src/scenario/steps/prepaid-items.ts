import { closingPrepaids, type Escrows, type Prepaids, prepaids, typedPrepaids } from "../../costs/prepaids";
import type { Cents } from "../../money/cents";
import { daysLeftInMonth } from "../../rules/day";
import { escrowDefault } from "../../rules/product-defaults";
import type { Loan, Scenario } from "../schema/types";
import type { Costs } from "./costs";
import { escrowOf } from "./escrow-account";

/** What decides the months and days that are prepaid unless they are typed. */
type ClosingKnown = Pick<Scenario, "asOf" | "closingDate">;

const NO_ESCROWS = { insurance: 0, tax: 0, interest: 0 };

/** Finds the months and days of the rules. Once a closing date is typed, interest runs from it to the end of its month, both days counted. */
export function usualEscrows({ asOf, closingDate }: ClosingKnown): Escrows {
  const usual = escrowDefault.on(asOf);
  return closingDate === undefined ? usual : { ...usual, interest: daysLeftInMonth(closingDate) };
}

/** Finds the months and days that are prepaid: typed, else the usual ones. All cash has no lender and so no escrow account: it prepays only what is typed. An existing mortgage prepays nothing. */
function escrowsOf({ category, program, escrows }: Loan, known: ClosingKnown): Escrows {
  if (category === "existing") return NO_ESCROWS;
  const usual = program === "allCash" ? NO_ESCROWS : usualEscrows(known);
  return escrows
    ? { insurance: escrows.insurance, tax: escrows.tax, interest: escrows.interest ?? usual.interest }
    : usual;
}

/**
 * Works out what a lender asks for at the closing date that is typed, in cents: the escrow analysis's deposit, the first year's
 * premium and interest to the end of the month. It is null without a closing date, for all cash and for an existing mortgage.
 */
export function prepaidsOfClosing(scenario: Scenario, loan: Loan, costs: Costs, perDiem: Cents): Prepaids | null {
  const { closingDate } = scenario;
  const account = closingDate === undefined ? null : escrowOf(scenario, loan, costs);
  if (closingDate === undefined || account === null) return null;
  const days = daysLeftInMonth(closingDate);
  return closingPrepaids({ deposit: account.initialDeposit, insuranceYear: costs.insurance.year, perDiem, days });
}

export type DuePrepaids = {
  /** The months and days that count unless the prepaids go by the closing date. */
  escrows: Escrows;
  /** What is due as asked for by the closing date; null where months and days count, or a typed total. */
  ofClosing: Prepaids | null;
  /** The prepaids as they would be if no total were typed. */
  usual: Prepaids;
  due: Prepaids;
};

/** Works out the prepaids that are due, in cents: a typed total, else those of the closing date where the loan asks for them, else months and days. */
export function duePrepaids(scenario: Scenario, loan: Loan, costs: Costs, perDiem: Cents): DuePrepaids {
  const escrows = escrowsOf(loan, scenario);
  const ofClosing = loan.prepaidsByClosing ? prepaidsOfClosing(scenario, loan, costs, perDiem) : null;
  const usual =
    ofClosing ?? prepaids({ escrows, insuranceYear: costs.insurance.year, taxYear: costs.tax.year, perDiem });
  const typed = loan.category === "existing" ? null : loan.userPrepaidEscrows;
  if (typed === null) return { escrows, ofClosing, usual, due: usual };
  return { escrows, ofClosing: null, usual, due: typedPrepaids(typed) };
}

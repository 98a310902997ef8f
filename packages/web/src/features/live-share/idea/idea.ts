import { withOwnCash } from "@highway/core/reports/pure/own-cash";
import { atPrice, extraOf, withTerms } from "@highway/core/sharing/pure/idea-loan";
import { inDollars, roundCents } from "@highway/engine/money/cents";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Computed } from "../../../report/columns";
import { homePrice } from "../../../report/rows/loans";
import type { WorkingLoan, WorkingReport } from "../../../scenario/document";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { resultOf } from "../../../scenario/figures/loan-figures";
import type { KnobName } from "./ranges";

/** What was moved, and where to: dollars, percent of the price, percent a year, dollars a month. */
export type Idea = Partial<Record<KnobName, number>>;

/** What the officer is sent: the down payment in dollars, as reports hold it. */
export type Changes = { price?: number; downPayment?: number; rate?: number; extraPayment?: number };

/** The report with the idea in it: for the figures of this one loan, never saved. */
function ideaReport(document: WorkingReport, { price }: Idea, loan: WorkingLoan): WorkingReport {
  const loans = document.loans.map((each) => (each.id === loan.id ? loan : each));
  if (price === undefined) return { ...document, loans };
  return { ...document, loans, properties: atPrice(document.properties, loan, price) };
}

/** A share of the price that is the buyer's own, as the officer's figure is: what a second loan lends of it is not. */
function withShare(loan: WorkingLoan, share: number, asIs: LoanResult): WorkingLoan {
  if (!loan.secondLoan) return { ...loan, downPayment: null, downPaymentPercentage: share };
  return withOwnCash(loan, inDollars(roundCents(asIs.applicablePrice * share)), asIs);
}

/**
 * The loan's figures with the idea, by the engine of the report itself; null where there is no such loan. The taxes that it saves are not among them: they were worked out for the
 * loan as the officer prepared it.
 */
export function ideaResult({ document, client: asPrepared }: Basis, offer: Computed, idea: Idea): LoanResult | null {
  const client = asPrepared && { ...asPrepared, taxesSaved: undefined };
  const figures = (loan: WorkingLoan) => resultOf({ client, document: ideaReport(document, idea, loan) }, loan);
  const loan = withTerms(offer.loan, idea);
  const asIs = figures(loan);
  return asIs === null || idea.downPayment === undefined ? asIs : figures(withShare(loan, idea.downPayment, asIs));
}

/** What the idea changes, in the report's units. */
export function changesOf(offer: Computed, idea: Idea, result: LoanResult): Changes {
  const { price, rate, extraPayment } = idea;
  return {
    ...(price !== undefined && price !== homePrice(offer) && { price }),
    ...(idea.downPayment !== undefined && { downPayment: result.cash.downPayment }),
    ...(rate !== undefined && { rate }),
    ...(extraPayment !== undefined && extraPayment !== extraOf(offer.loan) && { extraPayment }),
  };
}

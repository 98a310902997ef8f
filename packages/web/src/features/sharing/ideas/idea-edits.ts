import type { Idea } from "@highway/core/sharing/ideas/schema";
import { newId } from "../../../lib/new-id";
import {
  comparedLoans,
  isExisting,
  mostLoans,
  priceOf,
  propertyOf,
  type WorkingLoan,
  type WorkingReport,
} from "../../../scenario/document";
import { inCash, withOwnCash } from "../../../scenario/edits/own-cash";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { newPrice } from "../../../scenario/new-report";
import { firstName } from "../subject";

/** The limit of the report's schema. */
const mostPrices = 6;
const longestName = 50;

/** The report with the idea as one more loan, beside the loan that it is about. */
type WithIdea = { document: WorkingReport; loan: WorkingLoan; original: WorkingLoan };

type Home = { document: WorkingReport; purchaseDetailsID: string };

/** Gives the home at this price: a price that it has, or one more. Null where it has no room for another price. */
function atPrice(document: WorkingReport, loan: WorkingLoan, price: number): Home | null {
  const property = propertyOf(document, loan.propertyID);
  if (!property) return null;
  const known = property.purchaseDetails.find((details) => details.price === price);
  if (known) return { document, purchaseDetailsID: known.id };
  if (property.purchaseDetails.length >= mostPrices) return null;
  const added = { ...(priceOf(property, loan.purchaseDetailsID) ?? newPrice()), id: newId("price"), price };
  const purchaseDetails = [...property.purchaseDetails, added];
  const properties = document.properties.map((each) => (each === property ? { ...property, purchaseDetails } : each));
  return { document: { ...document, properties }, purchaseDetailsID: added.id };
}

/** Sets the down payment. The loan is worked out without its client: nothing in the down payment depends on who that is. */
function withDown(document: WorkingReport, loan: WorkingLoan, downPayment: number): WorkingLoan {
  const asIs = loan.secondLoan ? resultOf({ document, client: null }, loan) : null;
  return asIs ? withOwnCash(loan, downPayment, asIs) : { ...loan, downPayment, downPaymentPercentage: null };
}

/**
 * The report with the idea in it. Null where its loan is no longer there, or a home has no room for another price.
 * Dollars that were typed stay when the price moves, percents scale.
 */
export function withIdea(document: WorkingReport, { loanID, changes, from }: Idea): WithIdea | null {
  const compared = comparedLoans(document);
  const at = compared.findIndex(({ id }) => id === loanID);
  const original = compared[at];
  if (!original) return null;
  const { price, downPayment, rate, extraPayment } = changes;
  const home =
    price === undefined
      ? { document, purchaseDetailsID: original.purchaseDetailsID }
      : atPrice(document, original, price);
  if (!home) return null;
  const tried: WorkingLoan = {
    ...original,
    id: newId("loan"),
    name: `Idea from ${firstName(from)}`.slice(0, longestName),
    purchaseDetailsID: home.purchaseDetailsID,
    ...(original.program === "allCash" && inCash),
    ...(rate !== undefined && { rate }),
    ...(extraPayment !== undefined && {
      additionalMonthlyPayments: extraPayment > 0 ? [{ amount: extraPayment }] : [],
    }),
  };
  const loan = downPayment === undefined ? tried : withDown(home.document, tried, downPayment);
  const loans = [...compared.toSpliced(at + 1, 0, loan), ...document.loans.filter(isExisting)];
  return { document: { ...home.document, loans }, loan, original };
}

/** Says whether one more loan can stand beside the others. */
export const hasRoom = (document: WorkingReport) => comparedLoans(document).length < mostLoans;

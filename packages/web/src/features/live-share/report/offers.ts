import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { percent } from "../../../lib/format/format";
import { isExisting, priceOf, propertyOf, type WorkingLoan, type WorkingProperty } from "../../../scenario/document";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";
import { loanTerms, loanTitle } from "../../../scenario/names/loan-title";
import type { Words } from "../words";

/** One loan of the report with the figures that the officer sees of it: the same engine, the same document. */
export type Offer = {
  id: string;
  /** "A": what tells loans of the same name apart. */
  letter: string;
  title: string;
  /** "20% down", "Refinance"; null where there is nothing to say. */
  terms: string | null;
  loan: WorkingLoan;
  property: WorkingProperty | undefined;
  result: LoanResult;
  /** A mortgage that the client has: nobody offers it. */
  isOwed: boolean;
};

/** All loans that have figures, what is offered first. */
export function offersOf(basis: Basis, { loan: words }: Words): Offer[] {
  const { loans } = basis.document;
  const ordered = [...loans.filter((loan) => !isExisting(loan)), ...loans.filter(isExisting)];
  return ordered.flatMap((loan, at) => {
    const result = resultOf(basis, loan);
    if (!result) return [];
    return {
      id: loan.id,
      letter: String.fromCharCode("A".charCodeAt(0) + at),
      title: loanTitle(loan, words),
      terms: loanTerms(loan, result, words),
      loan,
      property: propertyOf(basis.document, loan.propertyID),
      result,
      isOwed: isExisting(loan),
    };
  });
}

export const isCash = ({ loan }: Offer) => loan.program === "allCash";

export const rateText = (rate: unknown) => percent(rate, { trim: true });

/** "1", "Oak" of "412 Oak Street": what a home is called in a sentence. */
export const streetOf = (property: WorkingProperty | undefined): string =>
  property?.addressDisplay.trim() || property?.address.trim() || "";

/** "Raleigh, NC 27604". */
export function townOf(property: WorkingProperty | undefined): string {
  const { city = "", state = "", zip = "" } = property ?? {};
  return [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** Loans compete on one home at one price. */
export const rivalsOf = (offers: readonly Offer[], { loan }: Offer): Offer[] =>
  offers.filter(
    (other) =>
      !other.isOwed &&
      other.loan.propertyID === loan.propertyID &&
      other.loan.purchaseDetailsID === loan.purchaseDetailsID,
  );

/** What the officer typed in place of the computed APR; null where nothing was, or there is no APR. */
export const typedAPR = (offer: Offer): number | null =>
  typeof offer.loan.customAPR === "number" && !isCash(offer) && !offer.isOwed ? offer.loan.customAPR : null;

/** The price that is paid, or what an owned home is worth. */
export function homePrice({ loan, property, result }: Offer): number {
  const price = loan.category === "purchase" ? priceOf(property, loan.purchaseDetailsID)?.price : null;
  return typeof price === "number" ? price : result.applicablePrice;
}

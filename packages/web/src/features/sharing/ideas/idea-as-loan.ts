import { withOwnCash } from "@highway/core/reports/pure/own-cash";
import type { Idea } from "@highway/core/sharing/ideas/schema";
import { extraOf, ideaFigures, isChoice, withTerms } from "@highway/core/sharing/pure/idea-loan";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { asShown } from "../../../lib/format/as-shown";
import { difference, money, moneyAsTyped, moneyWithCents, percent, trimmedPercent } from "../../../lib/format/format";
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
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";
import { loanName, placesOf } from "../../../scenario/names/loan-name";
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
    ...withTerms(original, { rate, extraPayment }),
    id: newId("loan"),
    name: `Idea from ${firstName(from)}`.slice(0, longestName),
    purchaseDetailsID: home.purchaseDetailsID,
  };
  const loan = downPayment === undefined ? tried : withDown(home.document, tried, downPayment);
  const loans = [...compared.toSpliced(at + 1, 0, loan), ...document.loans.filter(isExisting)];
  return { document: { ...home.document, loans }, loan, original };
}

/** Says whether one more loan can stand beside the others. */
export const hasRoom = (document: WorkingReport) => comparedLoans(document).length < mostLoans;

/** Works out the idea's loan with the engine, beside the loan that it is about; null where that loan is gone. */
export function aboutOf(idea: Idea, basis: Basis) {
  const tried = withIdea(basis.document, idea);
  if (!tried) return null;
  const { original, loan, document } = tried;
  const now = resultOf(basis, original);
  const then = resultOf({ ...basis, document }, loan);
  const place = placesOf(basis.document.loans).get(original);
  return {
    title: place?.head ?? "Loan",
    within: place?.within ?? "a loan",
    name: loanName(original),
    changes: changesInWords(idea, basis.document, original, now),
    // A loan that is liked as it is has nothing beside it.
    figures: then ? figuresInWords([then, loan], isChoice(idea.changes) || !now ? null : [now, original]) : [],
  };
}

const number = (value: unknown) => (typeof value === "number" ? value : null);
const was = (value: number | null, write: (value: number) => string) =>
  value === null ? "" : ` (was ${write(value)})`;

/** Lists what the client changed, each beside what the report says now: "price $490,000 (was $500,000)". */
function changesInWords(
  { changes }: Pick<Idea, "changes">,
  document: WorkingReport,
  loan: WorkingLoan,
  now: LoanResult | null,
): string[] {
  const { price, downPayment, rate, extraPayment } = changes;
  const priceNow = number(priceOf(propertyOf(document, loan.propertyID), loan.purchaseDetailsID)?.price);
  const extraNow = extraOf(loan);
  return [
    price !== undefined && `price ${moneyAsTyped(price)}${was(priceNow, moneyAsTyped)}`,
    downPayment !== undefined &&
      `down payment ${moneyAsTyped(downPayment)}${was(now?.cash.downPayment ?? null, moneyAsTyped)}`,
    rate !== undefined && `rate ${percent(rate)}${was(number(loan.rate), percent)}`,
    extraPayment !== undefined && `extra payment ${moneyAsTyped(extraPayment)} a month${was(extraNow, moneyAsTyped)}`,
  ].filter((words) => words !== false);
}

type Figure = { name: string; value: string; beside: string | null };
const months = (value: number) => {
  const years = Math.floor(value / 12);
  const rest = value % 12;
  return [years > 0 && `${years} yr`, rest > 0 && `${rest} mo`].filter(Boolean).join(" ") || "0 mo";
};

const written = {
  cents: [moneyWithCents, 2],
  dollars: [money, 0],
  percent: [(value: number) => trimmedPercent(value), 3],
  months: [months, 0],
} as const;

/** A loan with what it comes to. */
type Worked = readonly [LoanResult, Pick<WorkingLoan, "additionalMonthlyPayments">];
const figureOf = (of: (typeof ideaFigures)[number]["of"], [result, loan]: Worked) => of(result, extraOf(loan));

/** Lists what the idea comes to by the engine, beside what the loan says now. A figure that is missing is left out. */
export const figuresInWords = (idea: Worked, asIs: Worked | null): Figure[] =>
  ideaFigures.flatMap(({ name, of, as }) => {
    const [write, decimals] = written[as];
    const value = figureOf(of, idea);
    const before = asIs && figureOf(of, asIs);
    if (value === null) return [];
    // The difference is what a person gets who subtracts the two figures as they are shown.
    const change = before === null ? null : asShown(value, decimals) - asShown(before, decimals);
    return [{ name, value: write(value), beside: change === null ? null : difference(change, write) }];
  });

import { withOwnCash } from "@highway/core/reports/pure/own-cash";
import type { Idea } from "@highway/core/sharing/ideas/schema";
import { extraOf, ideaFigures, isChoice, withTerms } from "@highway/core/sharing/pure/idea-loan";
import { changeNames, valueBefore } from "@highway/core/sharing/pure/idea-told";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { cut } from "@highway/engine/text/cut";
import { endingNames } from "@highway/engine/tools/assumptions";
import { asShown } from "../../../lib/format/as-shown";
import { difference, money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { newPartId } from "../../../lib/new-id";
import {
  comparedLoans,
  isExisting,
  priceOf,
  propertyOf,
  type WorkingLoan,
  type WorkingReport,
} from "../../../scenario/document";
import { priceLike } from "../../../scenario/edits/property-edits";
import { whyFull } from "../../../scenario/edits/room";
import { type Basis, resultOf } from "../../../scenario/figures/loan-figures";
import { loanName, placesOf } from "../../../scenario/names/loan-name";
import { newPrice } from "../../../scenario/new-report";
import { firstName } from "../subject";
import { answersOf, hasAnswer } from "./idea-in-answer";
import { toldChanges } from "./told-changes";

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
  const added = priceLike(priceOf(property, loan.purchaseDetailsID) ?? newPrice(), price, newPartId("price"));
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
  // A typed APR was that of the loan as it is. What is paid beyond what is due changes none.
  const hasOtherAPR = [price, downPayment, rate].some((change) => change !== undefined);
  const tried: WorkingLoan = {
    ...withTerms(original, { rate, extraPayment }),
    ...(hasOtherAPR && { customAPR: null }),
    id: newPartId("loan"),
    name: cut(`Idea from ${firstName(from)}`, longestName),
    purchaseDetailsID: home.purchaseDetailsID,
  };
  const loan = downPayment === undefined ? tried : withDown(home.document, tried, downPayment);
  const loans = [...compared.toSpliced(at + 1, 0, loan), ...document.loans.filter(isExisting)];
  return { document: { ...home.document, loans }, loan, original };
}

/** Says whether one more loan can stand beside the others. */
export const hasRoom = (document: WorkingReport) => !whyFull(document);

/** What an idea is about, what it changes and what it comes to, by the engine; null where its loan is gone. */
export function aboutOf(idea: Idea, basis: Basis) {
  return hasAnswer(basis.document) ? aboutAnswer(idea, basis) : aboutLoan(idea, basis);
}

function aboutLoan(idea: Idea, basis: Basis) {
  const tried = withIdea(basis.document, idea);
  if (!tried) return null;
  const { original, loan, document } = tried;
  const now = resultOf(basis, original);
  const then = resultOf({ ...basis, document }, loan);
  return {
    ...namesOf(basis.document, original),
    changes: changesIn(idea, basis, null),
    // A loan that is liked as it is has nothing beside it.
    figures: then ? figuresInWords([then, loan], isChoice(idea.changes) || !now ? null : [now, original]) : [],
  };
}

function aboutAnswer(idea: Idea, basis: Basis) {
  const loan = comparedLoans(basis.document).find(({ id }) => id === idea.loanID);
  const answers = answersOf(idea, basis);
  if (!loan || !answers) return null;
  const figures = answers.figures.flatMap(({ name, as, value, before }) =>
    value === null ? [] : [figureOf(name, as, value, isChoice(idea.changes) ? null : before)],
  );
  return { ...namesOf(basis.document, loan), changes: changesIn(idea, basis, answers.growth), figures };
}

function namesOf(document: WorkingReport, loan: WorkingLoan) {
  const place = placesOf(document.loans).get(loan);
  return { title: place?.head ?? "Loan", within: place?.within ?? "a loan", name: loanName(loan) };
}

/** What the client changed, each beside what the report says now. */
function changesIn({ changes, loanID }: Idea, { document, client }: Basis, growth: number | null): string[] {
  const loan = comparedLoans(document).find(({ id }) => id === loanID);
  const now = loan && resultOf({ document, client }, loan);
  const known = { downPayment: now?.cash.downPayment ?? null, growth };
  return toldChanges(changes, document, (name) => {
    const value = valueBefore(document, loanID, name, known);
    return changeNames[name].as === "text" ? value : number(value);
  });
}

/** Text in the place of a figure is something half typed; but for the choice at the end. */
const number = (value: number | string | null) => (typeof value === "string" && !(value in endingNames) ? null : value);

type Figure = { name: string; value: string; beside: string | null };
const months = (value: number) => {
  const years = Math.floor(value / 12);
  const rest = value % 12;
  return [years > 0 && `${years} yr`, rest > 0 && `${rest} mo`].filter(Boolean).join(" ") || "0 mo";
};

const writers = {
  cents: [moneyWithCents, 2],
  dollars: [money, 0],
  percent: [(value: number) => trimmedPercent(value), 3],
  months: [months, 0],
} as const;

/** A loan with what it comes to. */
type Worked = readonly [LoanResult, Pick<WorkingLoan, "additionalMonthlyPayments">];
const figureIn = (of: (typeof ideaFigures)[number]["of"], [result, loan]: Worked) => of(result, extraOf(loan));

/** One figure with what becomes of it: the difference is what a person gets who subtracts the two as they are shown. */
function figureOf(name: string, as: keyof typeof writers, value: number, before: number | null): Figure {
  const [write, decimals] = writers[as];
  const change = before === null ? null : asShown(value, decimals) - asShown(before, decimals);
  return { name, value: write(value), beside: change === null ? null : difference(change, write) };
}

/** Lists what the idea comes to by the engine, beside what the loan says now. A figure that is missing is left out. */
export const figuresInWords = (idea: Worked, asIs: Worked | null): Figure[] =>
  ideaFigures.flatMap(({ name, of, as }) => {
    const value = figureIn(of, idea);
    return value === null ? [] : [figureOf(name, as, value, asIs && figureIn(of, asIs))];
  });

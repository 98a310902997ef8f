import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { reportFields } from "@highway/engine/scenario/schema/report";
import type { Client, Loan, Property, PurchaseDetails, Scenario } from "@highway/engine/scenario/schema/types";
import { isOwned, priceOf, propertyOf, type WorkingLoan, type WorkingProperty, type WorkingReport } from "../document";
import { readyClient, readyDebt, readyLoan, readyPrice, readyProperty } from "./ready";

/** The engine's input for one loan: it is the first of `loans`, with the existing mortgages after it, each with its property and price. */
export type EngineInput = Scenario;

type Ready = { loan: Loan; property: Property };

/** A complete loan with its property and its price. */
function ready(document: WorkingReport, working: WorkingLoan): Ready | null {
  const property = propertyOf(document, working.propertyID);
  const details = priceOf(property, working.purchaseDetailsID);
  const loan = readyLoan(working);
  if (!property || !details || !loan) return null;
  const isBought = !isOwned(document, property.id);
  const price = readyPrice(details, isBought ? null : worthOf(property));
  if (!price || (loan.category === "purchase" && (loan.downPayment ?? 0) > price.price)) return null;
  return { loan, property: readyProperty(property, price, isBought) };
}

const worthOf = ({ userAppraisedValue, userEstimatedValue }: WorkingProperty) =>
  validFigure(userAppraisedValue, homeFields.userAppraisedValue) ??
  validFigure(userEstimatedValue, homeFields.userEstimatedValue);

/** Returns the closing date; undefined while none is typed, or one that is out of range. */
export function closingDateOf({ closingDate }: Pick<WorkingReport, "closingDate">): string | undefined {
  const { min, max } = reportFields.closingDate;
  return closingDate && closingDate >= min && closingDate <= max ? closingDate : undefined;
}

/** The fields of the scenario other than its loans and properties. */
function surroundings(document: WorkingReport, client: Client | null) {
  const { asOf, debts, escrowMonths, outside } = document;
  const closingDate = closingDateOf(document);
  return {
    asOf,
    ...(closingDate && { closingDate }),
    ...(escrowMonths && { escrowMonths }),
    client: readyClient(client),
    debts: debts.flatMap((debt) => readyDebt(debt) ?? []),
    outside,
  };
}

/** Tells whether everything on which a refinance depends is known: all that it pays off, and its amount. */
function standsWhole({ loans, debts }: WorkingReport, { category, propertyID, targetLTV }: Loan): boolean {
  if (category !== "refinance") return true;
  const mortgages = loans.filter(
    (each) => each.category === "existing" && each.payOff && each.propertyID === propertyID,
  );
  const paidOff = debts.filter(({ payOff }) => payOff);
  if ((targetLTV ?? null) === null && mortgages.length + paidOff.length === 0) return false;
  return mortgages.every((each) => readyLoan(each) !== null) && paidOff.every((each) => readyDebt(each) !== null);
}

const isExisting = ({ category }: WorkingLoan) => category === "existing";

/** Returns the engine's input for a loan; null while a required field of the loan is missing or wrong. */
export function engineInput(document: WorkingReport, working: WorkingLoan, client: Client | null): EngineInput | null {
  const subject = ready(document, working);
  if (!subject || !standsWhole(document, subject.loan)) return null;
  const others = document.loans.filter((loan) => isExisting(loan) && loan.id !== working.id);
  return together(document, client, [subject, ...others.flatMap((loan) => ready(document, loan) ?? [])]);
}

/** Returns every loan that has figures, in the document's order. */
export function wholeInput(document: WorkingReport, client: Client | null): Scenario {
  const loans = document.loans.flatMap((loan) => ready(document, loan) ?? []);
  return together(
    document,
    client,
    loans.filter(({ loan }) => standsWhole(document, loan)),
  );
}

/** Gives a property that several loans share the price of each of them. */
function together(document: WorkingReport, client: Client | null, all: readonly Ready[]): Scenario {
  const properties = new Map<string, Property>();
  for (const { property } of all) {
    const known = properties.get(property.id)?.purchaseDetails ?? [];
    properties.set(property.id, { ...property, purchaseDetails: distinct([...known, ...property.purchaseDetails]) });
  }
  const loans = all.map(({ loan }) => loan);
  return { ...surroundings(document, client), properties: [...properties.values()], loans };
}

const distinct = (prices: readonly PurchaseDetails[]) =>
  prices.filter(({ id }, at) => prices.findIndex((other) => other.id === id) === at);

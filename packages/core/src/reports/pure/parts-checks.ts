/** The rules that must hold between the parts of a scenario. */
import { earlierPremiumFields } from "@highway/engine/scenario/schema/insurance";
import { lumpFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { secondLoanFields } from "@highway/engine/scenario/schema/second-loan";
import type { Loan } from "../loan.schema";
import type { Parts } from "../parts.schema";
import type { Property } from "../property.schema";
import { isOwned } from "./missing";

type Path = (string | number)[];
type Blame = (path: Path, sentence: string) => void;
type Sentences = Record<string, string>;
type Price = Property["purchaseDetails"][number];

/** Works out the lower of price and appraised value in dollars, as far as they are known. */
const applicablePrice = ({ userAppraisedValue }: Property, price: number, { program }: Loan) =>
  program === "allCash" ? price : Math.min(price, userAppraisedValue ?? price);

/** Tells whether a loan lends its base amount, because nothing is added to it. */
const lendsItsBase = ({ program, isFinancedCC, isFinancedPoints, isFinancedPrepaidEscrow, MIWorksheet }: Loan) =>
  program !== "allCash" && !(isFinancedCC || isFinancedPoints || isFinancedPrepaidEscrow || MIWorksheet.isFinanced);

const inCents = (dollars: number) => Math.round(dollars * 100);

function checkPurchase(loan: Loan, path: Path, property: Property, { price }: Price, blameAt: Blame) {
  const { downPayment, downPaymentPercentage, secondLoan } = loan;
  if (price === null || (downPayment === null && downPaymentPercentage === null)) return;
  const worth = applicablePrice(property, price, loan);
  const paid = inCents(downPayment ?? (downPaymentPercentage! / 100) * worth);
  const field = downPayment === null ? "downPaymentPercentage" : "downPayment";
  if (paid > inCents(price)) blameAt([...path, field], "Down Payment cannot exceed price");
  if (loan.program === "allCash" && paid < inCents(price))
    blameAt([...path, field], "A purchase in cash is paid in full");
  if (loan.program !== "allCash" && inCents(secondLoan?.amount ?? 0) > paid)
    blameAt([...path, "secondLoan", "amount"], secondLoanFields.amount.aboveDownPayment);
  if (lendsItsBase(loan)) checkExtra(loan, path, inCents(worth) - paid, blameAt);
}

/** Holds additional payments against the amount lent (in cents) where that follows from what is typed. A calculation always knows it. */
function checkExtra({ lumpPayments }: Loan, path: Path, lent: number, blameAt: Blame) {
  for (const [at, { amount }] of lumpPayments.entries())
    if (inCents(amount ?? 0) > lent) blameAt([...path, "lumpPayments", at, "amount"], lumpFields.amount.aboveLoan);
}

function checkLoan(loan: Loan, path: Path, properties: readonly Property[], blameAt: Blame) {
  const property = properties.find(({ id }) => id === loan.propertyID);
  if (!property) return blameAt([...path, "propertyID"], "Choose a property of this scenario");
  const details = property.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID);
  if (!details) return blameAt([...path, "purchaseDetailsID"], "Choose a price of this property");
  if (loan.category === "purchase") checkPurchase(loan, path, property, details, blameAt);
  else if (loan.balance !== undefined) checkExtra(loan, path, inCents(loan.balance), blameAt);
}

/** Checks appraisals. A home that is owned may be worth more than was paid for it. */
function checkAppraisal({ properties, loans }: Parts, blameAt: Blame) {
  for (const [at, property] of properties.entries()) {
    if (isOwned(property, loans)) continue;
    const { userAppraisedValue, purchaseDetails } = property;
    const highest = Math.max(...purchaseDetails.map(({ price }) => price ?? Number.POSITIVE_INFINITY));
    if ((userAppraisedValue ?? 0) > highest)
      blameAt(["properties", at, "userAppraisedValue"], homeFields.userAppraisedValue.abovePrice);
  }
}

/**
 * Checks what is bid over the asking price: that leaves an asking price, and is no more than the price above it or half of the price below. Nobody bids for
 * a home that is owned: what was bid before is no longer shown, and the price that was paid may be any.
 */
function checkBids({ properties, loans }: Parts, blameAt: Blame) {
  const { noAsking, beyondPrice } = priceFields.bidOver;
  for (const [home, property] of properties.entries())
    for (const [at, { price, bidOver }] of property.purchaseDetails.entries()) {
      if (price === null || bidOver === undefined || isOwned(property, loans)) continue;
      const path = ["properties", home, "purchaseDetails", at, "bidOver"];
      if (bidOver > price || bidOver < -price / 2) blameAt(path, beyondPrice);
      else if (inCents(price) - inCents(bidOver) < inCents(priceFields.price.min)) blameAt(path, noAsking);
    }
}

/** Checks that ids are unique, references lead somewhere, and amounts fit their price. */
export function checkParts(parts: Parts, blameAt: Blame) {
  const { properties, loans, debts } = parts;
  const unique = (path: Path, entries: readonly { id: string }[]) => {
    const ids = entries.map(({ id }) => id);
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) !== at) blameAt([...path, at, "id"], "This id is used twice");
  };
  unique(["properties"], properties);
  unique(["loans"], loans);
  unique(["debts"], debts);
  for (const [at, { purchaseDetails }] of properties.entries())
    unique(["properties", at, "purchaseDetails"], purchaseDetails);
  checkAppraisal(parts, blameAt);
  checkBids(parts, blameAt);
  for (const [at, loan] of loans.entries()) checkLoan(loan, ["loans", at], properties, blameAt);
}

type Month = { month: number | null; year: number | null };
type Bought = { purchaseDate?: Month | undefined };
type Lent = { fhaPremium?: Month | undefined };

/** Finds the part of a month that lies after the day of the scenario; null where the month is past or not known. */
function futurePart({ month, year }: Month, asOf: string): keyof Month | null {
  const [thisYear = 0, thisMonth = 0] = asOf.split("-").map(Number);
  if (!year || year < thisYear) return null;
  if (year > thisYear) return "year";
  return (month ?? 0) > thisMonth ? "month" : null;
}

/** Lists purchases and closings of mortgages that are still to come on the day of the scenario. */
export function futureDates(
  { properties, loans }: { properties: readonly Bought[]; loans: readonly Lent[] },
  asOf: string,
): Sentences {
  const future: Sentences = {};
  for (const [at, { purchaseDate }] of properties.entries()) {
    const part = purchaseDate && futurePart(purchaseDate, asOf);
    if (part) future[`properties.${at}.purchaseDate.${part}`] = homeFields.purchaseDate.fields[part].future;
  }
  for (const [at, { fhaPremium }] of loans.entries()) {
    const part = fhaPremium && futurePart(fhaPremium, asOf);
    if (part) future[`loans.${at}.fhaPremium.${part}`] = earlierPremiumFields[part].future;
  }
  return future;
}

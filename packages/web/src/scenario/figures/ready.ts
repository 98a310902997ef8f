import { debtFields } from "@highway/engine/scenario/schema/debt";
import { limits } from "@highway/engine/scenario/schema/limits";
import { mostCustomRates, outlastsTerm, secondInterestOnlyYears } from "@highway/engine/scenario/schema/limits-of-term";
import { escrowFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { readyIn, validFigure } from "@highway/engine/scenario/schema/records";
import type { Client, Debt, Loan, Property, PurchaseDetails } from "@highway/engine/scenario/schema/types";
import type { WorkingDebt, WorkingLoan, WorkingPrice, WorkingProperty } from "../document";

/**
 * Returns what is typed, as the engine takes it: a field that is wrong counts as not typed; null where the engine cannot do without it.
 * @param value  dollars that stand for the price of a home that is owned and whose price nobody knows
 */
export const readyPrice = (details: WorkingPrice, value: number | null = null): PurchaseDetails | null =>
  readyIn(priceFields, { ...details, price: details.price ?? value });

/** Returns the highest price of the home; Infinity while one of its prices is missing. */
function highestPrice({ purchaseDetails }: WorkingProperty): number {
  const prices = purchaseDetails.map(({ price }) => validFigure(price, priceFields.price) ?? Number.POSITIVE_INFINITY);
  return Math.max(...prices);
}

const { purchaseDetails: _prices, ...figureFields } = homeFields;

/** Returns a property as the engine takes it. @param isBought whether it is bought: an appraisal above every price then does not count */
export function readyProperty(property: WorkingProperty, price: PurchaseDetails, isBought: boolean): Property {
  // None of these fields is required.
  const { userAppraisedValue: appraised, ...figures } = readyIn(figureFields, property)!;
  const isTooHigh = appraised !== null && isBought && appraised > highestPrice(property);
  return {
    ...figures,
    id: property.id,
    state: property.state,
    purchaseDetails: [price],
    userAppraisedValue: isTooHigh ? null : appraised,
  };
}

/** Returns a debt as the engine takes it; null while it has no balance or no payment. */
export const readyDebt = (debt: WorkingDebt): Debt | null => readyIn(debtFields, debt);

export const readyClient = (client: Client | null): Client => ({
  ficoMin: validFigure(client?.ficoMin, limits.ficoMin),
  monthlyIncome: validFigure(client?.monthlyIncome, limits.monthlyIncome),
  taxRate: validFigure(client?.taxRate, limits.taxRate),
  filingStatus: client?.filingStatus ?? null,
  familySize: validFigure(client?.familySize, limits.familySize),
  netMonthlyIncome: validFigure(client?.netMonthlyIncome, limits.netMonthlyIncome),
  ...(client?.taxesSaved && { taxesSaved: client.taxesSaved }),
});

/**
 * Returns a loan as the engine takes it. Null while a required field (term, rate, down payment, balance) is missing or wrong, so that no figure is out
 * of date; an optional field that is wrong is left out.
 */
export function readyLoan(typed: WorkingLoan): Loan | null {
  const loan = readyIn(loanFields, typed);
  if (loan === null) return null;
  const terms = { ...loan, ...termsOf(loan), units: unitsOf(loan), escrows: escrowsOf(loan, typed) };
  if (!isLent(loan)) return terms;
  return repaysInTime(loan) && hasItsSecondLoan(loan, typed) && hasItsCustomRates(loan, typed)
    ? { ...terms, ARM: armOf(loan) }
    : null;
}

/** Returns the number of units. Limits and premiums exist for one to four; any other number counts as not typed. */
const unitsOf = ({ units }: Loan): Loan["units"] =>
  loanFields.units.options.has(units) ? units : loanFields.units.usual;

/** Returns the terms of a loan. A purchase in cash has neither rate nor term; an existing mortgage lasts for the months that are left. */
function termsOf({ program, category, monthsLeft }: Loan): Partial<Loan> {
  if (category === "existing")
    return { term: Math.ceil((monthsLeft ?? 0) / 12), ...(program === "allCash" && { rate: 0 }) };
  return program === "allCash" ? { term: 0, rate: 0 } : {};
}

const isLent = ({ program, category }: Loan) => program !== "allCash" && category !== "existing";

const repaysInTime = (loan: Loan) => !outlastsTerm(loan.term, loan);

/** Tells whether a second loan that was added is complete: it has a rate, and is repaid. */
const hasItsSecondLoan = ({ secondLoan }: Loan, typed: WorkingLoan) =>
  secondLoan ? secondInterestOnlyYears(secondLoan) < secondLoan.term : !typed.secondLoan;

/** Tells whether every custom rate is typed, and the term has a year for each. */
function hasItsCustomRates({ ARM, term, type }: Loan, typed: WorkingLoan): boolean {
  if (ARM?.scenario !== "custom") return true;
  const { length } = typed.ARM?.customRates ?? [];
  return length > 0 && length <= mostCustomRates(term, type) && ARM.customRates.length === length;
}

/** Returns the terms of an adjustable rate. One that is fixed for half a year changes every 6 months, whatever is typed. */
const armOf = ({ ARM, type }: Loan): Loan["ARM"] =>
  ARM && { ...ARM, frequency: ARM.frequency === 12 && type !== "armHalf" ? 12 : 6 };

/** Returns the prepaid months and days. If one of them is wrong, the defaults count for all. The days of interest may follow from the closing date. */
function escrowsOf({ escrows }: Loan, { escrows: typed }: WorkingLoan): Loan["escrows"] {
  const isRight = (key: keyof typeof escrowFields) => validFigure(typed?.[key], escrowFields[key]) !== null;
  return isRight("insurance") && isRight("tax") && (typed?.interest === undefined || isRight("interest"))
    ? escrows
    : undefined;
}

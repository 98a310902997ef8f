/** What the engine needs of a scenario and is not there yet. */

import { debtFields } from "@highway/engine/scenario/schema/debt";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import {
  additionalPaymentFields,
  armFields,
  loanFields,
  loanSentences,
  lumpFields,
} from "@highway/engine/scenario/schema/loan";
import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import type { Loan } from "./loan.schema";
import type { Parts } from "./parts.schema";
import type { Property } from "./property.schema";

/** Path ("loans.0.rate") to sentence. */
type Sentences = Record<string, string>;

/** Nobody buys it here. */
function isOwned({ id }: Property, loans: readonly Loan[]) {
  const onIt = loans.filter(({ propertyID }) => propertyID === id);
  return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
}

/** A home that is owned needs no price once its value is known. */
export const valueWithoutPrice = (property: Property, loans: readonly Loan[]) =>
  isOwned(property, loans) ? (property.userAppraisedValue ?? property.userEstimatedValue) : null;

const nothing = (value: unknown) => value === null || value === undefined;

function missingTerms(loan: Loan): Sentences {
  const { term, rate, type, program, ARM, secondLoan, category, downPayment, downPaymentPercentage } = loan;
  const isLent = program !== "allCash" && category !== "existing";
  const isCustom = isLent && fixedYears(type) > 0 && ARM?.scenario === "custom";
  const rates: readonly (number | null)[] = isCustom ? (ARM.customRates.length > 0 ? ARM.customRates : [null]) : [];
  return {
    ...(category !== "existing" && term === null && { term: loanFields.term.required }),
    ...(rate === null && { rate: loanFields.rate.required }),
    ...(category === "purchase" &&
      downPayment === null &&
      downPaymentPercentage === null && { downPayment: loanFields.downPayment.oneRequired }),
    ...(isLent && secondLoan?.rate === null && { "secondLoan.rate": loanFields.rate.required }),
    ...Object.fromEntries(
      rates.flatMap((each, at) =>
        each === null ? [[`ARM.customRates.${at}`, armFields.customRates.of.required]] : [],
      ),
    ),
  };
}

function missingPayments({ additionalMonthlyPayments, lumpPayments }: Loan): Sentences {
  const missing: Sentences = {};
  for (const [at, { amount }] of additionalMonthlyPayments.entries())
    if (amount === null) missing[`additionalMonthlyPayments.${at}.amount`] = additionalPaymentFields.amount.required;
  for (const [at, { amount, payment }] of lumpPayments.entries()) {
    if (amount === null) missing[`lumpPayments.${at}.amount`] = lumpFields.amount.required;
    if (payment === null) missing[`lumpPayments.${at}.payment`] = lumpFields.payment.required;
  }
  return missing;
}

/** A refinance lends a part of the value, or what it pays off. */
function missingAmount(loan: Loan, { loans, debts }: Parts): Sentences {
  if (loan.category === "existing")
    return {
      ...(nothing(loan.balance) && { balance: loanFields.balance.required }),
      ...(nothing(loan.monthsLeft) && { monthsLeft: loanFields.monthsLeft.required }),
    };
  const paysOff =
    debts.some(({ payOff }) => payOff) ||
    loans.some(
      ({ category, propertyID, payOff }) => category === "existing" && propertyID === loan.propertyID && payOff,
    );
  const lacks = loan.category === "refinance" && nothing(loan.targetLTV) && !paysOff;
  return lacks ? { targetLTV: loanSentences.amountRequired } : {};
}

function missingOfProperty(property: Property, loans: readonly Loan[]): Sentences {
  const missing: Sentences = {};
  const unpriced = property.purchaseDetails.flatMap(({ price }, place) => (price === null ? [place] : []));
  if (unpriced.length > 0 && valueWithoutPrice(property, loans) === null) {
    if (isOwned(property, loans)) missing.userEstimatedValue = homeFields.userEstimatedValue.missing;
    else for (const place of unpriced) missing[`purchaseDetails.${place}.price`] = priceFields.price.required;
  }
  const { purchaseDate } = property;
  if (purchaseDate?.month === null) missing["purchaseDate.month"] = homeFields.purchaseDate.fields.month.required;
  if (purchaseDate?.year === null) missing["purchaseDate.year"] = homeFields.purchaseDate.fields.year.required;
  return missing;
}

const below = (path: string, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [`${path}.${field}`, sentence]));

/** What the engine needs and is not there yet: the field's path ("loans.0.rate") to its sentence. */
export function missingFigures(parts: Parts): Sentences {
  const { properties, loans, debts } = parts;
  const missing: Sentences = {};
  for (const [at, property] of properties.entries())
    Object.assign(missing, below(`properties.${at}`, missingOfProperty(property, loans)));
  for (const [at, loan] of loans.entries()) {
    const lacks = { ...missingTerms(loan), ...missingPayments(loan), ...missingAmount(loan, parts) };
    Object.assign(missing, below(`loans.${at}`, lacks));
  }
  for (const [at, { balance, payment }] of debts.entries()) {
    if (balance === null) missing[`debts.${at}.balance`] = debtFields.balance.required;
    if (payment === null) missing[`debts.${at}.payment`] = debtFields.payment.required;
  }
  if (loans.length === 0) missing.loans = "Add a loan";
  return missing;
}

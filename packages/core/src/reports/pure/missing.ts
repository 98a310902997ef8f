/** The figures that the engine needs of a scenario and that are still missing. */
import { debtFields } from "@highway/engine/scenario/schema/debt";
import { loanFields, loanSentences } from "@highway/engine/scenario/schema/loan";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { missingIn } from "@highway/engine/scenario/schema/records";
import type { Loan } from "../loan.schema";
import type { Parts } from "../parts.schema";
import type { Property } from "../property.schema";

/** A path such as "loans.0.rate", with its sentence. */
type Sentences = Record<string, string>;

/** Tells whether a home is owned: it has loans, and none of them buys it. */
export function isOwned({ id }: Property, loans: readonly Loan[]) {
  const onIt = loans.filter(({ propertyID }) => propertyID === id);
  return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
}

/** Tells the value of a home that is owned, which needs no price once its value is known. */
export const valueWithoutPrice = (property: Property, loans: readonly Loan[]) =>
  isOwned(property, loans) ? (property.userAppraisedValue ?? property.userEstimatedValue) : null;

type Lending = {
  loans: readonly (Pick<Loan, "category" | "propertyID" | "payOff"> & { targetLTV?: number | null | undefined })[];
  debts?: readonly { payOff?: boolean | null | undefined }[] | undefined;
};

/** Tells whether a refinance lacks its amount: it lends a part of the value, or what it pays off. */
function lacksAmount(loan: Lending["loans"][number], { loans, debts = [] }: Lending): boolean {
  const paysOff =
    debts.some(({ payOff }) => payOff) ||
    loans.some(
      ({ category, propertyID, payOff }) => category === "existing" && propertyID === loan.propertyID && payOff,
    );
  return loan.category === "refinance" && (loan.targetLTV ?? null) === null && !paysOff;
}

/** Lists the loans whose amount is missing, as `missingFigures` does. */
export const missingAmounts = (parts: Lending): Sentences =>
  Object.fromEntries(
    parts.loans.flatMap((loan, at) =>
      lacksAmount(loan, parts) ? [[`loans.${at}.targetLTV`, loanSentences.amountRequired]] : [],
    ),
  );

/** Lists what is missing of a property. A home that is owned lacks a price only where nobody knows what it is worth. */
function missingOfProperty(property: Property, loans: readonly Loan[]): Sentences {
  if (!isOwned(property, loans)) return missingIn(homeFields, property);
  const { purchaseDetails: _, ...others } = homeFields;
  const isPriced = property.purchaseDetails.every(({ price }) => price !== null);
  const isUnknown = !isPriced && valueWithoutPrice(property, loans) === null;
  return {
    ...(isUnknown && { userEstimatedValue: homeFields.userEstimatedValue.missing }),
    ...missingIn(others, property),
  };
}

const below = (path: string, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [`${path}.${field}`, sentence]));

/** Lists the figures that the engine needs and that are missing: the field's path, as in "loans.0.rate", with its sentence. */
export const missingFigures = (parts: Parts): Sentences => ({ ...missingFields(parts), ...missingAmounts(parts) });

/** Lists the fields that must be filled in whatever the others say. */
export function missingFields(parts: Parts): Sentences {
  const { properties, loans, debts } = parts;
  const missing: Sentences = {};
  for (const [at, property] of properties.entries())
    Object.assign(missing, below(`properties.${at}`, missingOfProperty(property, loans)));
  for (const [at, loan] of loans.entries()) Object.assign(missing, below(`loans.${at}`, missingIn(loanFields, loan)));
  for (const [at, debt] of debts.entries()) Object.assign(missing, below(`debts.${at}`, missingIn(debtFields, debt)));
  if (loans.length === 0) missing.loans = "Add a loan";
  return missing;
}

import type { Debt, Loan, Outside, Property, PurchaseDetails } from "@highway/core/scenario/types";

/** What stands in a field of figures: a number, nothing, or text that is no number, kept so that the field can say so. */
export type Typed = number | string | null;

/** The saved document's shape, but any figure may be missing or wrong: what is being typed. */
type Lenient<T> = T extends number
  ? Typed
  : T extends readonly (infer Entry)[]
    ? readonly Lenient<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Lenient<T[Key]> }
      : T;

type WorksheetCopy = Lenient<NonNullable<Loan["closingCostObj"]>> & { created?: string | undefined };

/** The linked worksheet's id and day are the document's alone: no figure follows from them. */
export type WorkingLoan = Lenient<Omit<Loan, "closingCostObj">> & {
  ccID?: string | undefined;
  closingCostObj?: WorksheetCopy | undefined;
};
export type WorkingPrice = Lenient<PurchaseDetails>;
export type WorkingDebt = Lenient<Debt>;

/** Where a property is; the rest of what a location service knows rides along untouched. */
export type Location = {
  address: string;
  addressDisplay: string;
  city: string;
  state: string;
  zip: string;
  county: string;
};

export type WorkingProperty = Lenient<Omit<Property, "purchaseDetails">> &
  Location & { purchaseDetails: readonly WorkingPrice[] };

/** A report as the editor holds it. What only the server may set (status, lastUpdated) stays with the saved one. */
export type WorkingReport = {
  id: string;
  name: string;
  toolName: "lc2";
  asOf: string;
  closingDate?: string | null;
  properties: readonly WorkingProperty[];
  loans: readonly WorkingLoan[];
  debts: readonly WorkingDebt[];
  /** Copied from its source when it was used; nobody types it. */
  outside: Outside;
};

export const loanOf = (document: WorkingReport, id: string) => document.loans.find((loan) => loan.id === id);

export const propertyOf = (document: WorkingReport, id: string) =>
  document.properties.find((property) => property.id === id);

export const priceOf = (property: WorkingProperty | undefined, id: string) =>
  property?.purchaseDetails.find((price) => price.id === id);

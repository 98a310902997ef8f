import { priceOf, type WorkingLoan, type WorkingPrice, type WorkingProperty, type WorkingReport } from "../document";

/** A change of the whole document. Edits copy what they change and nothing else: unchanged loans keep their figures. */
export type Edit = (document: WorkingReport) => WorkingReport;

/** Replaces one entry. The list stays the same object if the entry does. */
function withChanged<T extends { id: string }>(entries: readonly T[], id: string, change: (entry: T) => T) {
  const index = entries.findIndex((entry) => entry.id === id);
  const before = entries[index];
  if (!before) return entries;
  const after = change(before);
  return after === before ? entries : entries.with(index, after);
}

export const changeLoan =
  (id: string, change: (loan: WorkingLoan, document: WorkingReport) => WorkingLoan): Edit =>
  (document) => {
    const loans = withChanged(document.loans, id, (loan) => change(loan, document));
    return loans === document.loans ? document : { ...document, loans };
  };

export const changeProperty =
  (id: string, change: (property: WorkingProperty) => WorkingProperty): Edit =>
  (document) => {
    const properties = withChanged(document.properties, id, change);
    return properties === document.properties ? document : { ...document, properties };
  };

export const changePrice = (propertyID: string, id: string, change: (price: WorkingPrice) => WorkingPrice): Edit =>
  changeProperty(propertyID, (property) => {
    const purchaseDetails = withChanged(property.purchaseDetails, id, change);
    return purchaseDetails === property.purchaseDetails ? property : { ...property, purchaseDetails };
  });

/** Puts a loan that comes back on its home and price, or, if they were removed meanwhile, on the first that there are. */
export function standing(loan: WorkingLoan, { properties }: Pick<WorkingReport, "properties">): WorkingLoan {
  const home = properties.find(({ id }) => id === loan.propertyID) ?? properties[0]!;
  const price = priceOf(home, loan.purchaseDetailsID) ?? home.purchaseDetails[0]!;
  return withFields(loan, { propertyID: home.id, purchaseDetailsID: price.id });
}

/** Writes fields. The record stays the same object if nothing changes. */
export function withFields<T extends object>(record: T, fields: Partial<T>): T {
  const news = (Object.keys(fields) as (keyof T)[]).some((key) => !Object.is(record[key], fields[key]));
  return news ? { ...record, ...fields } : record;
}

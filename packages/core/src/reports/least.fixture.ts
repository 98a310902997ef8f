/** For tests only: the smallest report, changes of it, and what is refused of one. */
import { ReportInput } from "./schema";

export const price = { id: "d1", price: 500_000 };
export const property = { id: "p1", address: "4217 Brookhaven Dr", purchaseDetails: [price] };
export const loan = {
  id: "l1",
  propertyID: "p1",
  purchaseDetailsID: "d1",
  program: "conventional",
  type: "fixed",
  term: 30,
  rate: 6.5,
  downPayment: 100_000,
};
export const minimal = { properties: [property], loans: [loan] };

export type Fields = Record<string, unknown>;
export const withLoan = (fields: Fields) => ({ ...minimal, loans: [{ ...loan, ...fields }] });
export const withProperty = (fields: Fields) => ({ ...minimal, properties: [{ ...property, ...fields }] });
export const withPrice = (fields: Fields) => withProperty({ purchaseDetails: [{ ...price, ...fields }] });

export function problems(input: unknown) {
  const { error } = ReportInput.safeParse(input);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

import * as z from "zod/mini";
import { ClientInput } from "../clients/schema";
import { limits } from "../scenario/limits";
import type { Scenario } from "../scenario/types";
import { blame, day, list, strict, whole } from "./fields.schema";
import { type Loan, LoanInput } from "./loan.schema";
import { type Property, PropertyInput } from "./property.schema";

/** What a report and a calculation have in common: properties, loans, and how the one refers to the other. */
export type Parts = { properties: Property[]; loans: Loan[] };
type Path = (string | number)[];
type Blame = (path: Path, sentence: string) => void;

export const partFields = {
  properties: list(PropertyInput, limits.counts.properties),
  loans: z._default(list(LoanInput, limits.counts.loans), []),
};

const only = <T>(entries: readonly T[]) => (entries.length === 1 ? entries[0] : undefined);

function linkedLoan(loan: Loan, at: number, properties: readonly Property[]): Loan {
  const property = loan.propertyID ? properties.find(({ id }) => id === loan.propertyID) : only(properties);
  const prices = property?.purchaseDetails ?? [];
  const details = loan.purchaseDetailsID ? prices.find(({ id }) => id === loan.purchaseDetailsID) : only(prices);
  const paysAll = loan.program === "allCash" && loan.downPayment === null && loan.downPaymentPercentage === null;
  return {
    ...loan,
    id: loan.id || `loan-${at + 1}`,
    propertyID: loan.propertyID || (property?.id ?? ""),
    purchaseDetailsID: loan.purchaseDetailsID || (details?.id ?? ""),
    downPayment: paysAll ? (details?.price ?? null) : loan.downPayment,
  };
}

/** An id that was left out is the place: "property-1", "price-1-2", "loan-3". A loan without a reference means the only one there is. */
export function linked<P extends Parts>(parts: P): P {
  const properties = parts.properties.map((property, at) => ({
    ...property,
    id: property.id || `property-${at + 1}`,
    purchaseDetails: property.purchaseDetails.map((price, place) => ({
      ...price,
      id: price.id || `price-${at + 1}-${place + 1}`,
    })),
  }));
  return { ...parts, properties, loans: parts.loans.map((loan, at) => linkedLoan(loan, at, properties)) };
}

function checkLoan(loan: Loan, path: Path, properties: readonly Property[], blameAt: Blame) {
  const property = properties.find(({ id }) => id === loan.propertyID);
  if (!property) return blameAt([...path, "propertyID"], "Choose a property of this scenario");
  const details = property.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID);
  if (!details) return blameAt([...path, "purchaseDetailsID"], "Choose a price of this property");
  const { downPayment, downPaymentPercentage } = loan;
  if (details.price === null || (downPayment === null && downPaymentPercentage === null)) return;
  const paid = downPayment ?? (downPaymentPercentage! / 100) * details.price;
  const field = downPayment === null ? "downPaymentPercentage" : "downPayment";
  if (paid > details.price) blameAt([...path, field], "Down Payment cannot exceed price");
  if (loan.program === "allCash" && paid < details.price)
    blameAt([...path, field], "A purchase in cash is paid in full");
}

/** Ids are unique, references lead somewhere, down payments fit their price. */
export function checkParts({ properties, loans }: Parts, blameAt: Blame) {
  const unique = (path: Path, entries: readonly { id: string }[]) => {
    const ids = entries.map(({ id }) => id);
    for (const [at, id] of ids.entries())
      if (ids.indexOf(id) !== at) blameAt([...path, at, "id"], "This id is used twice");
  };
  unique(["properties"], properties);
  unique(["loans"], loans);
  for (const [at, { purchaseDetails }] of properties.entries())
    unique(["properties", at, "purchaseDetails"], purchaseDetails);
  for (const [at, loan] of loans.entries()) checkLoan(loan, ["loans", at], properties, blameAt);
}

/** What the engine needs and is not there yet: the field's path ("loans.0.rate") to its sentence. */
export function missingFigures({ properties, loans }: Parts): Record<string, string> {
  const missing: Record<string, string> = {};
  for (const [at, { purchaseDetails }] of properties.entries())
    for (const [place, { price }] of purchaseDetails.entries())
      if (price === null) missing[`properties.${at}.purchaseDetails.${place}.price`] = limits.price.required;
  for (const [at, loan] of loans.entries()) {
    if (loan.term === null) missing[`loans.${at}.term`] = limits.term.required;
    if (loan.rate === null) missing[`loans.${at}.rate`] = limits.rate.required;
    if (loan.downPayment === null && loan.downPaymentPercentage === null)
      missing[`loans.${at}.downPayment`] = limits.downPayment.required;
  }
  if (loans.length === 0) missing.loans = "Add a loan";
  return missing;
}

/** Of the client, the credit score alone changes a figure of this answer; what else is known of them may be sent along, and is checked. */
const { DTI, monthlyIncome, taxRate, filingStatus } = ClientInput.shape;
const clientFields = {
  ficoMin: z.optional(z.nullable(whole(limits.ficoMin))),
  ...{ DTI, monthlyIncome, taxRate, filingStatus },
};

/** What POST /v2/scenario/calculate takes: every figure that the engine needs is there. */
export const ScenarioInput = z.pipe(
  strict(
    {
      ...partFields,
      asOf: z.optional(z.nullable(day(limits.asOf))),
      closingDate: z.optional(z.nullable(day(limits.closingDate))),
      client: z.optional(z.nullable(strict(clientFields, "A client is an object"))),
      horizonYears: z.optional(z.nullable(list(whole(limits.horizonYears), limits.counts.horizonYears))),
    },
    "A scenario is an object",
  ),
  z.transform(({ asOf, closingDate, client, horizonYears, ...parts }, context) => {
    const scenario = linked(parts);
    checkParts(scenario, (path, sentence) => blame(context, path, sentence));
    for (const [path, sentence] of Object.entries(missingFigures(scenario))) blame(context, path.split("."), sentence);
    return {
      ...(scenario as typeof scenario & Pick<Scenario, "properties" | "loans">),
      ...(asOf && { asOf }),
      ...(closingDate && { closingDate }),
      ...(client && { client: { ficoMin: client.ficoMin } }),
      ...(horizonYears && { horizonYears }),
    };
  }),
);

import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { beginsWithRefinance, defaultTool, hasNoLoans } from "@highway/core/tools/pure/names";
import { debtFields } from "@highway/engine/scenario/schema/debt";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields, propertyFields } from "@highway/engine/scenario/schema/property";
import { filledIn } from "@highway/engine/scenario/schema/records";
import { localDay } from "../lib/format/days";
import { newId, newPartId } from "../lib/new-id";
import type { FieldValue, WorkingDebt, WorkingLoan, WorkingPrice, WorkingProperty, WorkingReport } from "./document";

/** The unit that is typed: dollars ("fee") or percent. */
export type Sign = "fee" | "percent";
export type Signs = { downPaymentSign: Sign; propertyTaxSign: Sign; mortgageInsuranceSign: Sign };

export const newPrice = (price: FieldValue = null): WorkingPrice => ({
  ...filledIn(priceFields, {}),
  id: newPartId("price"),
  price,
});

export const newProperty = (): WorkingProperty => ({
  ...filledIn(propertyFields, {}),
  id: newPartId("prop"),
  purchaseDetails: [newPrice()],
});

/** A 30-year conventional loan with 20 percent down. Its rate is left to the officer, because no market figure is assumed. */
export const newLoan = (propertyID: string, purchaseDetailsID: string): WorkingLoan => ({
  ...filledIn(loanFields, {}),
  id: newPartId("loan"),
  propertyID,
  purchaseDetailsID,
  term: 30,
  downPaymentPercentage: 20,
});

/** An existing mortgage of the client, whose terms are still to be typed. */
export const newExisting = (propertyID: string, purchaseDetailsID: string): WorkingLoan => ({
  ...newLoan(propertyID, purchaseDetailsID),
  category: "existing",
  term: null,
  downPaymentPercentage: null,
  payOff: true,
});

/** A new debt. @param payOff whether it starts as one to pay off: most refinances pay debts off, and a purchase leaves them */
export const newDebt = (payOff = true): WorkingDebt => ({
  ...filledIn(debtFields, {}),
  id: newPartId("debt"),
  type: "card",
  payOff,
});

/**
 * An empty report: one property without a location or price and, unless the tool is only about a place, one loan without a rate. A tool that begins with
 * a refinance also has the mortgage to pay off. The tool's own input is at its defaults.
 */
export function newReport(tool: SavedToolKey = defaultTool): WorkingReport {
  const property = newProperty();
  const priceID = property.purchaseDetails[0]!.id;
  const loan = newLoan(property.id, priceID);
  const refinanced: Pick<WorkingReport, "loans" | "toolMeta"> = {
    loans: [{ ...loan, category: "refinance" }, newExisting(property.id, priceID)],
    toolMeta: { type: "refinance" },
  };
  return {
    id: newId("rpt"),
    name: "",
    toolName: tool,
    asOf: localDay(),
    properties: [property],
    debts: [],
    outside: {},
    ...(beginsWithRefinance(tool) ? refinanced : { loans: hasNoLoans(tool) ? [] : [loan] }),
  };
}

/** This file describes which bid is looked at. The bid itself is kept with the price of the home. */
import type { Ready } from "../../scenario/schema/documents";
import { type Fields, id } from "../../scenario/schema/field";

export const bidFields = {
  /** The home and its price; without them, the first price of the report with something offered above or below asking. */
  propertyID: id("Home", { usual: "", orNone: true, missing: "Location is required" }),
  purchaseDetailsID: id("Bid", { usual: "", orNone: true }),
  /** The purchase loan that pays the bid; without one, the first that buys at this price. */
  loanID: id("Loan for the purchase", { usual: "", orNone: true, missing: "Choose a loan for the purchase" }),
} satisfies Fields;

export type BidInput = Ready<typeof bidFields>;

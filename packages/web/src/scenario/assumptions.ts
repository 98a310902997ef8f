/** What buying or renting and the cost of waiting assume, as it is typed. */
import { grownAs } from "@highway/core/tools/pure/moves";
import { filledIn } from "@highway/engine/scenario/schema/records";
import {
  assumptionFields,
  chosenLoan,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import type { Typed, WorkingAssumptions, WorkingLoan, WorkingReport, WorkingWaiting } from "./document";
import { changeProperty, type Edit, withFields } from "./edits/change";

export const usualAssumptions: SavedAssumptions = filledIn(assumptionFields, {});

/** What the report assumes; what it does not say is usual. */
export const assumptionsOf = ({ assumptions }: Pick<WorkingReport, "assumptions">): WorkingAssumptions =>
  assumptions ?? usualAssumptions;

/** The purchase loan that is looked at. */
export const loanToBuyWith = (document: WorkingReport): WorkingLoan | undefined =>
  chosenLoan(document, assumptionsOf(document).loanID);

export const setAssumptions =
  (fields: Partial<WorkingAssumptions>): Edit =>
  (document) => {
    const before = assumptionsOf(document);
    const assumptions = withFields(before, fields);
    return assumptions === before ? document : { ...document, assumptions };
  };

export const usualWaiting: SavedWaiting = filledIn(waitingFields, {});

/** The wait before the purchase; what the report does not say is usual. */
export const waitingOf = ({ waiting }: Pick<WorkingReport, "waiting">): WorkingWaiting => waiting ?? usualWaiting;

export const setWaiting =
  (fields: Partial<WorkingWaiting>): Edit =>
  (document) => {
    const before = waitingOf(document);
    const waiting = withFields(before, fields);
    return waiting === before ? document : { ...document, waiting };
  };

/** A growth that is typed is a custom one, and the first that the figures use. */
export const setHomeGrowth = (propertyID: string, value: Typed): Edit =>
  changeProperty(propertyID, (property) => withFields(property, grownAs(property, value)));

/** The assumptions of rent or buy and the cost of waiting, as they are typed. */
import { grownAs } from "@highway/core/tools/pure/moves";
import { filledIn } from "@highway/engine/scenario/schema/records";
import {
  assumptionFields,
  chosenLoan,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import type { FieldValue, WorkingAssumptions, WorkingLoan, WorkingReport, WorkingWaiting } from "./document";
import { changeProperty, type Edit, withFields } from "./edits/change";

export const usualAssumptions: SavedAssumptions = filledIn(assumptionFields, {});

/** Returns the report's assumptions; those that it lacks take their defaults. */
export const assumptionsOf = ({ assumptions }: Pick<WorkingReport, "assumptions">): WorkingAssumptions =>
  assumptions ?? usualAssumptions;

/** Returns the purchase loan that the tool is about. */
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

/** Returns the wait before the purchase; what the report lacks takes its default. */
export const waitingOf = ({ waiting }: Pick<WorkingReport, "waiting">): WorkingWaiting => waiting ?? usualWaiting;

export const setWaiting =
  (fields: Partial<WorkingWaiting>): Edit =>
  (document) => {
    const before = waitingOf(document);
    const waiting = withFields(before, fields);
    return waiting === before ? document : { ...document, waiting };
  };

/** Sets a home's growth: a typed one is the custom kind, and the first that the figures use. */
export const setHomeGrowth = (propertyID: string, value: FieldValue): Edit =>
  changeProperty(propertyID, (property) => withFields(property, grownAs(property, value)));

import { filledIn } from "@highway/engine/scenario/schema/records";
import {
  assumptionFields,
  type SavedAssumptions,
  type SavedWaiting,
  waitingFields,
} from "@highway/engine/tools/assumptions";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/description.schema";

/** What buying or renting and the cost of waiting assume, as a report holds it. */
export const Assumptions = savedSchema(assumptionFields);
export type Assumptions = SavedAssumptions;
/** The wait before a purchase, as a report holds it. */
export const Waiting = savedSchema(waitingFields);
export type Waiting = SavedWaiting;

/** The assumptions of a new report: every default, and no rent yet. */
export const usualAssumptions: Assumptions = filledIn(assumptionFields, {});
export const usualWaiting: Waiting = filledIn(waitingFields, {});

/** Assumptions as a request or the editor holds them: defaults may be left out. */
export const AssumptionsInput = z.pipe(
  givenSchema(assumptionFields, "Assumptions are an object"),
  z.transform((given) => filledIn(assumptionFields, given)),
);
export const WaitingInput = z.pipe(
  givenSchema(waitingFields, "A wait is an object"),
  z.transform((given) => filledIn(waitingFields, given)),
);

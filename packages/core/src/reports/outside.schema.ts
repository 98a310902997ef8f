/** What came from outside when the scenario used it: copied into it, so that its figures stay. */
import type { Saved } from "@highway/engine/scenario/schema/documents";
import { filledIn } from "@highway/engine/scenario/schema/records";
import { outsideFields } from "@highway/engine/scenario/schema/report";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/described.schema";

export const Outside = savedSchema(outsideFields);
export type Outside = Saved<typeof outsideFields>;

/** Absent and null say the same: nothing came. */
export const OutsideInput = z.pipe(
  givenSchema(outsideFields, "What came from outside is an object"),
  z.transform((given) => filledIn(outsideFields, given)),
);

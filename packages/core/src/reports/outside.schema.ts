/** The figures that came from outside when the scenario used them. They are copied into the scenario, so that its results stay. */
import type { Saved } from "@highway/engine/scenario/schema/documents";
import { filledIn } from "@highway/engine/scenario/schema/records";
import { outsideFields } from "@highway/engine/scenario/schema/report";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/description.schema";

export const Outside = savedSchema(outsideFields);
export type Outside = Saved<typeof outsideFields>;

/** Absent and null say the same: nothing came from outside. */
export const OutsideInput = z.pipe(
  givenSchema(outsideFields, "What came from outside is an object"),
  z.transform((given) => filledIn(outsideFields, given)),
);

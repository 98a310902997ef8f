import { debtFields } from "@highway/engine/scenario/schema/debt";
import type { Saved } from "@highway/engine/scenario/schema/documents";
import { filledIn } from "@highway/engine/scenario/schema/records";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/description.schema";

export const Debt = savedSchema(debtFields);
export type Debt = Saved<typeof debtFields>;

/** A debt as a request or the editor holds it: what is required may still be missing. */
export const DebtInput = z.pipe(
  givenSchema(debtFields, "A debt is an object"),
  z.transform((given) => filledIn(debtFields, given)),
);

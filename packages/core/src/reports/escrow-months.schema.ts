/** The months in which an escrow account pays tax and insurance. An empty list stands for the usual months. */
import { filledIn } from "@highway/engine/scenario/schema/records";
import { reportFields } from "@highway/engine/scenario/schema/report";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../platform/description.schema";

const { fields, sentence } = reportFields.escrowMonths;

export const EscrowMonths = savedSchema(fields);

export const EscrowMonthsInput = z.pipe(
  givenSchema(fields, sentence),
  z.transform((given) => filledIn(fields, given)),
);

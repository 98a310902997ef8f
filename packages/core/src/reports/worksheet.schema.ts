import * as z from "zod/mini";
import { Fees, WorksheetCopy } from "../closing-costs/schema";
import { LocalId, strict } from "../platform/fields.schema";

/** The linked worksheets' copies: costs by category, and credits. */
export const worksheetFields = {
  ccID: z.optional(LocalId),
  closingCostObj: z.optional(WorksheetCopy),
  creditsObj: z.optional(strict({ data: Fees }, "A worksheet is an object")),
};

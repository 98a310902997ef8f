import * as z from "zod/mini";
import { paging } from "../../platform/declare/paging";
import { ReportId } from "./schema";

/** Which sends are listed. */
export const SendsQuery = z.strictObject({
  ...paging({ count: 10, most: 50 }),
  /** Of this report alone. */
  reportID: z.optional(z.union([z.literal(""), ReportId], "Failed to load scenario.")),
});

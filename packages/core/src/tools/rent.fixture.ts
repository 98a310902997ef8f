import * as z from "zod/mini";
import type { ToolReport } from "./tool-report.schema";

/** The report of a tool that exists in tests alone: what a new tool brings besides its line in the registry. */
export const rentOrOwn = {
  fields: { monthlyRent: z.nullable(z.number("Enter the rent in dollars")) },
  defaults: { monthlyRent: null },
} satisfies ToolReport;

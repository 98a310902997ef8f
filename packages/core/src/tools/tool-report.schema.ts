import type * as z from "zod/mini";

/** What the report of one tool holds besides homes, loans and debts. */
export type ToolReport = {
  fields: Record<string, z.ZodMiniType>;
  /** The value of each field that a request leaves out. */
  defaults: Record<string, unknown>;
};

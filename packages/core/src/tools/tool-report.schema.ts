import type * as z from "zod/mini";
import type { Movable } from "./pure/moves";

/** What the report of one tool holds besides homes, loans and debts. */
export type ToolReport = {
  /** The fields as an answer holds them. */
  fields: Record<string, z.ZodMiniType>;
  /** The same as a request or an older save holds them, where that is less than the whole: what it leaves out is filled in. */
  given?: Record<string, z.ZodMiniType>;
  /** The value of each field that a request leaves out. */
  defaults: Record<string, unknown>;
  /** Lists what keeps a report of this tool from being complete, beside what every report needs: each path with its sentence. */
  missing?: (report: never) => Record<string, string>;
  /** What a client may move on the page of a shared report. */
  moves?: readonly Movable[];
};

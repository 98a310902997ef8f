import type { Scenario } from "@highway/engine/scenario/schema/types";
import type * as z from "zod/mini";
import type { FieldSentences } from "../platform/errors";
import type { Movable } from "./pure/moves";

/** What the report of one tool holds besides homes, loans and debts, and what its client may move. */
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
  /** The paths at which its answer tells what is wrong, and what a client moved there. */
  movedAt?: Readonly<Record<string, Movable>>;
  /** The id of the loan that its answer is about; where it is left out, a client may speak of any loan. */
  loanOf?: (report: never) => string | undefined;
  /** What is wrong with what a client moved, beyond the limits of each figure: by name, with its sentence. */
  checkMoves?: (report: never, changes: never) => FieldSentences;
};

/** How the answer of a tool's report is worked out. */
export type ToolAnswer = {
  /** Answers the figures as a link shows them, without what tells of the client's income or taxes, or by path what keeps them from being known. */
  work: (scenario: Scenario, report: never) => { answer: AnswerOfTool | null; problems: FieldSentences | null };
};
/** Every figure of a tool, as POST /v2/scenario/tools/{tool} answers it. */
export type AnswerOfTool = object & { loanID: string };

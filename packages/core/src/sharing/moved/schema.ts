import * as z from "zod/mini";
import { LocalId } from "../../platform/fields.schema";
import { IdeaChanges } from "../ideas/schema";

/** What a client moved on the page of a tool's report, of the loan that its answer is about. */
export const MovedInput = z.strictObject({ loanID: LocalId, changes: IdeaChanges });

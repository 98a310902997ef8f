import { feeCategories } from "@highway/engine/costs/usual-fees";
import { LONGEST_WORKSHEET_NAME } from "@highway/engine/costs/worksheet-name";
import { feeCounts, feeFields, feePercent } from "@highway/engine/scenario/schema/worksheet";
import * as z from "zod/mini";
import { figure, flag, list, strict, text } from "../platform/fields.schema";

export const sentences = {
  list: "Error getting closing cost worksheets.",
  details: "Error getting closing cost worksheet details.",
  update: "Error updating worksheet.",
  stale: "This worksheet was changed after you opened it.",
  /** The specification shows an empty notice here; a person needs a sentence. */
  remove: "Error deleting worksheet.",
  name: "Name is required",
  notJson: "A worksheet is sent as JSON text",
  tooLarge: "This worksheet is too large to save.",
  tooMany: "You have 100 worksheets, the most that can be kept. Delete one to save another.",
} as const;

/** The most worksheets of one officer. */
export const MOST_WORKSHEETS = 100;
/** The most bytes of one worksheet as it is kept, which is some 300 fees. A report holds a copy for each loan, and may have 200 KB. */
export const MOST_BYTES = 32 * 1024;

/** An id that cannot exist gets the same sentence as one that never existed. */
const worksheetId = (sentence: string) => z.string(sentence).check(z.regex(/^wks_[0-9a-z]{9,26}$/, sentence));
export const WorksheetId = worksheetId(sentences.details);
export const WorksheetIdToSave = worksheetId(sentences.update);
export const WorksheetIdToDelete = worksheetId(sentences.remove);

const label = text(LONGEST_WORKSHEET_NAME);

/** The bound of a fee depends on its unit, so it is checked on the whole fee. */
const Fee = strict(
  {
    name: label,
    rate: figure(feeFields.rate),
    usePercent: z._default(flag, false),
    percentOf: z._default(z.enum(["property", "loan"], "Choose property or loan"), "property"),
    APR: z._default(flag, false),
    isCredit: z._default(flag, false),
    section: z.optional(z.enum([...feeFields.section.options.keys()], feeFields.section.sentence)),
  },
  "A fee is an object",
).check(
  z.check((context) => {
    const { rate, usePercent } = context.value;
    const bound = usePercent ? feePercent : feeFields.rate;
    if (rate > bound.max) context.issues.push({ code: "custom", input: rate, path: ["rate"], message: bound.sentence });
  }),
);
export const Fees = list(Fee, feeCounts);
const Categories = z.partialRecord(z.enum(feeCategories), Fees, "Give the fees by category");

const fields = { name: label, created: z.optional(text(40)), data: Categories };

/** A worksheet as a loan holds its copy. */
export const WorksheetCopy = strict(fields, "A worksheet is an object");

/** A worksheet as a request sends it. The server sets the day when it was made, and ignores the request's. */
export const WorksheetInput = strict(
  { ...fields, name: label.check(z.minLength(1, sentences.name)) },
  "A worksheet is an object",
);
export type WorksheetInput = z.output<typeof WorksheetInput>;
/** What a save of a worksheet decides. */
export const worksheetFields = { name: label, data: Categories };

const parsedJson = z.transform((sent: string, context) => {
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    context.issues.push({ code: "custom", input: sent, message: sentences.notJson });
    return z.NEVER;
  }
});
/** A worksheet as JSON text, which is how `ccData` brings it. */
const WorksheetText = z.pipe(z.string(sentences.notJson), z.pipe(parsedJson, WorksheetInput));

const ccID = z.optional(
  z.nullable(z.string(sentences.update).check(z.regex(/^(wks_[0-9a-z]{9,26})?$/, sentences.update))),
);
const newID = z.optional(WorksheetIdToSave);
/**
 * A save of a worksheet. Without an id, or with an empty one, it makes a new worksheet, whose id the caller may propose in `newID`: one that is sent again,
 * because the answer was lost, is then the same worksheet. `was` is what the saved one said when the change began: a save that
 * tells it loses nothing that was saved elsewhere since.
 */
export const SaveWorksheet = z.object({ ccID, newID, ccData: WorksheetInput, was: z.optional(WorksheetInput) });
export type SaveWorksheet = z.output<typeof SaveWorksheet>;
/** A save of a worksheet as it is sent, with the worksheets as JSON text. */
export const SentWorksheet = z.strictObject({ ccID, newID, ccData: WorksheetText, was: z.optional(WorksheetText) });

/** One line of the list of worksheets; `ccData` is the JSON text of its name and the day it was last saved. */
export const WorksheetEntry = z.strictObject({ ccID: WorksheetId, ccData: z.string() });
export type WorksheetEntry = z.output<typeof WorksheetEntry>;
/** One worksheet as it is answered; `ccData` is the JSON text of {name, created, data}. */
export const WorksheetDetails = z.strictObject({ ccData: z.string() });
export type WorksheetDetails = z.output<typeof WorksheetDetails>;

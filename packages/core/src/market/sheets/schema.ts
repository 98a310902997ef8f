import * as z from "zod/mini";
import { required, trimmed } from "../../platform/fields.schema";

const lenderSentence = "Use at most 60 characters for the lender";
const Lender = z
  .string(lenderSentence)
  .check(...trimmed, ...required("Enter the lender"), z.maxLength(60, lenderSentence));
const Time = z
  .string("Enter a time, such as 9:40 AM")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 9:40 AM"));
const rateSentence = "Enter between 0.01% and 1% of rate for one point";
const RateForPoint = z.number(rateSentence).check(z.gte(0.01, rateSentence), z.lte(1, rateSentence));

/** When a lender's rate sheet came out: the price of that minute is what an offer was made from. */
const RateSheet = z.strictObject({ lender: Lender, time: Time });

/** An officer's rate sheets of the day of trading. */
export const SheetsOfDay = z.strictObject({
  day: z.iso.date(),
  /** The lender that the officer's screens measure from. */
  lender: z.string(),
  /** The sheets that have come out, by lender; Eastern Time on a clock of 24 hours. */
  sheets: z.array(RateSheet),
  /** The percentage points of rate that one point buys. */
  rateForPoint: z.number(),
  /** True for an officer who has said of no day yet when a sheet came out, as far back as sheets are kept. */
  isFirst: z.boolean(),
});
export type SheetsOfDay = z.output<typeof SheetsOfDay>;

/** What changes: the lender, when its sheet came out today (null takes the time back), what a point buys. Without a lender the time is that of the officer's lender. */
export const SheetChange = z
  .strictObject({
    lender: z.optional(Lender),
    time: z.optional(z.nullable(Time)),
    rateForPoint: z.optional(RateForPoint),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, "No changes to save."));

import { additionalPaymentFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { priceFields } from "@highway/engine/scenario/schema/property";
import * as z from "zod/mini";
import { dollars, figure, LocalId, text } from "../../platform/fields.schema";

export const sentences = {
  missing: "That idea no longer exists.",
  noLoan: "Choose a loan of this report.",
  aboveThePrice: "Down Payment cannot exceed price",
  preview: "This is a preview: no idea can be sent from it.",
  off: "This report takes no ideas.",
} as const;

export const IdeaId = z.string(sentences.missing).check(z.regex(/^ide_[0-9a-z]{26}$/, sentences.missing));
/** The id of the report that an idea is about. An id that cannot exist answers like a report that is missing. */
export const IdeaReportId = z.string(sentences.missing).check(z.regex(/^rpt_[0-9a-z]{26}$/, sentences.missing));

/** What a client would like to see instead, in the report's own units. */
export const IdeaChanges = z.strictObject({
  /** The price in dollars. */
  price: z.optional(dollars(priceFields.price)),
  /** The down payment in dollars. */
  downPayment: z.optional(dollars(loanFields.downPayment)),
  /** The rate in percent. */
  rate: z.optional(figure(loanFields.rate)),
  /** The extra payment in dollars a month. */
  extraPayment: z.optional(dollars(additionalPaymentFields.amount)),
});
export type IdeaChanges = z.output<typeof IdeaChanges>;

/** Without changes it is a choice: the client likes the loan as it is. */
export const IdeaInput = z.strictObject({
  loanID: LocalId,
  changes: IdeaChanges,
  note: z._default(text(1000), ""),
});
export type IdeaInput = z.output<typeof IdeaInput>;

export const Idea = z.strictObject({
  id: IdeaId,
  reportID: z.string(),
  loanID: z.string(),
  changes: IdeaChanges,
  note: z.string(),
  /** The client's name. */
  from: z.string(),
  /** The address to which the link was sent; null when the link is for anyone who has it. */
  email: z.nullable(z.string()),
  link: z.string(),
  createdAt: z.iso.datetime(),
});
export type Idea = z.output<typeof Idea>;

import * as z from "zod/mini";
import { dollars, figure, LocalId, list, text, whole } from "../../platform/fields.schema";
import { movables, moveSentences } from "../../tools/pure/moves";

export const sentences = {
  ...moveSentences,
  missing: "That idea no longer exists.",
  aboveThePrice: "Down Payment cannot exceed price",
  preview: "This is a preview: no idea can be sent from it.",
  off: "Ideas cannot be sent from this report.",
  notMovable: "A client cannot change this in a report of this tool.",
  onceEach: "Name each debt once.",
  noAnswer: "No answer is possible with these figures. Change one of them back.",
} as const;

export const IdeaId = z.string(sentences.missing).check(z.regex(/^ide_[0-9a-z]{26}$/, sentences.missing));
/** The id of the report that an idea is about. An id that cannot exist answers like a report that is missing. */
export const IdeaReportId = z.string(sentences.missing).check(z.regex(/^rpt_[0-9a-z]{26}$/, sentences.missing));

/** What a client would like to see instead, in the report's own units. Which of it a report takes follows from its tool. */
export const IdeaChanges = z.strictObject({
  /** The price in dollars. */
  price: z.optional(dollars(movables.price)),
  /** The down payment in dollars. */
  downPayment: z.optional(dollars(movables.downPayment)),
  /** The rate in percent. */
  rate: z.optional(figure(movables.rate)),
  /** The extra payment in dollars a month. */
  extraPayment: z.optional(dollars(movables.extraPayment)),
  /** The first rent in dollars a month. */
  rent: z.optional(dollars(movables.rent)),
  /** The years after which both ways are compared. */
  horizon: z.optional(whole(movables.horizon)),
  /** The growth of the home's value in percent a year. */
  growth: z.optional(figure(movables.growth)),
  /** The yearly return in percent on what is not put into the home. */
  investmentReturn: z.optional(figure(movables.investmentReturn)),
  /** Whether the home is sold at the end. */
  ending: z.optional(z.enum([...movables.ending.options.keys()], movables.ending.sentence)),
  /** The wait before the purchase in months. */
  months: z.optional(whole(movables.months)),
  /** The rate in percent of a later purchase. */
  laterRate: z.optional(figure(movables.laterRate)),
  /** The ids of the mortgages and debts that stay, of those that the report pays off. */
  leftOut: z.optional(
    list(LocalId, { min: 1, max: 30, sentence: sentences.notOwed }).check(
      z.refine((ids: readonly string[]) => new Set(ids).size === ids.length, sentences.onceEach),
    ),
  ),
  /** What is paid beyond what is due, in dollars a month. */
  applied: z.optional(dollars(movables.applied)),
  /** Another loan of the report in the place of the one that its answer is about. */
  newLoan: z.optional(LocalId),
});
export type IdeaChanges = z.output<typeof IdeaChanges>;

/** Without changes it is a choice: the client likes the loan as it is. */
export const IdeaInput = z.strictObject({
  /** The caller may propose the id, so that an idea that is sent again, because the answer was lost, is the same one. */
  id: z.optional(IdeaId),
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

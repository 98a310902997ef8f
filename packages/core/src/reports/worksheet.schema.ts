import * as z from "zod/mini";
import { limits } from "../scenario/limits";
import { figure, flag, LocalId, list, strict, text } from "./fields.schema";

export const feeCategories = [
  "lender",
  "outsideServices",
  "government",
  "attorney",
  "title",
  "other",
  "optional",
  "credits",
] as const;

export const label = text(100);

/** The bound depends on the unit, so it is checked on the whole fee. */
const Fee = strict(
  {
    name: label,
    rate: figure(limits.feeAmount),
    usePercent: z._default(flag, false),
    percentOf: z._default(z.enum(["property", "loan"], "Choose property or loan"), "property"),
    APR: z._default(flag, false),
    isCredit: z._default(flag, false),
  },
  "A fee is an object",
).check(
  z.check((context) => {
    const { rate, usePercent } = context.value;
    const bound = usePercent ? limits.feePercent : limits.feeAmount;
    if (rate > bound.max) context.issues.push({ code: "custom", input: rate, path: ["rate"], message: bound.sentence });
  }),
);
const Fees = list(Fee, limits.counts.fees);
const Categories = z.partialRecord(z.enum(feeCategories), Fees, "Fees stand by category");

/** The linked worksheets' copies: costs by category, and credits. */
export const worksheetFields = {
  ccID: z.optional(LocalId),
  closingCostObj: z.optional(
    strict({ name: label, created: z.optional(text(40)), data: Categories }, "A worksheet is an object"),
  ),
  creditsObj: z.optional(strict({ data: Fees }, "A worksheet is an object")),
};

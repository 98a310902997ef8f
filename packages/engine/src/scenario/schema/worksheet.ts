/** The fields of the worksheets whose copies a loan holds: closing costs by category, and credits. */
import { formSections } from "../../costs/form-sections";
import { categoryNames } from "../../costs/usual-fees";
import { LONGEST_WORKSHEET_NAME } from "../../costs/worksheet-name";
import { amount, choice, flag, id, list, part, percent, record, text } from "./field";

/** One fee. Its rate is in dollars, or in percent where it says so; then `feePercent` bounds it. */
export const feeFields = {
  name: text("Name", { maxLength: LONGEST_WORKSHEET_NAME, always: true }),
  rate: amount("Amount", {
    decimals: 0,
    always: true,
    inPercent: ({ usePercent }: { usePercent?: boolean }) => usePercent === true,
  }),
  usePercent: flag("In percent", { usual: false }),
  percentOf: choice("Percent of", { property: "Price", loan: "Loan" }, { usual: "property" }),
  /** Whether the fee is a finance charge and so counts into the APR. */
  APR: flag("Counted in the APR", { usual: false }),
  /** Whether the fee is a credit, which is subtracted inside its category. */
  isCredit: flag("A credit", { usual: false }),
  /** The section of the Loan Estimate, where it is another than the usual one of the fee's name and category. */
  section: choice("Section of the Loan Estimate", formSections, { optional: true }),
};
export const feePercent = percent("Percent", {});

const fees = list("Fees", part("Fee", feeFields, { always: true, sentence: "A fee is an object" }), {
  always: true,
  each: "Fee",
  max: 100,
  sentence: "A category can have at most 100 fees",
});
export const feeCounts = { label: fees.label, max: fees.max, sentence: fees.sentence };

export const worksheetFields = {
  /** The id of the linked worksheet. */
  ccID: id("Worksheet", { optional: true }),
  /** The copy of the linked worksheet, by category. */
  closingCostObj: part(
    "Worksheet",
    {
      name: text("Name", { maxLength: LONGEST_WORKSHEET_NAME, always: true }),
      created: text("Created on", { maxLength: 40, optional: true }),
      data: record("", fees, { always: true, names: categoryNames }),
    },
    { optional: true, copied: true, sentence: "A worksheet is an object" },
  ),
  creditsObj: part(
    "Credits worksheet",
    { data: fees },
    { optional: true, copied: true, sentence: "A worksheet is an object" },
  ),
};

import type { Saved } from "@highway/engine/scenario/schema/documents";
import { financesUpfront } from "@highway/engine/scenario/schema/insurance";
import { additionalPaymentFields, loanFields } from "@highway/engine/scenario/schema/loan";
import { filledIn } from "@highway/engine/scenario/schema/records";
import * as z from "zod/mini";
import { Fees, WorksheetCopy } from "../closing-costs/schema";
import { givenSchema, savedSchema } from "../platform/description.schema";
import { blame, dollars, flag, lenient, strict } from "../platform/fields.schema";
import { loanProblems } from "./pure/loan-checks";

/** The copies of the linked worksheets: costs by category, and credits. */
const worksheets = {
  closingCostObj: z.optional(WorksheetCopy),
  creditsObj: z.optional(strict({ data: Fees }, "A worksheet is an object")),
};

export const Loan = savedSchema(loanFields, worksheets);
export type Loan = Saved<typeof loanFields>;

/** The specification's other name for the additional payments: one amount and its switch. */
const names = lenient({
  additionalMonthlyPayment: dollars(additionalPaymentFields.amount),
  useAdditionalMonthlyPayment: flag,
});
const GivenLoan = givenSchema(loanFields, "A loan is an object", { own: lenient(worksheets), names });
type GivenLoan = z.output<typeof GivenLoan>;

/** Reads the additional payments. The usual name wins over the other. */
function additional(given: GivenLoan): GivenLoan["additionalMonthlyPayments"] {
  const { additionalMonthlyPayments: usual, additionalMonthlyPayment: amount } = given;
  return usual?.length || !amount || given.useAdditionalMonthlyPayment === false ? usual : [{ amount }];
}

function loan(given: GivenLoan): Loan {
  const { MIWorksheet, term, rate, ARM } = given;
  const isCash = given.program === "allCash";
  const isFinanced = MIWorksheet?.isFinanced ?? financesUpfront(given.program ?? loanFields.program.usual);
  return filledIn(loanFields, {
    ...given,
    // A purchase in cash has neither a term nor a rate.
    ...(isCash && { term: term ?? 0, rate: rate ?? 0 }),
    MIWorksheet: { ...MIWorksheet, isFinanced },
    ...(ARM && { ARM: given.type === "armHalf" ? { ...ARM, frequency: 6 } : ARM }),
    additionalMonthlyPayments: additional(given),
  });
}

/** A loan as a request or the editor holds it: defaults may be left out, and what is required may still be missing. */
export const LoanInput = z.pipe(
  GivenLoan,
  z.transform((given: GivenLoan, context) => {
    const result = loan(given);
    for (const { path, sentence } of loanProblems(result)) blame(context, path, sentence);
    return result;
  }),
);

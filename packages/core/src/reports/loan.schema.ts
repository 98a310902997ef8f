import { limits } from "@highway/engine/scenario/schema/limits";
import * as z from "zod/mini";
import { label } from "../closing-costs/schema";
import {
  blame,
  dollars,
  figure,
  filled,
  flag,
  LocalId,
  lenient,
  list,
  strict,
  text,
  whole,
} from "../platform/fields.schema";
import { loanProblems } from "./loan-checks.schema";
import { givenParts, type LoanParts, loanParts, parts } from "./loan-parts.schema";
import { worksheetFields } from "./worksheet.schema";

const programs = [
  "conventional",
  "fha",
  "usda",
  "va",
  "interest5",
  "interest7",
  "interest10",
  "allCash",
  "other",
] as const;
const arms = ["armHalf", "arm1", "arm3", "arm5", "arm7", "arm9", "arm10", "arm11", "arm15"] as const;
const types = ["fixed", ...arms, "bd10", "bd11", "bd21", "bd321"] as const;

const loanFields = {
  id: LocalId,
  category: z.enum(["purchase", "refinance", "existing"], "Choose purchase, refinance or existing"),
  name: text(limits.loanName.maxLength, limits.loanName.sentence),
  propertyID: LocalId,
  purchaseDetailsID: LocalId,
  program: z.enum(programs, `Choose one of ${programs.join(", ")}`),
  customProgram: z.optional(text(limits.customProgram.maxLength, limits.customProgram.sentence)),
  type: z.enum(types, `Choose one of ${types.join(", ")}`),
  term: z.nullable(whole({ ...limits.term, min: 0 })),
  rate: z.nullable(figure(limits.rate)),
  points: figure(limits.points),
  customAPR: z.nullable(figure(limits.customAPR)),
  customAPRCost: z.nullable(dollars(limits.customAPRCost)),
  downPayment: z.nullable(figure(limits.downPayment)),
  downPaymentPercentage: z.nullable(figure(limits.downPaymentPercentage)),
  /** Of a refinance. */
  targetLTV: z.optional(figure(limits.targetLTV)),
  userCashToApply: z.optional(dollars(limits.userCashToApply)),
  MI: z.nullable(figure(limits.MI)),
  annualMIPercentage: z.nullable(figure(limits.annualMIPercentage)),
  upfrontMI: z.nullable(dollars(limits.upfrontMI)),
  selfInsured: flag,
  closingCosts: z.nullable(dollars(limits.closingCosts)),
  ...worksheetFields,
  credits: z.nullable(dollars(limits.credits)),
  additionalCredits: list(
    strict({ name: label, amount: dollars(limits.additionalCredit) }, "A credit is an object"),
    limits.counts.additionalCredits,
  ),
  userPrepaidEscrows: z.nullable(dollars(limits.userPrepaidEscrows)),
  interestDayBasis: z.literal([365, 360], "Choose 365 or 360 days"),
  isFinancedCC: flag,
  isFinancedPoints: flag,
  isFinancedPrepaidEscrow: flag,
  biweekly: z.optional(flag),
  buydownCosts: z.nullable(dollars(limits.buydownCosts)),
  buydownPaidBy: z.enum(["seller", "lender", "borrower"], "Choose seller, lender or borrower"),
  /** Of an existing mortgage. */
  balance: z.optional(dollars(limits.balance)),
  monthsLeft: z.optional(whole(limits.monthsLeft)),
  payment: z.optional(dollars(limits.payment)),
  payOff: z.optional(flag),
};

export const Loan = z.strictObject({ ...loanFields, ...parts });
export type Loan = z.output<typeof Loan>;

const LoanFields = strict(
  {
    ...lenient(loanFields),
    ...givenParts,
    ...lenient({
      additionalMonthlyPayment: dollars(limits.additionalMonthlyPayment),
      useAdditionalMonthlyPayment: flag,
    }),
  },
  "A loan is an object",
);
type GivenLoan = z.output<typeof LoanFields>;

const defaults = {
  id: "",
  category: "purchase",
  name: "",
  propertyID: "",
  purchaseDetailsID: "",
  program: "conventional",
  type: "fixed",
  term: null,
  rate: null,
  points: 0,
  customAPR: null,
  customAPRCost: null,
  downPayment: null,
  downPaymentPercentage: null,
  MI: null,
  annualMIPercentage: null,
  upfrontMI: null,
  selfInsured: false,
  closingCosts: null,
  credits: null,
  additionalCredits: [],
  userPrepaidEscrows: null,
  interestDayBasis: 365,
  isFinancedCC: false,
  isFinancedPoints: false,
  isFinancedPrepaidEscrow: false,
  buydownCosts: null,
  buydownPaidBy: "seller",
} satisfies Omit<Loan, keyof LoanParts>;

/** The agencies' upfront premiums are usually added to the loan. */
const financesUpfront = (program: Loan["program"]) => program === "fha" || program === "usda" || program === "va";

/** The specification's other name for the payments: one amount and its switch. The usual name wins. */
function additional(given: GivenLoan): GivenLoan["additionalMonthlyPayments"] {
  const { additionalMonthlyPayments: usual, additionalMonthlyPayment: amount } = given;
  return usual?.length || !amount || given.useAdditionalMonthlyPayment === false ? usual : [{ amount }];
}

function loan(given: GivenLoan): Loan {
  const known = Object.fromEntries(Object.keys(loanFields).map((key) => [key, given[key as keyof typeof loanFields]]));
  const typed = filled<Omit<Loan, keyof LoanParts>>(defaults, known);
  return {
    ...typed,
    // A purchase in cash has neither.
    ...(typed.program === "allCash" && { term: typed.term ?? 0, rate: typed.rate ?? 0 }),
    ...loanParts(typed.type, financesUpfront(typed.program), {
      ...given,
      additionalMonthlyPayments: additional(given),
    }),
  };
}

/** A loan as a request or the editor holds it: defaults may be left out, what is required may still be missing. */
export const LoanInput = z.pipe(
  LoanFields,
  z.transform((given: GivenLoan, context) => {
    const result = loan(given);
    for (const { path, sentence } of loanProblems(result)) blame(context, path, sentence);
    return result;
  }),
);

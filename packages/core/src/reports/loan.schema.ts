import * as z from "zod/mini";
import { limits } from "../scenario/limits";
import {
  blame,
  dollars,
  figure,
  filled,
  flag,
  LocalId,
  lenient,
  list,
  notYet,
  strict,
  text,
  whole,
} from "./fields.schema";

const programs = ["conventional", "fha", "usda", "va", "allCash", "other"] as const;
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

const name = text(limits.loanName.maxLength, limits.loanName.sentence);
const label = text(100);

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

const worksheetFields = {
  activeModifiers: list(z.enum(limits.modifiers.va, "Choose subsequentUse or exempt"), limits.counts.modifiers),
  isMonthly: flag,
  isRefund: flag,
  isFinanced: flag,
};
const escrowFields = {
  insurance: whole(limits.escrowInsurance),
  tax: whole(limits.escrowTax),
  interest: whole(limits.escrowInterest),
};

const loanFields = {
  id: LocalId,
  category: z.literal("purchase", "Only purchases can be calculated yet"),
  name,
  propertyID: LocalId,
  purchaseDetailsID: LocalId,
  program: z.enum(programs, "Choose conventional, FHA, USDA, VA, all cash or other"),
  customProgram: z.optional(text(limits.customProgram.maxLength, limits.customProgram.sentence)),
  type: z.literal("fixed", "Only fixed rates can be calculated yet"),
  term: z.nullable(whole({ ...limits.term, min: 0 })),
  rate: z.nullable(figure(limits.rate)),
  points: figure(limits.points),
  customAPR: z.nullable(figure(limits.customAPR)),
  customAPRCost: z.nullable(dollars(limits.customAPRCost)),
  downPayment: z.nullable(figure(limits.downPayment)),
  downPaymentPercentage: z.nullable(figure(limits.downPaymentPercentage)),
  MI: z.nullable(figure(limits.MI)),
  annualMIPercentage: z.nullable(figure(limits.annualMIPercentage)),
  upfrontMI: z.nullable(dollars(limits.upfrontMI)),
  selfInsured: flag,
  closingCosts: z.nullable(dollars(limits.closingCosts)),
  ccID: z.optional(LocalId),
  closingCostObj: z.optional(
    strict({ name: label, created: z.optional(text(40)), data: Categories }, "A worksheet is an object"),
  ),
  credits: z.nullable(dollars(limits.credits)),
  creditsObj: z.optional(strict({ data: Fees }, "A worksheet is an object")),
  additionalCredits: list(
    strict({ name: label, amount: dollars(limits.additionalCredit) }, "A credit is an object"),
    limits.counts.additionalCredits,
  ),
  userPrepaidEscrows: z.nullable(dollars(limits.userPrepaidEscrows)),
  interestDayBasis: z.literal([365, 360], "Choose 365 or 360 days"),
  isFinancedCC: flag,
  isFinancedPoints: flag,
  isFinancedPrepaidEscrow: flag,
  additionalMonthlyPayments: notYet.list("Additional payments cannot be calculated yet"),
  lumpPayments: notYet.list("Lump sum payments cannot be calculated yet"),
  buydownCosts: z.null("Buydowns cannot be calculated yet"),
  buydownPaidBy: z.enum(["seller", "lender", "borrower"], "Choose seller, lender or borrower"),
};

export const Loan = z.strictObject({
  ...loanFields,
  MIWorksheet: z.strictObject(worksheetFields),
  escrows: z.optional(z.strictObject(escrowFields)),
});
export type Loan = z.output<typeof Loan>;

const refinance = notYet.field("Refinances cannot be calculated yet");
const additional = "Additional payments cannot be calculated yet";
const LoanFields = strict(
  {
    ...lenient(loanFields),
    MIWorksheet: z.optional(z.nullable(strict(lenient(worksheetFields), "A worksheet is an object"))),
    escrows: z.optional(z.nullable(strict(lenient(escrowFields), "Escrows are an object"))),
    ARM: notYet.field("Adjustable rates cannot be calculated yet"),
    secondLoan: notYet.field("Second loans cannot be calculated yet"),
    biweekly: z.optional(z.nullable(z.literal(false, "Biweekly payments cannot be calculated yet"))),
    additionalMonthlyPayment: z.optional(z.nullable(z.literal(0, additional))),
    useAdditionalMonthlyPayment: z.optional(z.nullable(z.literal(false, additional))),
    targetLTV: refinance,
    userCashToApply: refinance,
    balance: refinance,
    monthsLeft: refinance,
    payment: refinance,
    payOff: refinance,
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
  additionalMonthlyPayments: [],
  lumpPayments: [],
  buydownCosts: null,
  buydownPaidBy: "seller",
} satisfies Omit<Loan, "MIWorksheet">;

/** The agencies' upfront premiums are usually added to the loan. */
const financesUpfront = (program: Loan["program"]) => program === "fha" || program === "usda" || program === "va";

function loan(given: GivenLoan): Loan {
  const { MIWorksheet, escrows, ...rest } = given;
  const known = Object.fromEntries(Object.keys(loanFields).map((key) => [key, rest[key as keyof typeof rest]]));
  const typed = filled<Omit<Loan, "MIWorksheet" | "escrows">>(defaults, known);
  const isFinanced = financesUpfront(typed.program);
  return {
    ...typed,
    // A purchase in cash has neither.
    ...(typed.program === "allCash" && { term: typed.term ?? 0, rate: typed.rate ?? 0 }),
    MIWorksheet: filled<Loan["MIWorksheet"]>(
      { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced },
      MIWorksheet ?? {},
    ),
    ...(escrows && { escrows: filled({ insurance: 12, tax: 12, interest: 0 }, escrows) }),
  };
}

function check(result: Loan, blameAt: (field: keyof Loan, sentence: string) => void) {
  if (result.downPayment !== null && result.downPaymentPercentage !== null)
    blameAt("downPaymentPercentage", limits.downPayment.both);
  if (result.MI !== null && result.annualMIPercentage !== null) blameAt("annualMIPercentage", limits.MI.both);
  if (result.program !== "va" && result.MIWorksheet.activeModifiers.length > 0)
    blameAt("MIWorksheet", "Only VA loans have modifiers");
  if (result.program !== "allCash") {
    if (result.term === 0) blameAt("term", limits.term.sentence);
    return;
  }
  if (result.term !== 0) blameAt("term", "A purchase in cash has no term");
  if (result.rate !== 0) blameAt("rate", "A purchase in cash has no rate");
  if (result.points !== 0) blameAt("points", "A purchase in cash has no points");
}

/** A loan as a request or the editor holds it: defaults may be left out, what is required may still be missing. */
export const LoanInput = z.pipe(
  LoanFields,
  z.transform((given: GivenLoan, context) => {
    const result = loan(given);
    check(result, (field, sentence) => blame(context, [field], sentence));
    return result;
  }),
);

/** The parts of a loan that are objects of their own: each may be left out, and so may each of its fields. */

import { limits } from "@highway/engine/scenario/schema/limits";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import * as z from "zod/mini";
import { dollars, figure, filled, flag, lenient, list, strict, whole } from "../platform/fields.schema";

const modifiers = [...limits.modifiers.va, ...limits.modifiers.conventional] as const;
const insuranceFields = {
  activeModifiers: list(z.enum(modifiers, limits.modifiers.sentences.unknown), limits.counts.modifiers),
  isMonthly: flag,
  isRefund: flag,
  isFinanced: flag,
};
/** Absent is the client's. */
const scoreField = { creditScore: z.optional(whole(limits.ficoMin)) };
const escrowFields = {
  insurance: whole(limits.escrowInsurance),
  tax: whole(limits.escrowTax),
  interest: whole(limits.escrowInterest),
};
/** Null is the computed default, and stays null. */
const armFields = {
  frequency: z.literal([6, 12], "Choose 6 or 12 months"),
  scenario: z.enum(["worst", "histAVG", "current", "custom"], "Choose worst, histAVG, current or custom"),
  sofrToday: z.nullable(figure(limits.sofr)),
  indexAverage: z.nullable(figure(limits.sofr)),
  margin: z.nullable(figure(limits.margin)),
  rounding: z.nullable(figure(limits.rounding)),
  floor: z.nullable(figure(limits.floor)),
  initialCap: z.nullable(figure(limits.cap)),
  adjustmentCap: z.nullable(figure(limits.cap)),
  lifetimeCap: z.nullable(figure(limits.cap)),
  customRates: list(z.nullable(figure(limits.customRate)), limits.counts.customRates),
};
const secondLoanFields = {
  type: z.enum(["fixed", "float5", "float10"], "Choose fixed, float5 or float10"),
  ltv: figure(limits.secondLoanLTV),
  term: whole(limits.secondLoanTerm),
  amount: z.nullable(dollars(limits.secondLoanAmount)),
  rate: z.nullable(figure(limits.rate)),
};
const additionalFields = { amount: z.nullable(dollars(limits.additionalMonthlyPayment)) };
const lumpFields = {
  amount: z.nullable(dollars(limits.lumpAmount)),
  payment: z.nullable(whole(limits.lumpPayment)),
  recast: flag,
};

/** As the answers hold them. */
export const parts = {
  MIWorksheet: z.strictObject({ ...insuranceFields, ...scoreField }),
  escrows: z.optional(z.strictObject(escrowFields)),
  ARM: z.optional(z.strictObject(armFields)),
  secondLoan: z.optional(z.strictObject(secondLoanFields)),
  additionalMonthlyPayments: z.array(z.strictObject(additionalFields)),
  lumpPayments: z.array(z.strictObject(lumpFields)),
};
const Parts = z.strictObject(parts);
export type LoanParts = z.output<typeof Parts>;

const given = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** As a request holds them. */
export const givenParts = {
  MIWorksheet: given(strict(lenient({ ...insuranceFields, ...scoreField }), "A worksheet is an object")),
  escrows: given(strict(lenient(escrowFields), "Escrows are an object")),
  ARM: given(strict(lenient(armFields), "An adjustable rate is an object")),
  secondLoan: given(strict(lenient(secondLoanFields), "A second loan is an object")),
  additionalMonthlyPayments: given(
    list(strict(lenient(additionalFields), "A payment is an object"), limits.counts.additionalMonthlyPayments),
  ),
  lumpPayments: given(list(strict(lenient(lumpFields), "A payment is an object"), limits.counts.lumpPayments)),
};
const GivenParts = z.strictObject(givenParts);
export type GivenParts = z.output<typeof GivenParts>;

const arm = (type: LoanType, typed: NonNullable<GivenParts["ARM"]>) => {
  const usual = {
    frequency: 6 as const,
    scenario: "worst" as const,
    sofrToday: null,
    indexAverage: null,
    margin: null,
    rounding: null,
    floor: null,
    initialCap: null,
    adjustmentCap: null,
    lifetimeCap: null,
    customRates: [],
  };
  const known = filled<NonNullable<LoanParts["ARM"]>>(usual, typed);
  return type === "armHalf" ? { ...known, frequency: 6 as const } : known;
};

/**
 * The parts with their defaults, of a loan of this type.
 * @param isFinanced  the upfront premium is added to the loan unless the request says otherwise
 */
export function loanParts(type: LoanType, isFinanced: boolean, typed: GivenParts): LoanParts {
  const { MIWorksheet, escrows, ARM, secondLoan, additionalMonthlyPayments, lumpPayments } = typed;
  const insurance = { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced };
  const second = {
    type: "fixed" as const,
    ltv: limits.secondLoanLTV.usual,
    term: limits.secondLoanTerm.usual,
    amount: null,
    rate: null,
  };
  const lump = { amount: null, payment: null, recast: false };
  return {
    MIWorksheet: filled<LoanParts["MIWorksheet"]>(insurance, MIWorksheet ?? {}),
    ...(escrows && { escrows: filled({ insurance: 12, tax: 12, interest: 0 }, escrows) }),
    ...(ARM && { ARM: arm(type, ARM) }),
    ...(secondLoan && { secondLoan: filled<NonNullable<LoanParts["secondLoan"]>>(second, secondLoan) }),
    additionalMonthlyPayments: (additionalMonthlyPayments ?? []).map(({ amount }) => ({ amount: amount ?? null })),
    lumpPayments: (lumpPayments ?? []).map((each) => filled<LoanParts["lumpPayments"][number]>(lump, each)),
  };
}

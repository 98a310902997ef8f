import fc from "fast-check";
import { interestOnlyYears, mostCustomRates } from "../schema/limits-of-term";
import { insuranceModifiers } from "../schema/loan";
import type { ARM, Fee, Loan, LoanType, LumpPayment, Program, SecondLoan } from "../schema/types";
import { exampleLoan } from "./example";

/** For the tests of laws: loans as people may post them, within the limits, the odd ends included. */
export const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
export const percentage = (most: number) =>
  fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000);
/** So many times out of one more; else nothing. */
export const maybe = <T>(some: fc.Arbitrary<T>, times = 1) => fc.option(some, { nil: null, freq: times + 1 });
export const optional = <T>(some: fc.Arbitrary<T>, times = 1) => fc.option(some, { nil: undefined, freq: times + 1 });

const fee: fc.Arbitrary<Fee> = fc.record({
  name: fc.constantFrom("Origination", "Processing", "Appraisal"),
  rate: percentage(3),
  usePercent: fc.boolean(),
  percentOf: fc.constantFrom("property", "loan"),
  APR: fc.boolean(),
  isCredit: fc.nat(4).map((of) => of === 0),
});
const worksheet = fc.record({
  lender: fc.array(fee, { maxLength: 3 }),
  government: fc.array(fee, { maxLength: 2 }),
  credits: fc.array(fee, { maxLength: 2 }),
});

const programs: Program[] = [
  "conventional",
  "fha",
  "usda",
  "va",
  "interest5",
  "interest7",
  "interest10",
  "other",
  "allCash",
];
const types: LoanType[] = ["fixed", "bd10", "bd11", "bd21", "bd321"];
const adjustable: LoanType[] = ["armHalf", "arm1", "arm3", "arm5", "arm7", "arm9", "arm10", "arm11", "arm15"];
const rate = fc.oneof(percentage(12), fc.constantFrom(0, 0.001, 5, 6.5, 20));

const purpose = {
  /** Exactly one of dollars and percent. */
  down: fc.oneof(
    percentage(100).map((downPaymentPercentage) => ({ downPaymentPercentage, downPayment: null })),
    money(1_500_000).map((downPayment) => ({ downPayment, downPaymentPercentage: null })),
  ),
  refinance: fc.record({
    downPayment: fc.constant(null),
    downPaymentPercentage: fc.constant(null),
    targetLTV: maybe(percentage(100), 2),
    userCashToApply: maybe(money(50_000), 2),
  }),
};

const typedMI = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ MI: null, annualMIPercentage: null }) },
  { weight: 1, arbitrary: money(600).map((MI) => ({ MI, annualMIPercentage: null })) },
  { weight: 1, arbitrary: percentage(3).map((annualMIPercentage) => ({ MI: null, annualMIPercentage })) },
);

const modifiers = fc.subarray([...Object.keys(insuranceModifiers.va), ...Object.keys(insuranceModifiers.conventional)]);

const costs = {
  points: percentage(5),
  customAPR: maybe(percentage(9), 4),
  customAPRCost: maybe(money(9000), 4),
  upfrontMI: maybe(money(9000), 3),
  selfInsured: fc.nat(5).map((of) => of === 0),
  MIWorksheet: fc.record({
    activeModifiers: modifiers,
    isMonthly: fc.boolean(),
    isRefund: fc.boolean(),
    isFinanced: fc.boolean(),
    creditScore: optional(fc.integer({ min: 300, max: 850 })),
  }),
  closingCosts: maybe(money(30_000)),
  closingCostObj: optional(worksheet.map((data) => ({ name: "Worksheet", data }))),
  credits: maybe(money(9000)),
  additionalCredits: fc.array(fc.record({ name: fc.constant("Gift"), amount: money(5000) }), { maxLength: 2 }),
  userPrepaidEscrows: maybe(money(9000), 3),
  escrows: optional(fc.record({ insurance: fc.nat(14), tax: fc.nat(14), interest: fc.nat(31) })),
  interestDayBasis: fc.constantFrom(365 as const, 360 as const),
  isFinancedCC: fc.boolean(),
  isFinancedPoints: fc.boolean(),
  isFinancedPrepaidEscrow: fc.boolean(),
  buydownCosts: maybe(money(20_000), 3),
  buydownPaidBy: fc.constantFrom("seller", "lender", "borrower"),
};

const cap = maybe(percentage(6), 2);
const armOf = (term: number, type: LoanType): fc.Arbitrary<ARM> =>
  fc.record({
    frequency: type === "armHalf" ? fc.constant(6) : fc.constantFrom(6, 12),
    scenario: fc.constantFrom("worst", "histAVG", "current", "custom"),
    sofrToday: maybe(percentage(9)),
    indexAverage: maybe(percentage(9)),
    margin: maybe(percentage(5), 2),
    rounding: maybe(fc.constantFrom(0.001, 0.125, 0.25, 1), 2),
    floor: maybe(percentage(5), 2),
    initialCap: cap,
    adjustmentCap: cap,
    lifetimeCap: cap,
    customRates: fc.array(rate, { minLength: 1, maxLength: Math.min(5, mostCustomRates(term, type)) }),
  });

const secondLoan: fc.Arbitrary<SecondLoan> = fc.record({
  type: fc.constantFrom("fixed", "float5", "float10"),
  ltv: fc.oneof(percentage(100), fc.constantFrom(80, 90)),
  term: fc.integer({ min: 1, max: 50 }),
  amount: maybe(money(90_000)),
  rate,
});

const lump = (term: number): fc.Arbitrary<LumpPayment> =>
  fc.record({ amount: money(400_000), payment: fc.integer({ min: 1, max: term * 12 }), recast: fc.boolean() });

/** What is paid more than is due: nothing, as often as not. */
const more = (term: number) =>
  fc.oneof(
    fc.constant({}),
    fc.record({
      additionalMonthlyPayments: fc.array(fc.record({ amount: money(2000) }), { maxLength: 2 }),
      lumpPayments: fc.array(lump(term), { maxLength: 1 }),
      biweekly: fc.boolean(),
    }),
  );

/** What the loan is for years and type, and what hangs on them. */
const shaped = fc.integer({ min: 1, max: 50 }).chain((term) => {
  const allowed = adjustable.filter((type) => type === "armHalf" || Number(type.slice(3)) < term);
  return fc.constantFrom(...types, ...types, ...allowed).chain((type) =>
    fc.tuple(
      fc.record({
        term: fc.constant(term),
        type: fc.constant(type),
        program: fc.constantFrom(...programs.filter((program) => interestOnlyYears(program) < term)),
        rate,
        ARM: type.startsWith("arm") ? optional(armOf(term, type), 4) : fc.constant(undefined),
        secondLoan: fc.oneof(fc.constant(undefined), fc.constant(undefined), secondLoan),
      }),
      more(term),
    ),
  );
});

const loanOf = (category: "purchase" | "refinance") =>
  fc
    .tuple(fc.record(costs), category === "purchase" ? purpose.down : purpose.refinance, typedMI, shaped)
    .map(
      ([cost, how, MI, [shape, paid]]) =>
        ({ ...exampleLoan, category, ...cost, ...how, ...MI, ...shape, ...paid }) as Loan,
    );

export const purchaseLoan = loanOf("purchase");
export const refinanceLoan = loanOf("refinance").filter(({ program }) => program !== "allCash");

export const existingLoan: fc.Arbitrary<Loan> = fc
  .record({
    rate,
    balance: money(900_000),
    monthsLeft: fc.integer({ min: 1, max: 480 }),
    payment: maybe(money(5000)),
    payOff: fc.boolean(),
    MI: maybe(money(300), 2),
  })
  .map((loan) => ({
    ...exampleLoan,
    category: "existing",
    term: 30,
    downPayment: 0,
    downPaymentPercentage: null,
    ...loan,
  }));

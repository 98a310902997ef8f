import fc from "fast-check";
import { insuranceModifiers } from "../schema/insurance";
import { interestOnlyYears, mostCustomRates } from "../schema/limits-of-term";
import type { ARM, Fee, Loan, LoanType, LumpPayment, Program, SecondLoan } from "../schema/types";
import { exampleLoan } from "./example";

/** Any amount of dollars up to `most`, to the cent. */
export const anyMoney = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
export const anyPercentage = (most: number) =>
  fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000);
/** A value `times` times out of `times` + 1, else null. */
export const orNull = <T>(some: fc.Arbitrary<T>, times = 1) => fc.option(some, { nil: null, freq: times + 1 });
export const orUndefined = <T>(some: fc.Arbitrary<T>, times = 1) =>
  fc.option(some, { nil: undefined, freq: times + 1 });

const fee: fc.Arbitrary<Fee> = fc.record({
  name: fc.constantFrom("Origination", "Processing", "Appraisal"),
  rate: anyPercentage(3),
  usePercent: fc.boolean(),
  percentOf: fc.constantFrom("property", "loan"),
  APR: fc.boolean(),
  isCredit: fc.nat(4).map((of) => of === 0),
  section: orUndefined(fc.constantFrom("A", "B", "C", "E", "F", "G", "H")),
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
const rate = fc.oneof(anyPercentage(12), fc.constantFrom(0, 0.001, 5, 6.5, 20));

const purpose = {
  /** The down payment is typed in exactly one of dollars and percent. */
  down: fc.oneof(
    anyPercentage(100).map((downPaymentPercentage) => ({ downPaymentPercentage, downPayment: null })),
    anyMoney(1_500_000).map((downPayment) => ({ downPayment, downPaymentPercentage: null })),
  ),
  refinance: fc.record({
    downPayment: fc.constant(null),
    downPaymentPercentage: fc.constant(null),
    targetLTV: orNull(anyPercentage(100), 2),
    userCashToApply: orNull(anyMoney(50_000), 2),
  }),
};

const typedMI = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ MI: null, annualMIPercentage: null }) },
  { weight: 1, arbitrary: anyMoney(600).map((MI) => ({ MI, annualMIPercentage: null })) },
  { weight: 1, arbitrary: anyPercentage(3).map((annualMIPercentage) => ({ MI: null, annualMIPercentage })) },
);

const modifiers = fc.subarray([
  ...Object.keys(insuranceModifiers.va),
  ...Object.keys(insuranceModifiers.fha),
  ...Object.keys(insuranceModifiers.conventional),
]);

const costs = {
  occupancy: fc.constantFrom("primary", "secondHome", "investment"),
  units: fc.constantFrom(1, 2, 3, 4),
  points: anyPercentage(5),
  customAPR: orNull(anyPercentage(9), 4),
  customAPRCost: orNull(anyMoney(9000), 4),
  upfrontMI: orNull(anyMoney(9000), 3),
  entitlementUsed: orUndefined(anyMoney(300_000)),
  selfInsured: fc.nat(5).map((of) => of === 0),
  MIWorksheet: fc.record({
    activeModifiers: modifiers,
    isMonthly: fc.boolean(),
    isRefund: fc.boolean(),
    isFinanced: fc.boolean(),
    creditScore: orUndefined(fc.integer({ min: 300, max: 850 })),
  }),
  closingCosts: orNull(anyMoney(30_000)),
  closingCostObj: orUndefined(worksheet.map((data) => ({ name: "Worksheet", data }))),
  credits: orNull(anyMoney(9000)),
  additionalCredits: fc.array(fc.record({ name: fc.constant("Gift"), amount: anyMoney(5000) }), { maxLength: 2 }),
  userPrepaidEscrows: orNull(anyMoney(9000), 3),
  escrows: orUndefined(fc.record({ insurance: fc.nat(14), tax: fc.nat(14), interest: orUndefined(fc.nat(31)) })),
  prepaidsByClosing: fc.boolean(),
  interestDayBasis: fc.constantFrom(365 as const, 360 as const),
  isFinancedCC: fc.boolean(),
  isFinancedPoints: fc.boolean(),
  isFinancedPrepaidEscrow: fc.boolean(),
  buydownCosts: orNull(anyMoney(20_000), 3),
  buydownPaidBy: fc.constantFrom("seller", "lender", "borrower"),
};

const cap = orNull(anyPercentage(6), 2);
const armOf = (term: number, type: LoanType): fc.Arbitrary<ARM> =>
  fc.record({
    frequency: type === "armHalf" ? fc.constant(6) : fc.constantFrom(6, 12),
    scenario: fc.constantFrom("worst", "histAVG", "current", "custom"),
    sofrToday: orNull(anyPercentage(9)),
    indexAverage: orNull(anyPercentage(9)),
    margin: orNull(anyPercentage(5), 2),
    rounding: orNull(fc.constantFrom(0.001, 0.125, 0.25, 1), 2),
    floor: orNull(anyPercentage(5), 2),
    initialCap: cap,
    adjustmentCap: cap,
    lifetimeCap: cap,
    customRates: fc.array(rate, { minLength: 1, maxLength: Math.min(5, mostCustomRates(term, type)) }),
  });

const secondLoan: fc.Arbitrary<SecondLoan> = fc.record({
  type: fc.constantFrom("fixed", "float5", "float10", "heloc"),
  ltv: fc.oneof(anyPercentage(100), fc.constantFrom(80, 90)),
  term: fc.integer({ min: 1, max: 50 }),
  amount: orNull(anyMoney(90_000)),
  rate,
  index: orUndefined(rate),
  margin: orUndefined(anyPercentage(12).map((margin) => margin - 6)),
  floor: orUndefined(anyPercentage(8), 3),
  ceiling: orUndefined(anyPercentage(25)),
  drawYears: orUndefined(fc.integer({ min: 1, max: 30 })),
  creditLimit: orUndefined(anyMoney(200_000)),
});

const lump = (term: number): fc.Arbitrary<LumpPayment> =>
  fc.record({ amount: anyMoney(400_000), payment: fc.integer({ min: 1, max: term * 12 }), recast: fc.boolean() });

/** Extra payments, in half of the cases none. */
const more = (term: number) =>
  fc.oneof(
    fc.constant({}),
    fc.record({
      additionalMonthlyPayments: fc.array(fc.record({ amount: anyMoney(2000) }), { maxLength: 2 }),
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
        ARM: type.startsWith("arm") ? orUndefined(armOf(term, type), 4) : fc.constant(undefined),
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

export const anyPurchase = loanOf("purchase");
export const anyRefinance = loanOf("refinance").filter(({ program }) => program !== "allCash");

export const anyExistingMortgage: fc.Arbitrary<Loan> = fc
  .record({
    rate,
    balance: anyMoney(900_000),
    monthsLeft: fc.integer({ min: 1, max: 480 }),
    payment: orNull(anyMoney(5000)),
    payOff: fc.boolean(),
    MI: orNull(anyMoney(300), 2),
    fhaPremium: orUndefined(
      fc.record({
        month: fc.integer({ min: 1, max: 12 }),
        year: fc.integer({ min: 2018, max: 2031 }),
        paid: anyMoney(12_000),
      }),
    ),
  })
  .map((loan) => ({
    ...exampleLoan,
    category: "existing",
    term: 30,
    downPayment: 0,
    downPaymentPercentage: null,
    ...loan,
  }));

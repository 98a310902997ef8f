import { armFields } from "@highway/engine/scenario/schema/loan";
import { describe, expect, it } from "vitest";
import { full } from "./full.fixture";
import { problems } from "./least.fixture";

type Fields = Record<string, unknown>;
const [arm, buydown, refinance, existing] = full.loans.map((loan): Fields => ({ ...loan }));
const [home, owned] = full.properties.map((property): Fields => ({ ...property }));
const places: Fields[] = [arm!, buydown!, refinance!, existing!];

const withLoan = (at: number, fields: Fields) => ({ ...full, loans: places.with(at, { ...places[at], ...fields }) });
const ARM = (fields: Fields) => withLoan(0, { ARM: { ...full.loans[0]!.ARM, ...fields } });
const second = (fields: Fields) => withLoan(0, { secondLoan: { ...full.loans[0]!.secondLoan, ...fields } });
const lump = (at: number, fields: Fields) =>
  withLoan(at, { lumpPayments: [{ amount: 1000, payment: 12, recast: false, ...fields }] });
const debt = (fields: Fields) => ({ ...full, debts: [{ ...full.debts[0], ...fields }] });
const bought = (purchaseDate: unknown) => ({ ...full, properties: [home, { ...owned, purchaseDate }] });
const percentage = "Enter a percentage between 0 and 100";
const aboveLoan = "Payment amount must not exceed loan amount";
const beyondTerm = "Payment number cannot exceed the maximum term of the loan";

it("begins with a document that nothing is wrong with", () => expect(problems(full)).toEqual({}));

describe("an adjustable rate is refused", () => {
  it.each<[Fields, string, string]>([
    [{ initialCap: 100.001 }, "initialCap", percentage],
    [{ adjustmentCap: 101 }, "adjustmentCap", percentage],
    [{ lifetimeCap: -1 }, "lifetimeCap", percentage],
    [{ margin: "2.75" }, "margin", percentage],
    [{ rounding: 0 }, "rounding", "Enter a rounding between 0.001 and 1"],
    [{ floor: 101 }, "floor", percentage],
    [{ sofrToday: -0.1 }, "sofrToday", percentage],
    [{ frequency: 3 }, "frequency", "Choose 6 or 12 months"],
    [{ scenario: "best" }, "scenario", "Choose worst, histAVG, current or custom"],
    [{ customRates: [101] }, "customRates.0", percentage],
    [{ customRates: Array(26).fill(6) }, "customRates", armFields.customRates.sentence],
    [{ customRates: Array(51).fill(6) }, "customRates", armFields.customRates.sentence],
  ])("with %j", (fields, field, sentence) =>
    expect(problems(ARM(fields))).toEqual({ [`loans.0.ARM.${field}`]: sentence }),
  );

  it("with more custom rates than there are years after the fixed period, and with one always", () => {
    expect(problems(ARM({ customRates: Array(25).fill(6) }))).toEqual({});
    const half = { type: "armHalf", program: "conventional", ARM: { scenario: "custom", customRates: [] as number[] } };
    const rates = (term: number, count: number) =>
      problems(withLoan(0, { ...half, term, ARM: { ...half.ARM, customRates: Array(count).fill(6) } }));
    expect(rates(30, 30)).toEqual({});
    expect(Object.keys(rates(30, 31))).toEqual(["loans.0.ARM.customRates"]);
  });
  it("whose fixed period is not shorter than the term", () => {
    const of = (type: string, term: number) =>
      problems(withLoan(0, { type, term, program: "conventional", ARM: null }));
    expect(of("arm15", 15)).toEqual({ "loans.0.type": "The fixed period must be shorter than the term" });
    expect(of("arm15", 16)).toEqual({});
    expect(of("armHalf", 2)).toEqual({});
  });
  it("never for rates that another scenario takes no notice of", () => {
    expect(problems(ARM({ scenario: "worst", customRates: Array(40).fill(6) }))).toEqual({});
  });
});

it("interest-only years are shorter than the term", () => {
  const of = (program: string, term: number) => problems(withLoan(1, { program, term, type: "fixed" }));
  expect(of("interest10", 10)).toEqual({ "loans.1.program": "The interest-only period must be shorter than the term" });
  expect(of("interest7", 8)).toEqual({});
});

describe("a second loan is refused", () => {
  it.each<[Fields, string, string]>([
    [{ type: "line" }, "type", "Choose fixed, float5, float10 or heloc"],
    [{ ltv: 101 }, "ltv", percentage],
    [{ term: 0 }, "term", "Enter a term of 1 to 50 years"],
    [{ rate: 101 }, "rate", percentage],
    // 20 % of the appraised value, 495,000.
    [{ amount: 99_000.01 }, "amount", "The second loan cannot exceed the down payment"],
    [{ term: 10 }, "term", "The interest-only period must be shorter than the term"],
  ])("with %j", (fields, field, sentence) =>
    expect(problems(second(fields))).toEqual({ [`loans.0.secondLoan.${field}`]: sentence }),
  );
  const heloc = (fields: Fields) => second({ type: "heloc", rate: null, ...fields });
  it.each<[Fields, string, string]>([
    [{ term: 10 }, "term", "The draw period must be shorter than the term"],
    [{ drawYears: 20 }, "term", "The draw period must be shorter than the term"],
    [{ drawYears: 31, term: 40 }, "drawYears", "Enter a draw period of 1 to 30 years"],
    [{ index: 101 }, "index", percentage],
    [{ margin: -11 }, "margin", "Enter a margin between -10 and 25"],
    [{ floor: 9, ceiling: 8 }, "ceiling", "The highest rate cannot be below the lowest one"],
    [{ creditLimit: 39_999 }, "creditLimit", "The credit limit cannot be below what is drawn"],
  ])("as a line of credit with %j", (fields, field, sentence) =>
    expect(problems(heloc(fields))).toEqual({ [`loans.0.secondLoan.${field}`]: sentence }),
  );
  it("never as a line of credit for lacking a rate: prime and margin are it", () =>
    expect(problems(heloc({}))).toEqual({}));
  it("never by a hair of what a percentage comes to", () => {
    const hair = { downPaymentPercentage: 0.35, secondLoan: { ...full.loans[0]!.secondLoan, amount: 1732.5 } };
    expect((0.35 / 100) * 495_000).toBeLessThan(1732.5);
    expect(problems(withLoan(0, hair))).toEqual({});
  });
  it("never at the down payment itself, nor by it when refinancing", () => {
    expect(problems(second({ amount: 99_000 }))).toEqual({});
    expect(problems(withLoan(2, { secondLoan: { amount: 200_000, rate: 8 } }))).toEqual({});
  });
});

describe("paying more is refused", () => {
  const plain = { isFinancedCC: false, isFinancedPoints: false, isFinancedPrepaidEscrow: false };
  const unfinanced = { ...plain, MIWorksheet: { isFinanced: false }, upfrontMI: null };
  it.each<[string, unknown, string, string]>([
    ["a lump after the last payment", lump(0, { payment: 361 }), "loans.0.lumpPayments.0.payment", beyondTerm],
    ["a lump after what is left", lump(3, { payment: 265 }), "loans.3.lumpPayments.0.payment", beyondTerm],
    ["a lump above a balance", lump(3, { amount: 261_400.56 }), "loans.3.lumpPayments.0.amount", aboveLoan],
    [
      "a lump above the loan",
      withLoan(1, { ...unfinanced, lumpPayments: [{ amount: 392_000.01, payment: 1 }] }),
      "loans.1.lumpPayments.0.amount",
      aboveLoan,
    ],
    ["payment 0", lump(0, { payment: 0 }), "loans.0.lumpPayments.0.payment", "Enter a payment number of 1 or more"],
    [
      "a payment after the longest term",
      lump(0, { payment: 999 }),
      "loans.0.lumpPayments.0.payment",
      "Payment number cannot exceed the maximum term of the loan",
    ],
    [
      "half a payment",
      lump(0, { payment: 1.5 }),
      "loans.0.lumpPayments.0.payment",
      "Enter a payment number of 1 or more",
    ],
    [
      "two lumps",
      withLoan(0, { lumpPayments: [{}, {}] }),
      "loans.0.lumpPayments",
      "A loan can have at most one lump sum payment",
    ],
    [
      "a negative payment",
      withLoan(0, { additionalMonthlyPayments: [{ amount: -1 }] }),
      "loans.0.additionalMonthlyPayments.0.amount",
      "Enter an amount between 0 and 999,999,999",
    ],
    [
      "21 payments",
      withLoan(0, { additionalMonthlyPayments: Array(21).fill({ amount: 1 }) }),
      "loans.0.additionalMonthlyPayments",
      "A loan can have at most 20 additional payments",
    ],
  ])("%s", (_, input, path, sentence) => expect(problems(input)).toEqual({ [path]: sentence }));

  it("never for a lump as large as the loan, at its last payment", () => {
    expect(problems(withLoan(1, { ...unfinanced, lumpPayments: [{ amount: 392_000, payment: 360 }] }))).toEqual({});
  });
});

it("asks a quote for its day at its field", () => {
  const quotes = [{ insurer: "Radian", plan: "monthly", annual: 0.41, prices: true }];
  expect(problems(withLoan(1, { MIWorksheet: { quotes } }))).toEqual({
    "loans.1.MIWorksheet.quotes.0.date": "Date of the quote is required",
  });
  expect(problems(withLoan(1, { MIWorksheet: { quotes: [{ ...quotes[0], date: "2026-11-01" }] } }))).toEqual({});
  expect(Object.values(problems(withLoan(1, { MIWorksheet: { quotes: [{ date: "last week" }] } })))).toHaveLength(1);
});

describe("a modifier is refused", () => {
  const of = (at: number, program: string, ...activeModifiers: string[]) =>
    problems(withLoan(at, { program, type: "fixed", entitlementUsed: null, MIWorksheet: { activeModifiers } }));
  const path = (at: number) => `loans.${at}.MIWorksheet.activeModifiers.0`;
  it("that is not the program's", () => {
    expect(of(1, "va", "twoBorrowers")).toEqual({ [path(1)]: "Choose a modifier of this program" });
    expect(of(1, "conventional", "exempt")).toEqual({ [path(1)]: "Choose a modifier of this program" });
    expect(of(1, "va", "veteran")).toEqual({ [path(1)]: "Choose a modifier of this program" });
    expect(of(1, "fha", "exempt")).toEqual({ [path(1)]: "Choose a modifier of this program" });
    expect(of(1, "usda", "exempt")).toEqual({
      "loans.1.MIWorksheet": "Only FHA, VA and conventional loans have modifiers",
    });
  });
  it.each([299, 851, 700.5, "700"])("and a score that is none: %s", (creditScore) => {
    expect(problems(withLoan(1, { MIWorksheet: { creditScore } }))).toEqual({
      "loans.1.MIWorksheet.creditScore": "Enter a credit score between 300 and 850",
    });
  });
  it("of a refinance on a purchase", () => {
    expect(of(1, "va", "irrrl")).toEqual({
      [path(1)]: "Only a refinance can be an IRRRL, take cash out or pay off an FHA loan",
    });
    expect(of(1, "conventional", "cashOut")).toEqual({
      [path(1)]: "Only a refinance can be an IRRRL, take cash out or pay off an FHA loan",
    });
    expect(of(2, "va", "irrrl")).toEqual({});
    expect(of(2, "conventional", "cashOut")).toEqual({});
    expect(of(2, "fha", "endorsedBy2009")).toEqual({});
  });
});

describe("by its category, a loan is refused", () => {
  const onlyRefinance = "Only a refinance has this figure";
  const notYet = "The loan that is paid off cannot have closed in the future";
  const onlyExisting = "Only an existing loan has this figure";
  it.each<[number, Fields, string, string]>([
    [0, { targetLTV: 80 }, "targetLTV", onlyRefinance],
    [3, { userCashToApply: 0 }, "userCashToApply", onlyRefinance],
    [0, { balance: 1 }, "balance", onlyExisting],
    [2, { monthsLeft: 1 }, "monthsLeft", onlyExisting],
    [2, { payment: 1 }, "payment", onlyExisting],
    [0, { payOff: true }, "payOff", onlyExisting],
    [0, { entitlementUsed: 1 }, "entitlementUsed", "Only a new VA loan uses entitlement"],
    [3, { entitlementUsed: 0 }, "entitlementUsed", "Only a new VA loan uses entitlement"],
    [2, { entitlementUsed: -1 }, "entitlementUsed", "Enter an amount between 0 and 999,999,999"],
    [
      2,
      { program: "allCash", MIWorksheet: null, entitlementUsed: null },
      "program",
      "Only a purchase can be paid in cash",
    ],
    [0, { fhaPremium: { month: 1, year: 2025, paid: 5250 } }, "fhaPremium", onlyExisting],
    [3, { fhaPremium: { month: 13, year: 2025, paid: 5250 } }, "fhaPremium.month", "Enter a month from 1 to 12"],
    [3, { fhaPremium: { month: 1, year: 1994, paid: 5250 } }, "fhaPremium.year", "Enter a year from 1995 on"],
    [3, { fhaPremium: { month: 12, year: 2026, paid: 5250 } }, "fhaPremium.month", notYet],
    [3, { fhaPremium: { month: 1, year: 2027, paid: 5250 } }, "fhaPremium.year", notYet],
    [
      3,
      { fhaPremium: { month: 1, year: 2025, paid: -1 } },
      "fhaPremium.paid",
      "Enter an amount between 0 and 999,999,999",
    ],
    [3, { monthsLeft: 0 }, "monthsLeft", "Enter 1 to 600 months"],
    [3, { balance: -1 }, "balance", "Enter an amount between 0 and 999,999,999"],
    [2, { targetLTV: 100.5 }, "targetLTV", percentage],
    [1, { buydownCosts: -1 }, "buydownCosts", "Enter an amount between 0 and 999,999,999"],
    [1, { buydownPaidBy: "agent" }, "buydownPaidBy", "Choose seller, lender or borrower"],
    [1, { category: "sale" }, "category", "Choose purchase, refinance or existing"],
  ])("%i with %j", (at, fields, field, sentence) =>
    expect(problems(withLoan(at, fields))).toEqual({ [`loans.${at}.${field}`]: sentence }),
  );
  it("with a type or a program that nobody knows", () => {
    expect(problems(withLoan(1, { type: "arm2" }))["loans.1.type"]).toMatch(/^Choose one of fixed, armHalf, arm1, /);
    expect(problems(withLoan(1, { program: "jumbo" }))["loans.1.program"]).toMatch(
      /^Choose one of conventional, fha, /,
    );
  });
  it("never with a switch that is off", () => expect(problems(withLoan(0, { payOff: false }))).toEqual({}));
});

describe("debts are refused", () => {
  it.each<[unknown, string, string]>([
    [debt({ type: "loan" }), "debts.0.type", "Choose one of mortgage, heloc, auto, card, student, other"],
    [debt({ balance: 0.001 }), "debts.0.balance", "Use at most 2 decimals"],
    [debt({ rate: 101 }), "debts.0.rate", percentage],
    [debt({ monthsLeft: 601 }), "debts.0.monthsLeft", "Enter 1 to 600 months"],
    [debt({ name: "x".repeat(51) }), "debts.0.name", "Use at most 50 characters"],
    [{ ...full, debts: Array(16).fill({}) }, "debts", "A scenario can have at most 15 debts"],
    [{ ...full, debts: [{ id: "a" }, { id: "a" }] }, "debts.1.id", "This id is used twice"],
  ])("%#", (input, path, sentence) => expect(problems(input)).toEqual({ [path]: sentence }));
});

describe("a home is refused", () => {
  it.each<[unknown, string, string]>([
    [bought({ month: 12, year: 2026 }), "month", "The purchase month cannot be in the future"],
    [bought({ month: 1, year: 2027 }), "year", "The purchase year cannot be in the future"],
    [bought({ month: 1, year: 1994 }), "year", "Enter a year from 1995 on"],
    [bought({ month: 13, year: 2000 }), "month", "Enter a month from 1 to 12"],
  ])("bought: %#", (input, field, sentence) =>
    expect(problems(input)).toEqual({ [`properties.1.purchaseDate.${field}`]: sentence }),
  );
  it("never for the month of the scenario", () => expect(problems(bought({ month: 11, year: 2026 }))).toEqual({}));
  it("for an appraisal above the price, when it is being bought", () => {
    const dear = { ...full, properties: [{ ...home, userAppraisedValue: 500_001 }, owned] };
    expect(problems(dear)).toEqual({ "properties.0.userAppraisedValue": "Appraised value cannot exceed price." });
  });
  it.each([
    [{ livingArea: 99 }, "livingArea", "Enter a living area of 100 to 100,000 square feet"],
    [{ repairs: -1 }, "repairs", "Enter an amount between 0 and 999,999,999"],
    [{ taxInc: 101 }, "taxInc", percentage],
    [{ costToSell: 101 }, "costToSell", percentage],
    [{ customAppreciation: 101 }, "customAppreciation", "Enter a percentage between -100 and 100"],
    [{ userEstimatedValue: 0 }, "userEstimatedValue", "Enter a value between 1 and 999,999,999"],
  ])("with %j", (fields, field, sentence) =>
    expect(problems({ ...full, properties: [{ ...home, ...fields }, owned] })).toEqual({
      [`properties.0.${field}`]: sentence,
    }),
  );
});

describe("what came from outside is refused", () => {
  const series = (fields: Fields) => ({
    series: { new: { forecast: { yearly: [1], source: "S", date: "2026-01-01", ...fields } } },
  });
  const limits = (fields: Fields) => ({
    limits: { new: { fha: { byUnits: [1, 2, 3, 4], source: "S", date: "2026-01-01", ...fields } } },
  });
  const apor = (fields: Fields) => ({
    apor: { fixed: {}, adjustable: {}, source: "S", date: "2026-11-16", ...fields },
  });
  it.each<[unknown, string, string]>([
    [{ sofr: { value: 101, date: "2026-11-20" } }, "sofr.value", percentage],
    [{ sofr: { value: 4, date: "soon" } }, "sofr.date", "Enter a day from 1900 to 2100"],
    [{ sofr: 4 }, "sofr", "A value with its date is an object"],
    [series({ yearly: [] }), "series.new.forecast.yearly", "A series can have 1 to 60 years"],
    [series({ yearly: [101] }), "series.new.forecast.yearly.0", "Enter a percentage between -100 and 100"],
    [limits({ byUnits: [1, 2, 3] }), "limits.new.fha.byUnits", "Give four limits, for one to four units"],
    [limits({ byUnits: [1, 2, 3, -4] }), "limits.new.fha.byUnits.3", "Enter an amount between 0 and 999,999,999"],
    [limits({ date: "this year" }), "limits.new.fha.date", "Enter a day from 1900 to 2100"],
    [apor({ fixed: { "30": 40 } }), "apor.fixed.30", "Enter an average prime offer rate between 0 and 25"],
    [{ libor: 1 }, "", "Unknown field: libor"],
  ])("%j", (outside, path, sentence) =>
    expect(problems({ ...full, outside })).toEqual({ [["outside", path].filter(Boolean).join(".")]: sentence }),
  );
});

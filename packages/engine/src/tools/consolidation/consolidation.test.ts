import { describe, expect, it } from "vitest";
import type { Scenario } from "../../scenario/schema/types";
import { exampleLoan } from "../../scenario/testing/example";
import {
  cardDebt,
  existingMortgage,
  homeRefinance,
  ownedHomeScenario,
} from "../../scenario/testing/owned-home.fixture";
import { consolidation } from "./consolidation";
import { explainConsolidation } from "./explain";
import { consolidationFigures } from "./figures";
import type { ConsolidationInput } from "./input";
import { sharesOf } from "./shares";
import { cheaperSpans } from "./work";

const nothingTyped: ConsolidationInput = { loanID: "", maxFront: null, maxBack: null, applied: null };
const answerTo = (scenario: Scenario, input: Partial<ConsolidationInput> = {}) =>
  consolidation(scenario, { ...nothingTyped, ...input }).answer!;
const refinanced = (more: Partial<Scenario> = {}, loan: Parameters<typeof homeRefinance>[0] = {}) =>
  ownedHomeScenario([existingMortgage({ name: "First" }), homeRefinance(loan)], more);
type Cents = Parameters<typeof sharesOf>[0];

describe("what is not known of a debt", () => {
  it("is its end, where its payment never pays it off: it is named, and the next twelve months are known all the same", () => {
    const endless = cardDebt({ name: "Visa", payment: 200 });
    const answer = answerTo(refinanced({ debts: [endless] }));
    expect(answer.missing).toEqual([
      {
        id: "card",
        name: "Visa",
        what: "end",
        sentence: "Add the months left of Visa, because its payment never pays it off",
      },
    ]);
    expect(answer).toMatchObject({
      interestBefore: null,
      lifetimeBefore: null,
      lifetimeSaved: null,
      monthsBefore: null,
    });
    expect(answer).toMatchObject({ cheaperMonths: null, samePayment: { saved: null } });
    expect(answer.blendedRateBefore).toBe(8.135);
    expect(answer.yearInterestBefore).toBeGreaterThan(12_000 * 0.24);
    const { lifetimeSaved } = explainConsolidation(refinanced({ debts: [endless] }), nothingTyped, ["lifetimeSaved"]);
    expect(lifetimeSaved!.steps[0]!.value).toBe("Add the months left of Visa, because its payment never pays it off.");
  });

  it("is its end, where it bears no interest and nothing is paid", () => {
    expect(answerTo(refinanced({ debts: [cardDebt({ rate: 0, payment: 0 })] })).missing).toMatchObject([
      { what: "end" },
    ]);
    expect(answerTo(refinanced({ debts: [cardDebt({ rate: 0, payment: 500 })] })).missing).toEqual([]);
  });

  it("is its rate, which leaves the mean rate open too", () => {
    const answer = answerTo(refinanced({ debts: [cardDebt({ name: "Medical", rate: null })] }));
    expect(answer.missing).toMatchObject([{ what: "rate", sentence: "Add the rate of Medical to see its interest" }]);
    expect(answer).toMatchObject({ blendedRateBefore: null, yearInterestBefore: null });
    expect(answer.items[1]).toMatchObject({ rate: null, interestLeft: null, difference: null });
  });
});

describe("warnings", () => {
  const kinds = (scenario: Scenario) => answerTo(scenario).warnings.map(({ kind, id }) => [kind, id]);
  it("tell of a balance that grows, of a loan above the value, and of debts that the home secures", () => {
    expect(kinds(refinanced())).toEqual([]);
    expect(kinds(refinanced({ debts: [cardDebt({ payment: 240 })] }))).toEqual([["securedByHome", null]]);
    expect(kinds(refinanced({ debts: [cardDebt({ payment: 239.99, monthsLeft: 24 })] }))).toEqual([
      ["balanceGrows", "card"],
      ["securedByHome", null],
    ]);
    expect(kinds(refinanced({}, { targetLTV: 100, closingCosts: 1, isFinancedCC: true }))).toEqual([
      ["aboveValue", "new"],
    ]);
    expect(kinds(refinanced({}, { targetLTV: 100 }))).toEqual([]);
  });
});

describe("the same payment", () => {
  it("pays additionally what is freed, or what is typed in its place, and nothing where nothing is freed", () => {
    const scenario = refinanced({ debts: [cardDebt()] });
    const { samePayment, monthlySavings, monthsAfter } = answerTo(scenario);
    expect(samePayment!.extra).toBe(monthlySavings);
    expect(samePayment!.months).toBeLessThan(monthsAfter);
    expect(answerTo(scenario, { applied: 50 }).samePayment!.extra).toBe(50);
    expect(answerTo(scenario, { applied: 0 }).samePayment!.months).toBe(monthsAfter);
    const dearer = answerTo(refinanced({}, { term: 10 }));
    expect(dearer.monthlySavings).toBeLessThan(0);
    expect(dearer.samePayment).toMatchObject({ extra: 0, months: 120, lifetime: dearer.lifetimeAfter });
  });
});

describe("what an item takes of the new interest", () => {
  it("goes by balance, to the cent, and the largest one takes the rest", () => {
    const shares = (interest: number, balances: number[]) => sharesOf(interest as Cents, balances as Cents[]);
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(100, [10, 70, 20])).toEqual([10, 70, 20]);
    expect(shares(1001, [500, 1500])).toEqual([250, 751]);
    expect(shares(100, [0, 0])).toEqual([0, 0]);
  });
});

describe("cheaper months", () => {
  it("run from a month to a month, a dollar being rounding, and stay open at the end", () => {
    expect(cheaperSpans([0, 300, 300], [0, 200, 400], 2)).toEqual([[0, null]]);
    expect(cheaperSpans([500, 600, 700, 900], [0, 499, 600, 600], 3)).toEqual([[2, 2]]);
    expect(cheaperSpans([500, 700], [0, 200], 1)).toEqual([]);
    // The shorter course goes on as it ended.
    expect(cheaperSpans([0], [0, 0, 0], 4)).toEqual([[0, null]]);
  });
});

describe("ratios", () => {
  const client = { monthlyIncome: 10_000 };
  it("count what stays on both sides: mortgages of the home in front, those elsewhere behind", () => {
    const stays = existingMortgage({ id: "stays", payOff: false, payment: 300, rate: 3, balance: 20_000 });
    const elsewhere = existingMortgage({ id: "away", payOff: false, payment: 2000, propertyID: "brookhaven" });
    const auto = cardDebt({ id: "auto", payment: 400, payOff: false });
    const scenario = ownedHomeScenario([existingMortgage(), stays, elsewhere, homeRefinance()], {
      client,
      debts: [cardDebt(), auto],
    });
    const { ratios, monthlyAfter } = answerTo(scenario);
    // Tax, insurance and association fee of the home are 550 dollars.
    expect(ratios.before).toEqual({ front: 30.63, back: 30.63 + 20 + 3.6 + 4 });
    expect(ratios.after.front).toBeCloseTo((monthlyAfter! + 300 + 550) / 100, 3);
    expect(ratios.after.back! - ratios.after.front!).toBeCloseTo(24, 3);
  });

  it("are held against what is typed, else against what the program suggests", () => {
    const maxima = (program: NonNullable<Parameters<typeof homeRefinance>[0]>["program"], input = {}) =>
      answerTo(refinanced({ client }, { program: program! }), input).maxima;
    expect(maxima("conventional")).toEqual({ front: null, back: 45 });
    expect(maxima("fha")).toEqual({ front: 31, back: 43 });
    expect(maxima("va")).toEqual({ front: null, back: 41 });
    expect(maxima("usda")).toEqual({ front: 29, back: 41 });
    expect(maxima("other")).toEqual({ front: null, back: null });
    expect(maxima("fha", { maxBack: 50 })).toEqual({ front: 31, back: 50 });
  });
});

describe("a home that is sold to buy another", () => {
  const next = { ...exampleLoan, id: "next", program: "other" as const, userPrepaidEscrows: 0 };
  const scenario = ownedHomeScenario([existingMortgage(), next], {
    client: { monthlyIncome: 12_000 },
    debts: [cardDebt()],
  });

  it("is compared with the loan that buys the other one", () => {
    const answer = answerTo(scenario);
    expect(answer).toMatchObject({ loanID: "next", paidOff: 312_000, monthlyBefore: 2573, loanAmount: 400_000 });
    // 500,000 less 6 % and 3,000 of repairs less 312,000 is left of the sale, and 100,000 are paid down.
    expect(answer.cashToClose).toBe(100_000 - 155_000);
    expect(answer.warnings).toEqual([]);
    expect(answer.ratios.before.front).toBe(23.025);
    const { cashToClose } = explainConsolidation(scenario, nothingTyped, ["cashToClose"]);
    expect(cashToClose!.value).toBe(answer.cashToClose);
  });

  it("leaves the choice of the new loan open, but to a loan that replaces something", () => {
    expect(consolidation(scenario, { ...nothingTyped, loanID: "next" }).problems).toBeNull();
    expect(consolidation(scenario, { ...nothingTyped, loanID: "old" }).problems).toEqual({
      "consolidation.loanID": "Choose the new loan",
    });
    expect(consolidation({ ...scenario, loans: [next] }, nothingTyped).problems).toEqual({
      "consolidation.loanID": "Choose the new loan",
    });
  });
});

describe("taxes", () => {
  it("deduct interest after on no more than the mortgages that are paid off", () => {
    const client = { monthlyIncome: 20_000, filingStatus: "single" as const };
    const withCards = refinanced({ client, debts: [cardDebt({ balance: 60_000, payment: 1800 })] });
    const { taxes } = answerTo(withCards);
    expect(taxes!.deductibleDebt).toBe(300_000);
    expect(taxes!.firstYear.after).toBeGreaterThan(0);
    const alone = answerTo(refinanced({ client })).taxes!;
    // The interest of 360,000 on 300,000 of debt is what 300,000 alone would bear, but for rounding and the fall of the balance.
    expect(Math.abs(taxes!.firstYear.after - alone.firstYear.after)).toBeLessThan(60);
    expect(answerTo(refinanced()).taxes).toBeNull();
  });
  it("count the property tax before as after where no mortgage is paid off: what cards cost was never deductible", () => {
    const client = { taxRate: 30, filingStatus: "single" as const };
    const cards = [cardDebt({ balance: 60_000, payment: 1800 })];
    const untaxed = ownedHomeScenario([homeRefinance()], { client, debts: cards });
    // 20,000 of property tax are 3,900 beyond the standard deduction of 16,100, of which 30 % are 1,170.
    const properties = untaxed.properties.map((home) => ({
      ...home,
      purchaseDetails: home.purchaseDetails.map((price) => ({ ...price, userPropertyTax: 20_000 })),
    }));
    expect(answerTo({ ...untaxed, properties }).taxes).toMatchObject({
      deductibleDebt: 0,
      firstYear: { before: 1170, after: 1170 },
    });
  });
  it("count the interest of a mortgage that stands among the debts before, as they do after", () => {
    const client = { taxRate: 30, filingStatus: "single" as const };
    const mortgage = { balance: 300_000, payment: 2000, rate: 8, monthsLeft: 1 };
    const owed = [cardDebt({ ...mortgage, type: "mortgage" })];
    const { taxes } = answerTo(ownedHomeScenario([homeRefinance({ rate: 0 })], { client, debts: owed }));
    // One payment of 300,000 at 8 % bears 2,000; with 4,800 of property tax that stays below the standard deduction of 16,100.
    expect(taxes!.firstYear).toEqual({ before: 0, after: 0 });
    const longer = [cardDebt({ ...mortgage, type: "mortgage", monthsLeft: 240 })];
    // Twelve months of 2,000, on which nothing is repaid, and 4,800 are 12,700 beyond 16,100.
    const known = answerTo(ownedHomeScenario([homeRefinance({ rate: 0 })], { client, debts: longer })).taxes!;
    expect(known.firstYear).toEqual({ before: 3810, after: 0 });
    const endless = [cardDebt({ ...mortgage, type: "mortgage", monthsLeft: null })];
    expect(answerTo(ownedHomeScenario([homeRefinance()], { client, debts: endless })).taxes).toBeNull();
  });
  it("are those of the home as the new loan is marked, and not known of an investment property", () => {
    const client = { taxRate: 30, filingStatus: "single" as const };
    const marked = (before: "primary" | "investment", after: "primary" | "investment") =>
      ownedHomeScenario([existingMortgage({ occupancy: before }), homeRefinance({ occupancy: after })], { client });
    expect(answerTo(marked("investment", "primary")).taxes).toEqual(answerTo(marked("primary", "primary")).taxes);
    const inUnits = (before: 1 | 2) =>
      ownedHomeScenario([existingMortgage({ units: before }), homeRefinance({ units: 2 })], { client });
    expect(answerTo(inUnits(1)).taxes).toEqual(answerTo(inUnits(2)).taxes);
    expect(answerTo(inUnits(1)).taxes).not.toEqual(answerTo(marked("primary", "primary")).taxes);
    const { taxesBefore } = explainConsolidation(inUnits(2), nothingTyped, ["taxesBefore"]);
    expect(taxesBefore!.inputs).toMatchObject([{ label: "Part of the home that counts", value: "1 of 2 units" }]);
    const rented = marked("primary", "investment");
    expect(answerTo(rented).taxes).toBeNull();
    const { taxesAfter } = explainConsolidation(rented, nothingTyped, ["taxesAfter"]);
    expect(taxesAfter!.steps[0]!.value).toMatch(/^The interest and the property tax of an investment property/);
  });
});

describe("the limits of what may be typed", () => {
  const largest = 999_999_999;
  const ends = [
    { balance: largest, rate: 100, payment: 0, monthsLeft: 600 },
    { balance: largest, rate: 100, payment: largest, monthsLeft: null },
    { balance: 0.01, rate: 0, payment: 0.01, monthsLeft: 1 },
    { balance: 0, rate: 0, payment: 0, monthsLeft: null },
  ];
  it.each(ends)("give nothing that is infinite: %j", (debt) => {
    const old = existingMortgage({
      balance: debt.balance,
      rate: Math.min(25, debt.rate),
      monthsLeft: debt.monthsLeft ?? 360,
    });
    const scenario = ownedHomeScenario([old, homeRefinance({ rate: 25, closingCosts: debt.balance })], {
      client: { monthlyIncome: 0.01, filingStatus: "single" },
      debts: [cardDebt(debt)],
    });
    const told = JSON.stringify(
      [answerTo(scenario), explainConsolidation(scenario, nothingTyped, consolidationFigures)],
      (_, value) => (typeof value === "number" && !Number.isFinite(value) ? "not finite" : value),
    );
    expect(told).not.toContain("not finite");
  });
});

describe("the shares of the new interest", () => {
  it("are nothing where nothing is owed, and their working says so", () => {
    const nothingOwed = refinanced({ debts: [cardDebt({ balance: 0, payment: 0 })] }, { rate: 0.002, term: 10 });
    const paidBack = nothingOwed.loans.map((loan) => (loan.category === "existing" ? { ...loan, balance: 0 } : loan));
    const scenario = { ...nothingOwed, loans: paidBack };
    const answer = answerTo(scenario);
    expect(answer).toMatchObject({ paidOff: 0 });
    expect(answer.items.map(({ shareAfter }) => shareAfter)).toEqual(answer.items.map(() => 0));
    const { shareAfter } = explainConsolidation(scenario, nothingTyped, ["shareAfter"]);
    expect(shareAfter!.value).toBe(0);
    expect(shareAfter!.steps.at(-1)!.value).toBe(0);
  });
});

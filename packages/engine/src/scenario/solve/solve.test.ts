import { describe, expect, it } from "vitest";
import { calculateLoan } from "../calculate";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan, exampleScenario } from "../testing/example";
import type { Solution, Target, Vary } from "./goal";
import { solve } from "./solve";

type Found = Extract<Solution, { kind: "found" }>;
const seek = (vary: Vary, target: Target, scenario = exampleScenario, loanID = "baseline") =>
  solve(scenario, { loanID, vary, target });
const found = (solution: Solution) => {
  expect(solution).toMatchObject({ kind: "found" });
  return solution as Found;
};
const why = (solution: Solution) => (solution.kind === "none" ? solution.reason : `found ${solution.value}`);
const monthly = (value: number): Target => ({ figure: "monthlyPayment", value });
const changed = (change: Partial<Loan>, scenario = exampleScenario): Scenario => ({
  ...scenario,
  loans: scenario.loans.map((loan) => (loan.id === "baseline" ? { ...loan, ...change } : loan)),
});

describe("one input for one figure", () => {
  it("is as it stands where the figure is reached already", () => {
    expect(found(seek("downPayment", monthly(3064.1))).value).toBe(100_000);
    expect(found(seek("price", { figure: "cashToClose", value: 108_638 })).value).toBe(500_000);
  });

  it("is a down payment in whole cents where it is reached already", () => {
    const [home] = exampleScenario.properties;
    const prices = home!.purchaseDetails.map((each) => ({ ...each, price: 300_000.1 }));
    const scenario = { ...exampleScenario, properties: [{ ...home!, purchaseDetails: prices }] };
    const asIs = calculateLoan(scenario, scenario.loans[0]!);
    expect(found(seek("downPayment", monthly(asIs.monthly.total!), scenario)).value).toBe(60_000.02);
  });

  it("is a bid where something of the price is above asking, and the asking price stays", () => {
    const [home, ...homes] = exampleScenario.properties;
    const [asking] = home!.purchaseDetails;
    const bids = { ...home!, purchaseDetails: [{ ...asking!, bidOver: 12_000.5 }] };
    const scenario = { ...exampleScenario, properties: [bids, ...homes] };
    const { purchaseDetails } = found(seek("price", monthly(3000), scenario));
    expect([purchaseDetails.price, purchaseDetails.bidOver]).toEqual([489_402, 1402.5]);
    expect(why(seek("price", monthly(90), scenario))).toMatch(
      /^Even at a price of \$325,333\.00 .* The price cannot go below two thirds of the asking price\.$/,
    );
  });

  it("is the price, the down payment in the form in which it was typed", () => {
    const { value, loan, purchaseDetails, result } = found(seek("price", monthly(3000)));
    expect([value, purchaseDetails.price, loan.downPaymentPercentage]).toEqual([489_402, 489_402, 20]);
    expect(result.monthly.total).toBe(3000);
    const fixed = changed({ downPayment: 60_000, downPaymentPercentage: null });
    expect(found(seek("price", monthly(2800), fixed)).loan).toMatchObject({ downPayment: 60_000 });
    expect(why(seek("price", monthly(90), fixed))).toMatch(
      /^Even at a price of \$60,000.00 the monthly payment is .* The price cannot go below the down payment\.$/,
    );
    const [home] = exampleScenario.properties;
    const appraised = { ...exampleScenario, properties: [{ ...home!, userAppraisedValue: 500_000 }] };
    expect(why(seek("price", monthly(2900), appraised))).toMatch(/The price cannot go below the appraised value\.$/);
  });

  it("is the down payment in dollars", () =>
    expect(found(seek("downPayment", monthly(2900))).loan).toMatchObject({
      downPayment: 125_962,
      downPaymentPercentage: null,
    }));

  it("is a down payment below that at which the second loan begins to lend", () => {
    const second = { type: "fixed", ltv: 99.987, term: 1, amount: null, rate: 0 } as const;
    const [home] = exampleScenario.properties;
    const cheap = { ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, price: 10_000 }] };
    const loan = { points: 1.306, annualMIPercentage: 0, downPaymentPercentage: null, secondLoan: second };
    const paid = (downPayment: number) =>
      changed({ ...loan, downPayment }, { ...exampleScenario, properties: [cheap] });
    const at = (scenario: Scenario) => calculateLoan(scenario, scenario.loans[0]!).cash.toClose;
    const value = at(paid(0.9));
    expect(found(seek("downPayment", { figure: "cashToClose", value }, paid(0))).value).toBe(0.9);
  });

  it("is a value beside the end of its range, where two payments, each rounded, rise and fall", () => {
    const second = { type: "heloc", ltv: 90, term: 37, amount: null, rate: 0, margin: -5.88, floor: 4.496 } as const;
    const [home] = exampleScenario.properties;
    const priced = { ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, price: 824_201 }] };
    const loan = { rate: 5, term: 41, secondLoan: second, annualMIPercentage: 0, downPaymentPercentage: null };
    const paid = (downPayment: number) =>
      changed({ ...loan, downPayment }, { ...exampleScenario, properties: [priced] });
    const payment = (scenario: Scenario) => calculateLoan(scenario, scenario.loans[0]!).monthly.total;
    expect([824_200, 824_201].map((down) => payment(paid(down)))).toEqual([3636.53, 3636.54]);
    expect(found(seek("downPayment", monthly(3636.53), paid(500_000))).value).toBe(824_200);
  });

  // A bought-down month counts twelve times, so cash to close steps over the target where it rises; where a second loan lends the rest, it falls past it again.
  it("is a down payment far from the first that steps over the target", () => {
    const second = { type: "fixed", ltv: 90, term: 15, amount: null, rate: 7.5 } as const;
    const bought = { type: "bd10", buydownPaidBy: "borrower", rate: 5.5, term: 10, points: 1 } as const;
    const [home] = exampleScenario.properties;
    const dear = { ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, price: 900_000 }] };
    const loan = { ...bought, MI: 0, closingCosts: 5000, credits: 0, secondLoan: second };
    const paid = (percent: number) =>
      changed({ ...loan, downPaymentPercentage: percent }, { ...exampleScenario, properties: [dear] });
    const asked = (percent: number) => {
      const value = calculateLoan(paid(percent), paid(percent).loans[0]!).cash.toClose;
      return seek("downPayment", { figure: "cashToClose", value }, paid(15));
    };
    expect([23.25, 36.75, 57].map((percent) => asked(percent).kind)).toEqual(["found", "found", "found"]);
    // Where all that may be tried is used up, nothing is denied.
    expect(why(asked(49))).toMatch(/^No down payment was found that gives exactly /);
  });

  it("is a value tens of dollars beside a step of the prepaid interest, which is rounded by the day", () => {
    const second = { type: "fixed", ltv: 90, term: 23, amount: null, rate: 0.001 } as const;
    const fee = { usePercent: false, percentOf: "loan", isCredit: false, APR: true } as const;
    const share = { ...fee, usePercent: true } as const;
    const lender = [
      { ...share, name: "Processing", rate: 1.243, percentOf: "property", APR: false } as const,
      { ...fee, name: "Origination", rate: 0.528 },
    ];
    const credits = [
      { ...share, name: "Origination", rate: 0.067 },
      { ...fee, name: "Origination", rate: 2.048 },
    ];
    const closingCostObj = { name: "Worksheet", data: { lender, government: [], credits } };
    const [home] = exampleScenario.properties;
    const cheap = { ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, price: 37_205.97 }] };
    const scenario = changed(
      { secondLoan: second, closingCostObj },
      { ...exampleScenario, closingDate: "2026-12-22", properties: [cheap] },
    );
    const paid = changed({ downPayment: 8201.68, downPaymentPercentage: null }, scenario);
    const value = calculateLoan(paid, paid.loans[0]!).cash.toClose;
    expect(found(seek("downPayment", { figure: "cashToClose", value }, scenario)).reached).toBe(value);
  });

  it("is a rate of as few decimals as reach it", () => {
    expect(found(seek("rate", monthly(3000))).value).toBe(6.255);
    expect(found(seek("rate", { figure: "principalAndInterest", value: 2500 })).value).toBe(6.39229);
  });

  it("is the points", () =>
    expect(found(seek("points", { figure: "cashToClose", value: 112_000 })).value).toBe(0.8405));

  it("takes a ratio as it is shown, to 6 decimals: what stands reaches what it reads", () => {
    const scenario = { ...exampleScenario, client: { monthlyIncome: 9000.01 } };
    const shown = calculateLoan(scenario, scenario.loans[0]!).dti!;
    const { value, reached } = found(seek("rate", { figure: "dti", value: shown }, scenario));
    expect(reached).toBe(shown);
    expect(value).toBeCloseTo(scenario.loans[0]!.rate, 2);
  });

  it("is the largest payment within a debt-to-income ratio, less what else is owed", () => {
    const client = { monthlyIncome: 10_000.01 };
    const debts = [
      { id: "car", name: "Car", type: "auto", balance: 9000, payment: 400, rate: 5, monthsLeft: 24, payOff: false },
    ] as const;
    const { result, reached } = found(
      seek("price", { figure: "dti", value: 33.333 }, { ...exampleScenario, client, debts }),
    );
    expect(result.monthly.total).toBe(2933.3);
    expect(reached).toBe(result.dti);
    expect(result.dti).toBeLessThanOrEqual(33.333);
  });
});

describe("the marketable answer beside the exact one", () => {
  const marketable = (solution: Solution) => solution.marketable;

  it("is the eighth of a rate at which the payment is not above the target", () =>
    expect(marketable(seek("rate", monthly(3000)))).toEqual({ value: 6.25, reached: 2998.7 }));

  it("is the eighth of a point at which cash to close is not above the target", () =>
    expect(marketable(seek("points", { figure: "cashToClose", value: 112_000 }))).toEqual({
      value: 0.75,
      reached: 111_638,
    }));

  it("is whole hundreds of a price below, and of a down payment above", () => {
    expect(marketable(seek("price", monthly(3000)))).toEqual({ value: 489_400, reached: 2999.99 });
    expect(marketable(seek("downPayment", monthly(2900)))).toEqual({ value: 126_000, reached: 2899.76 });
  });

  it("is the next whole ten dollars extra, and the day that they lead to", () =>
    expect(marketable(seek("extraPayment", { figure: "payoffDate", value: "2041-06-01" }))).toEqual({
      value: 1040,
      reached: "2041-06-01",
    }));

  it("is the exact one where that is marketable", () =>
    expect(marketable(seek("downPayment", monthly(3064.1)))).toEqual({ value: 100_000, reached: 3064.1 }));

  it("stands beside a target that no value meets exactly, and not beside one out of reach", () => {
    expect(marketable(seek("downPayment", monthly(3065)))).toEqual({ value: 100_000, reached: 3064.1 });
    expect(marketable(seek("downPayment", monthly(9000)))).not.toBeNull();
    expect(marketable(seek("downPayment", monthly(400)))).toBeNull();
    expect(marketable(seek("points", monthly(3000)))).toBeNull();
    expect(marketable(seek("price", { figure: "dti", value: 40 }))).toBeNull();
  });
});

describe("a payoff", () => {
  it("is the smallest extra payment, to the cent", () => {
    const { value, result, loan } = found(seek("extraPayment", { figure: "payoffMonths", value: 200 }));
    expect(result.payoffMonths).toBe(200);
    const less = { ...loan, additionalMonthlyPayments: [{ amount: Math.round(value * 100 - 1) / 100 }] };
    expect(calculateLoan(exampleScenario, less).payoffMonths).toBe(201);
  });

  it("is by the day of a payment, the first of them two months after closing", () => {
    const { value, reached } = found(seek("extraPayment", { figure: "payoffDate", value: "2044-06-15" }));
    expect(reached).toBe("2044-06-01");
    expect(found(seek("extraPayment", { figure: "payoffMonths", value: 209 })).value).toBe(value);
    expect(why(seek("extraPayment", { figure: "payoffDate", value: "2027-01-31" }))).toBe(
      "The first payment is due on 02/01/2027.",
    );
  });

  it("asks for nothing extra where the term is shorter, also where something is paid now", () => {
    const target = { figure: "payoffMonths", value: 360 } as const;
    const paying = changed({ additionalMonthlyPayments: [{ amount: 100 }, { amount: 50 }] });
    expect(found(seek("extraPayment", target, paying)).loan.additionalMonthlyPayments).toEqual([]);
  });

  it("is the rate up to which what is paid more is enough", () => {
    const paying = changed({ additionalMonthlyPayments: [{ amount: 700 }] });
    const { value, loan } = found(seek("downPayment", { figure: "payoffMonths", value: 200 }, paying));
    expect(value).toBeGreaterThan(100_000);
    const less = { ...loan, downPayment: value - 1 };
    expect(calculateLoan(paying, less).payoffMonths).toBeGreaterThan(200);
  });
});

describe("no solution", () => {
  it("says what the limit of the input gives", () => {
    expect(seek("downPayment", monthly(400))).toMatchObject({
      reason: "Even with $500,000.00 down the monthly payment is $535.83, above $400.00.",
      nearest: { value: 500_000, reached: 535.83 },
    });
    expect(why(seek("points", { figure: "cashToClose", value: 100_000 }))).toBe(
      "Even without points cash to close is $108,638.00, above $100,000.00.",
    );
    expect(why(seek("rate", { figure: "principalAndInterest", value: 1000 }))).toBe(
      "Even at a rate of 0% principal and interest is $1,111.11, above $1,000.00.",
    );
  });

  it("says where the figure jumps over it, and why", () => {
    expect(seek("downPayment", monthly(3065))).toEqual({
      loanID: "baseline",
      vary: "downPayment",
      unit: "dollars",
      kind: "none",
      reason:
        "No down payment gives exactly $3,065.00: with $99,999.99 down the monthly payment goes from $3,064.10 to $3,130.77, because mortgage insurance starts.",
      nearest: { value: 100_000, reached: 3064.1 },
      marketable: { value: 100_000, reached: 3064.1 },
    });
    const daily = changed({ escrows: { insurance: 0, tax: 0, interest: 10 } });
    const steps = seek("rate", { figure: "cashToClose", value: 102_700.05 }, daily);
    expect(why(steps)).toMatch(/^No rate gives exactly .* goes from .* to /);
  });

  it("says what the input has no part in", () => {
    expect(why(seek("points", monthly(3000)))).toBe(
      "The number of points does not change the monthly payment, which is $3,064.10.",
    );
    expect(why(seek("rate", { figure: "payoffMonths", value: 200 }))).toBe(
      "With no extra payment, the last payment is payment 360.",
    );
  });

  it("says what is missing", () => {
    const single = changed({
      downPaymentPercentage: 10,
      MIWorksheet: { ...exampleLoan.MIWorksheet, isMonthly: false },
    });
    expect(why(seek("rate", monthly(3000), single))).toBe(calculateLoan(single, single.loans[0]!).missing[0]!.sentence);
    expect(why(seek("downPayment", monthly(4200)))).toMatch(/ Beyond that: The rate card has no premium for /);
    expect(why(seek("price", { figure: "dti", value: 40 }))).toBe("The client's monthly income is not known.");
  });

  it("says where there is nothing to solve for", () => {
    const reasons = (["rate", "points", "downPayment", "extraPayment"] as const).map((vary) =>
      why(seek(vary, monthly(3000), changed({ program: "allCash", term: 0 }))),
    );
    expect(reasons).toEqual([
      "Nothing is borrowed, so there is no rate to change.",
      "Nothing is borrowed, so there are no points to change.",
      "A purchase in cash has no down payment to change.",
      "Nothing is borrowed, so there is no extra payment to change.",
    ]);
    const refinance = changed({ category: "refinance", downPaymentPercentage: null, targetLTV: 70 });
    expect(why(seek("price", monthly(3000), refinance))).toBe("A refinance has no price to change.");
  });

  it("is a mistake of the caller where there is no such loan", () =>
    expect(() => seek("rate", monthly(3000), exampleScenario, "none")).toThrow(RangeError));
});

import { describe, expect, it } from "vitest";
import { calculateLoan } from "../calculate";
import type { Loan } from "../schema/types";
import { exampleLoan, usualArm } from "../testing/example";
import { checksOf } from "./all-checks";
import type { CheckName } from "./check";
import { checkOf, type Typed, working } from "./checks.fixture";
import { smallestChange } from "./smallest-change";

const clears = (check: CheckName, typed: Typed) => smallestChange(working(typed), check);
const county = (conforming: number, fha: number) => ({
  outside: {
    limits: {
      brookhaven: {
        conforming: { byUnits: [conforming, 0, 0, 0], source: "FHFA", date: "2026-01-01" },
        fha: { byUnits: [fha, 0, 0, 0], source: "HUD", date: "2026-01-01" },
      },
    },
  },
});

describe("the loan limits", () => {
  it("tell conforming from jumbo at FHFA's limits of 2026", () => {
    const limit = (price: number) => checkOf("conformingLimit", { price });
    expect(limit(1_040_937)).toMatchObject({ state: "clear", verdict: "Conforming", from: "2026-01-01" });
    expect(limit(1_040_939)).toMatchObject({ state: "notChecked", missing: expect.stringContaining("not loaded") });
    expect(limit(2_000_000)).toMatchObject({ state: "attention", verdict: "Jumbo" });
  });

  it("go by the county's where it is loaded", () => {
    const limit = (price: number) => checkOf("conformingLimit", { price, scenario: county(1_000_000, 900_000) });
    expect(limit(1_250_000)).toMatchObject({ state: "clear", verdict: "High balance" });
    expect(limit(1_250_002)).toMatchObject({ state: "attention", verdict: "Jumbo" });
  });

  it("begin at the ceiling of the other states in Alaska, Hawaii, Guam and the Virgin Islands", () => {
    const inState = (state: string, loanAmount: number, more: Typed = {}) =>
      ({ price: loanAmount / 0.8, state, ...more }) satisfies Typed;
    for (const state of ["AK", "HI", "GU", "VI"]) {
      expect(checkOf("conformingLimit", inState(state, 900_000))).toMatchObject({
        state: "clear",
        verdict: "Conforming",
        rule: "A conforming loan on a one-unit home is at most $1,249,125, and up to $1,873,675 where the county's limit is higher.",
      });
    }
    const verdict = (typed: Typed) => checkOf("conformingLimit", typed)?.verdict;
    expect(verdict(inState("HI", 1_249_200))).toBe("High balance or jumbo");
    expect(verdict(inState("HI", 1_873_680))).toBe("Jumbo");
    expect(verdict(inState("HI", 2_000_000, { loan: { units: 3 } }))).toBe("High balance or jumbo");
    expect(verdict(inState("NC", 900_000))).toBe("High balance or jumbo");
    // A county's limit of the statutory area is high balance above the area's own baseline.
    expect(verdict(inState("HI", 1_260_000, { scenario: county(1_299_500, 1_299_500) }))).toBe("High balance");
    expect(verdict(inState("HI", 900_000, { scenario: county(1_249_125, 1_249_125) }))).toBe("Conforming");
  });

  it("say how much more down makes a jumbo loan conforming", () =>
    expect(clears("conformingLimit", { price: 2_000_000 })).toMatchObject({
      input: "downPayment",
      value: 1_167_250,
      by: 767_250,
      sentence: "$767,250 more down",
      fields: { downPayment: 1_167_250, downPaymentPercentage: null },
    }));

  it("count an FHA loan before its upfront premium", () => {
    const fha = (loan: Partial<Loan>) =>
      checkOf("fhaLimit", {
        price: 560_000,
        loan: { program: "fha", MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: true }, ...loan },
        scenario: county(832_750, 540_400),
      });
    // 3.5 % down of 560,000 is a base loan of 540,400.
    expect(fha({ downPaymentPercentage: 3.5 })).toMatchObject({ state: "clear" });
    expect(fha({ downPaymentPercentage: 3.499 })).toMatchObject({ state: "attention", verdict: "Above FHA's limit" });
  });
});

describe("the down payment", () => {
  const down = (percent: number, loan: Partial<Loan> = {}) => ({ loan: { downPaymentPercentage: percent, ...loan } });

  it("of a conventional loan is 3 %, 10 % on a second home and 15 or 25 % on an investment property", () => {
    const state = (typed: Typed) => checkOf("highestLtv", typed)?.state;
    expect(state(down(3))).toBe("clear");
    expect(state(down(2.999))).toBe("attention");
    expect(state(down(3, { type: "arm5" }))).toBe("attention");
    expect(state(down(5, { type: "arm5" }))).toBe("clear");
    expect(state(down(4.9, { units: 3 }))).toBe("attention");
    expect(state(down(5, { units: 3 }))).toBe("clear");
    expect(state(down(10, { occupancy: "secondHome" }))).toBe("clear");
    expect(state(down(9.9, { occupancy: "secondHome" }))).toBe("attention");
    expect(state(down(15, { occupancy: "investment" }))).toBe("clear");
    expect(state(down(24.9, { occupancy: "investment", units: 2 }))).toBe("attention");
    expect(state(down(25, { occupancy: "investment", units: 2 }))).toBe("clear");
  });

  // Fannie Mae's Eligibility Matrix: the 95 % of two to four units does not extend to high-balance loans.
  it("of a conventional loan above the baseline limit is 5, 15 or 25 % by the units", () => {
    const high = (units: Loan["units"], percent: number) => {
      const baseline = [832_750, 1_066_250, 1_288_800, 1_601_750][units - 1]!;
      const price = Math.ceil((baseline + 1000) / (1 - percent / 100));
      return checkOf("highestLtv", { price, loan: { units, downPaymentPercentage: percent } });
    };
    expect(high(1, 5)?.state).toBe("clear");
    expect(high(1, 4.99)?.state).toBe("attention");
    expect(high(2, 15)?.state).toBe("clear");
    expect(high(2, 14.99)).toMatchObject({
      state: "attention",
      rule: "Fannie Mae requires at least 15% down on a 2-unit primary residence with a loan above the baseline limit.",
    });
    for (const units of [3, 4] as const) {
      expect(high(units, 25)?.state).toBe("clear");
      expect(high(units, 24.99)?.state).toBe("attention");
    }
  });

  it("of an FHA loan goes by the credit score", () => {
    const fha = (percent: number, ficoMin: number) => ({
      ...down(percent, { program: "fha" }),
      scenario: { client: { ficoMin } },
    });
    expect(checkOf("highestLtv", fha(3.5, 580))?.state).toBe("clear");
    expect(checkOf("highestLtv", fha(3.5, 579))?.state).toBe("attention");
    expect(clears("highestLtv", fha(3.5, 579))).toMatchObject({ value: 50_000, by: 32_500 });
    expect(checkOf("highestLtv", fha(20, 499))).toMatchObject({ verdict: "Credit score too low" });
    expect(clears("highestLtv", fha(20, 499))).toBeNull();
  });

  it("of a refinance of more than 95 % is of a loan that Fannie Mae owns", () => {
    const owed = { ...exampleLoan, id: "owed", category: "existing", balance: 480_000, monthsLeft: 300, payOff: true };
    const rule = checkOf("highestLtv", {
      loan: { category: "refinance", userPrepaidEscrows: 0 },
      scenario: { loans: [owed as Loan] },
    })?.rule;
    expect(rule).toBe(
      "Fannie Mae allows loans of up to 97% of the value on a refinance without cash out of a one-unit primary residence. Above 95% Fannie Mae must own the loan that is paid off.",
    );
  });

  it("of a refinance is that of one with cash out once more comes back than the agency allows", () => {
    const owed = { ...exampleLoan, id: "owed", category: "existing", balance: 400_000, monthsLeft: 300, payOff: true };
    const typed = (loan: Partial<Loan>, more: Typed["scenario"] = {}): Typed => ({
      loan: { category: "refinance", userPrepaidEscrows: 0, ...loan },
      scenario: { loans: [owed as Loan], ...more },
    });
    const found = (loan: Partial<Loan>, more: Typed["scenario"] = {}) => checkOf("highestLtv", typed(loan, more));
    const most = (loan: Partial<Loan>, more: Typed["scenario"] = {}) =>
      found(loan, more)?.rule.match(/up to (\S+%)/)?.[1];
    // What comes back is $5,000: 1.2% of the loan of 81% of $500,000.
    expect(found({ targetLTV: 81 })).toMatchObject({
      state: "attention",
      rule: "Fannie Mae allows loans of up to 80% of the value on a cash-out refinance of a one-unit primary residence.",
      has: "The loan is 81% of the value. It pays $5,000 out in cash.",
    });
    expect(clears("highestLtv", typed({ targetLTV: 85 }))).toMatchObject({ sentence: "A target LTV of 80.8%" });
    expect(found({ targetLTV: 80.8 })).toMatchObject({ state: "clear", has: "The loan is 80.8% of the value." });
    expect(most({ targetLTV: 80.8 }, { asOf: "2025-10-07" })).toBe("80%");
    expect(most({ targetLTV: 80.4 }, { asOf: "2025-10-07" })).toBe("97%");
    const MIWorksheet = { ...exampleLoan.MIWorksheet, isFinanced: true };
    const fha = (targetLTV: number) => most({ program: "fha", MIWorksheet, targetLTV });
    expect([80.1, 80.11].map(fha)).toEqual(["97.75%", "80%"]);
    const debt = {
      id: "card",
      name: "Card",
      type: "card",
      balance: 5000,
      payment: 100,
      rate: null,
      payOff: true,
    } as const;
    const debts = (type: "card" | "heloc") => ({ debts: [{ ...debt, type, monthsLeft: null }] });
    expect(found({}, debts("card"))?.has).toBe(
      "The loan is 81% of the value. It pays off debts that are not on the home.",
    );
    expect(most({}, debts("heloc"))).toBe("97%");
    expect(most({ MIWorksheet: { ...exampleLoan.MIWorksheet, activeModifiers: ["cashOut"] } })).toBe("80%");
  });

  it("of VA and USDA is nothing, on a home of one's own", () => {
    expect(checkOf("highestLtv", down(0, { program: "va" }))).toMatchObject({ state: "clear" });
    expect(checkOf("highestLtv", down(0, { program: "usda" }))).toMatchObject({ state: "clear" });
    for (const [program, named] of [
      ["fha", "An FHA"],
      ["va", "A VA"],
      ["usda", "A USDA"],
    ] as const)
      for (const occupancy of ["secondHome", "investment"] as const)
        expect(checkOf("highestLtv", down(20, { program, occupancy }))).toMatchObject({
          state: "attention",
          verdict: "Only for a primary residence",
          rule: `${named} loan is for a home that the borrower lives in.`,
        });
    expect(checkOf("highestLtv", down(20, { program: "fha", occupancy: "investment" }))?.rule).toBe(
      "An FHA loan is for a home that the borrower lives in.",
    );
  });
});

describe("the term and the payments", () => {
  it("are of up to 30 years, and repay from the first on", () => {
    expect(checkOf("longestTerm")?.state).toBe("clear");
    expect(clears("longestTerm", { loan: { term: 40 } })).toMatchObject({ value: 30, sentence: "A term of 30 years" });
    expect(checkOf("regularPayments")).toBeUndefined();
    expect(checkOf("regularPayments", { loan: { program: "interest10" } })?.state).toBe("attention");
  });
});

describe("mortgage insurance", () => {
  it("is priced by the card of 2018, or asked for where the card has no price", () => {
    expect(checkOf("mortgageInsurance", { loan: { downPaymentPercentage: 10 } })).toMatchObject({
      state: "clear",
      verdict: "Priced by the 2018 rate card",
      from: "2018-07-09",
    });
    const low = { loan: { downPaymentPercentage: 10 }, scenario: { client: { ficoMin: 600 } } };
    expect(checkOf("mortgageInsurance", low)).toMatchObject({ state: "attention", verdict: "No premium on the card" });
    expect(clears("mortgageInsurance", low)).toMatchObject({ value: 100_000, by: 50_000 });
  });

  it("of a jumbo loan is asked for, unless it is typed", () => {
    const jumbo = { price: 2_000_000, loan: { downPaymentPercentage: 10 } };
    expect(checkOf("mortgageInsurance", jumbo)).toMatchObject({
      state: "attention",
      has: "The rate card prices conforming loans, and this one is above the limit of $1,249,125. Type the mortgage insurance.",
    });
    expect(working(jumbo).financing.insurance.missing).toMatchObject([{ field: "MI" }]);
    const typed = { ...jumbo, loan: { ...jumbo.loan, annualMIPercentage: 0.6 } };
    expect(checkOf("mortgageInsurance", typed)).toMatchObject({ state: "clear" });
    expect(working(typed).financing.insurance.missing).toEqual([]);
  });

  it("of a loan in Hawaii is priced up to the statutory area's limit", () => {
    const lent = { price: 1_500_000, loan: { downPaymentPercentage: 10 } };
    expect(working(lent).financing.insurance.missing).toMatchObject([{ field: "MI" }]);
    expect(working({ ...lent, state: "HI" }).financing.insurance.missing).toEqual([]);
    expect(checkOf("mortgageInsurance", { ...lent, state: "HI" })).toMatchObject({ state: "clear" });
    expect(checkOf("fhaLimit", { ...lent, state: "HI", loan: { ...lent.loan, program: "fha" } })?.state).toBe(
      "notChecked",
    );
  });

  it("of an FHA loan is not less than FHA's", () => {
    const fha = { program: "fha", downPaymentPercentage: 3.5 } as const;
    expect(checkOf("mortgageInsurance", { loan: fha })).toMatchObject({ state: "clear", verdict: "As FHA charges" });
    expect(checkOf("mortgageInsurance", { loan: { ...fha, annualMIPercentage: 0.5 } })?.state).toBe("attention");
    expect(checkOf("mortgageInsurance", { loan: { ...fha, upfrontMI: 0 } })?.state).toBe("attention");
  });

  it("of an FHA loan is compared with FHA's first premium where it is typed in dollars a month", () => {
    const typed = (MI: number) =>
      checkOf("mortgageInsurance", { loan: { program: "fha", downPaymentPercentage: 3.5, MI } });
    expect(typed(220.02)).toMatchObject({
      state: "attention",
      verdict: "Less than FHA charges",
      has: "The loan has $8,443.75 at closing and $220.02 a month as typed. FHA's first premium is $220.03 a month.",
    });
    expect(typed(220.03)).toMatchObject({ state: "clear", verdict: "As typed, not less than FHA's" });
  });

  it("of an FHA loan ends in the check when it ends in the schedule, also at a price with cents", () => {
    const loan = { program: "fha", downPaymentPercentage: 10 } as const;
    const typed = { price: 333_333.33, loan };
    expect(working(typed).repayment.miMonths).toBe(132);
    expect(checkOf("mortgageInsurance", typed)?.rule).toMatch(/ a year for 11 years\.$/);
  });
});

describe("a figure beside its limit", () => {
  it("is never written as the limit that it exceeds", () => {
    const down = (downPayment: number, loan: Partial<Loan> = {}) =>
      checkOf("highestLtv", { price: 400_000, loan: { downPayment, downPaymentPercentage: null, ...loan } })?.has;
    expect(down(13_998.8, { program: "fha" })).toMatch(/^The base loan is 96\.5003% of the value/);
    expect(down(14_000, { program: "fha" })).toMatch(/^The base loan is 96\.5% of the value/);
    expect(down(11_999.99)).toBe("The loan is 97.000003% of the value.");
    const loan = { downPayment: 39_999, downPaymentPercentage: null, credits: 12_001 };
    expect(checkOf("concessions", { price: 400_000, loan })).toMatchObject({
      rule: expect.stringContaining("above 90% loan-to-value. This loan is at 90.0003%."),
      has: expect.stringMatching(/^\$12,001 is 3\.0003%; the limit is \$12,000\./),
    });
    const income = (monthlyIncome: number) => checkOf("debtToIncome", { scenario: { client: { monthlyIncome } } });
    expect(income(6_128.16)).toMatchObject({
      state: "attention",
      has: "The qualifying payment is 50.0003% of income, and 50.0003% with all debts.",
    });
  });

  it("is written shortly where a percentage with cents is within the limit", () => {
    const loan = { program: "fha", downPaymentPercentage: 3.5 } as const;
    expect(checkOf("highestLtv", { price: 333_333.33, loan })).toMatchObject({
      state: "clear",
      has: expect.stringMatching(/^The base loan is 96\.5% of the value\./),
    });
  });

  it("is one point, whatever decimals are left out", () => {
    const { apr } = calculateLoan(working({}).scenario, working({}).loan);
    const apor = apr! - 1.0002;
    expect(checkOf("higherPriced", { loan: { apor } })?.has).toMatch(/, 1 point above the average prime offer rate/);
  });
});

describe("debt to income", () => {
  it("is within the agency's ways of underwriting, by the qualifying payment", () => {
    // 2,528.27 + 350 tax + 40 association and the usual insurance are the payment of the example.
    const at = (monthlyIncome: number) => checkOf("debtToIncome", { scenario: { client: { monthlyIncome } } });
    expect(at(10_000)).toMatchObject({ state: "clear", verdict: "Within 36%" });
    expect(at(6_500)).toMatchObject({ state: "clear", verdict: "Within 50%" });
    expect(at(5_000)).toMatchObject({ state: "attention" });
    // The payment of 3,180.18 is 29 % of 10,966.14 and 32 % of 9,938.06.
    const usda = (monthlyIncome: number) =>
      checkOf("debtToIncome", { loan: { program: "usda" }, scenario: { client: { monthlyIncome } } })?.verdict;
    expect([10_967, 10_966, 9_939, 9_938].map(usda)).toEqual([
      "Within 41%",
      "Within 44%",
      "Within 44%",
      "Above the limits of manual underwriting",
    ]);
    // HUD Handbook 4000.1 II.A.4 sets no ratio where TOTAL accepts the loan.
    const fha = checkOf("debtToIncome", {
      loan: { program: "fha", downPaymentPercentage: 3.5 },
      scenario: { client: { monthlyIncome: 7000 } },
    });
    expect(fha).toMatchObject({
      state: "attention",
      verdict: "Above the limits of manual underwriting",
      rule: expect.stringContaining("FHA's automated system (TOTAL) may accept more."),
    });
    const va = checkOf("debtToIncome", { loan: { program: "va" }, scenario: { client: { monthlyIncome: 7000 } } });
    expect(va?.verdict).toBe("Above the VA's guide");
    expect(checkOf("debtToIncome")).toMatchObject({
      state: "notChecked",
      missing: "Type the client's monthly income.",
    });
  });
});

describe("a qualified mortgage", () => {
  it("has points and fees of up to 3 % of the amount financed in 2026", () => {
    // 3.5 points of 400,000 are 14,000; what is financed without them is 386,000, and 3 % of that 11,580.
    const typed = { loan: { points: 3.5 } };
    expect(checkOf("pointsAndFees", typed)).toMatchObject({
      state: "attention",
      has: expect.stringContaining("the cap is $11,580"),
      source: "90 FR 57890",
    });
    expect(clears("pointsAndFees", typed)).toMatchObject({ input: "points", value: 2.875 });
    expect(checkOf("pointsAndFees", { loan: { closingCosts: 5000 } })).toMatchObject({ state: "notChecked" });
    // From 82,775 to 137,958 the cap is 4,139.
    const small = checkOf("pointsAndFees", { price: 150_000, loan: { points: 4 } });
    expect(small?.has).toContain("the cap is $4,139");
    const rule = (price: number) => checkOf("pointsAndFees", { price, loan: { points: 4 } })?.rule.split(".")[0];
    expect([20_000, 25_000, 100_000, 150_000, 500_000].map(rule)).toEqual([
      "For a loan of less than $17,245, points and fees are at most 8% of the amount financed",
      "For a loan of $17,245 to less than $27,592, points and fees are at most $1,380",
      "For a loan of $27,592 to less than $82,775, points and fees are at most 5% of the amount financed",
      "For a loan of $82,775 to less than $137,958, points and fees are at most $4,139",
      "For a loan of $137,958 or more, points and fees are at most 3% of the amount financed",
    ]);
  });

  it("has points and fees of up to $1,348 in 2025 where $16,855 to $26,967 are lent (89 FR 95080)", () => {
    const check = (price: number) =>
      checkOf("pointsAndFees", { price, loan: { points: 6 }, scenario: { asOf: "2025-06-30" } });
    expect(check(33_708)?.has).toContain("the cap is $1,348");
    expect(check(21_069)?.has).toContain("the cap is $1,348");
    expect(check(33_710)).toMatchObject({ rule: expect.stringContaining("5%"), source: "89 FR 95080" });
    expect(check(21_068)?.rule).toContain("8%");
  });

  it("counts a premium at closing above FHA's, and all of one that is not refundable (comment 32(b)(1)(i)(C)-1.ii)", () => {
    // The regulation's example: 3,000 of which FHA would charge 2,000; here 7,600 of a loan of 400,000, of which FHA would charge 7,000.
    const has = (isRefund: boolean) =>
      checkOf("pointsAndFees", {
        loan: { upfrontMI: 7600, points: 1, MIWorksheet: { ...exampleLoan.MIWorksheet, isMonthly: false, isRefund } },
      })?.has;
    expect(has(true)).toContain("the part of the upfront mortgage insurance that counts $600, together $4,600;");
    expect(has(false)).toContain("the part of the upfront mortgage insurance that counts $7,600, together $11,600;");
  });

  it("costs less than 2.25 points above the average prime offer rate, and is higher-priced from 1.5", () => {
    const price = (apor: number) => checkOf("qualifiedPrice", { loan: { apor } })?.state;
    expect([price(4.251), price(4.25)]).toEqual(["clear", "attention"]);
    const rule = (of: number) => checkOf("qualifiedPrice", { price: of, loan: { apor: 6 } })?.rule;
    expect(rule(100_000)).toContain("The APR of a loan of less than $82,775 is less than 6.5 points above");
    expect(rule(125_000)).toContain("a loan of $82,775 to less than $137,958 is less than 3.5 points above");
    expect(rule(500_000)).toContain("a loan of $137,958 or more is less than 2.25 points above");
    const higher = (apor: number) => checkOf("higherPriced", { loan: { apor } })?.state;
    expect([higher(5.001), higher(5)]).toEqual(["clear", "attention"]);
    const jumbo = (apor: number) => checkOf("higherPriced", { price: 2_000_000, loan: { apor } })?.state;
    expect([jumbo(4.001), jumbo(4)]).toEqual(["clear", "attention"]);
    expect(clears("higherPriced", { loan: { apor: 5 } })).toMatchObject({ sentence: "A rate of 6.375%" });
  });

  it("costs what it would at the highest rate of the first five years, where an adjustable rate may change in them (12 CFR 1026.43(e)(2)(vi))", () => {
    const check = (type: Loan["type"], apor: number, name: CheckName = "qualifiedPrice") =>
      checkOf(name, { loan: { type, apor, ARM: { ...usualArm, sofrToday: 3.5 } } });
    // 6.5 % and 2, 1, 1 and 1 point within five years are 11.5 %; of a rate that is fixed for 5 years, the first cap on the due date of the 60th payment.
    for (const [type, highest] of [
      ["arm3", 11.5],
      ["arm5", 8.5],
    ] as const) {
      expect(check(type, highest - 2.249)?.state).toBe("clear");
      expect(check(type, highest - 2.25)).toMatchObject({
        state: "attention",
        has: expect.stringContaining(
          `The APR at ${highest}%, the highest rate of the first five years, is ${highest}%`,
        ),
      });
    }
    // Nothing changes in five years, so it is the composite APR, as everywhere else.
    expect(check("arm7", 4.5)).toMatchObject({ state: "clear", has: expect.stringMatching(/^The APR is 6\.\d+%/) });
    expect(check("arm3", 5.5, "higherPriced")).toMatchObject({ has: expect.stringMatching(/^The APR is 6\.\d+%/) });
  });

  it("may be 6.5 points above on a manufactured home below the amount of the year", () => {
    const MIWorksheet = { ...exampleLoan.MIWorksheet, activeModifiers: ["manufactured"] };
    const price = (apor: number, loan: Partial<Loan> = {}, of = 125_000) =>
      checkOf("qualifiedPrice", { price: of, loan: { apor, ...loan } })?.state;
    expect([price(3.001), price(3)]).toEqual(["clear", "attention"]);
    expect([price(0.001, { MIWorksheet }), price(0, { MIWorksheet })]).toEqual(["clear", "attention"]);
    expect(price(4.25, { MIWorksheet }, 200_000)).toBe("attention");
  });

  it("is not checked without the rate of the day, and takes the week's table where it is loaded", () => {
    expect(checkOf("higherPriced")).toMatchObject({ state: "notChecked", missing: expect.stringContaining("APOR") });
    const apor = { fixed: { 30: 5.1 }, adjustable: { 5: 4.9 }, source: "FFIEC", date: "2026-11-16" };
    expect(checkOf("higherPriced", { scenario: { outside: { apor } } })).toMatchObject({
      state: "clear",
      has: expect.stringContaining("offer rate of 5.1% of the week of 2026-11-16"),
    });
  });
});

describe("a check whose next value is due", () => {
  const overdue = "This uses the 2026 value; the next one was due on 2027-01-01 and is not available yet.";
  const veteran = { program: "va", entitlementUsed: 100_000 } as const;
  const resting: [CheckName, Typed][] = [
    ["conformingLimit", {}],
    ["fhaLimit", { loan: { program: "fha" } }],
    ["vaEntitlement", { loan: veteran }],
    ["pointsAndFees", {}],
    ["qualifiedPrice", {}],
    ["higherPriced", {}],
  ];

  it.each(resting)("says so: %s", (check, typed) => {
    const rule = (asOf: string) => checkOf(check, { ...typed, scenario: { asOf } })!.rule;
    expect(rule("2026-12-31")).not.toContain("This rests on");
    expect(rule("2027-01-01")).toContain(overdue);
  });

  it("says nothing where the county's limit of the year is loaded, or nothing rests on one", () => {
    const { conforming, fha } = county(900_000, 900_000).outside.limits.brookhaven;
    const limits = { brookhaven: { conforming: { ...conforming, date: "2027-01-01" }, fha } };
    const scenario = { asOf: "2027-02-01", outside: { limits } };
    expect(checkOf("conformingLimit", { scenario })!.rule).toBe(
      "In this county a conforming loan on a one-unit home is at most $900,000.",
    );
    expect(checkOf("fhaLimit", { scenario, loan: { program: "fha" } })!.rule).toContain(overdue);
    expect(checkOf("vaEntitlement", { scenario: { asOf: "2027-02-01" }, loan: { program: "va" } })!.rule).not.toContain(
      "This rests on",
    );
  });
});

it("checks nothing of a purchase in cash and of an existing mortgage", () => {
  expect(checksOf(working({ loan: { program: "allCash", term: 0 } }))).toEqual([]);
  expect(checksOf(working({ loan: { category: "existing", balance: 200_000, monthsLeft: 200 } }))).toEqual([]);
});

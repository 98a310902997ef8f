import { describe, expect, it } from "vitest";
import { calculateLoan } from "../calculate";
import { working } from "../checks/checks.fixture";
import type { Loan } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";
import { through } from "../testing/published-cases";

const price = 400_000;
const loan = (more: Partial<Loan>) => through({ price, loan: { downPaymentPercentage: 10, ...more } });
const worksheet = (more: Partial<Loan["MIWorksheet"]>) => ({ MIWorksheet: { ...exampleLoan.MIWorksheet, ...more } });
/** On a home worth 500,000. */
const owned = (one: Loan) => calculateLoan(ownedHomeScenario([one]), one);

// 38 U.S.C. 3729(b)(4)(G) to (I): a down payment in percent of the total purchase price.
describe("VA's funding fee of a home that is appraised below its price", () => {
  const fee = (appraised: number, downPayment: number) => {
    const { loan: veteran, ...rest } = working({
      price,
      appraised,
      loan: { program: "va", downPayment, downPaymentPercentage: null },
    });
    return calculateLoan(rest.scenario, veteran).defaults.upfrontMIPercentage;
  };
  it("counts what is paid above the appraised value as down payment", () => {
    // 10,000 above the appraisal and 10,000 down are 5 % of 400,000; 30,000 and 10,000 are 10 %.
    expect([fee(390_000, 9_999), fee(390_000, 10_000)]).toEqual([2.15, 1.5]);
    expect([fee(370_000, 9_999), fee(370_000, 10_000)]).toEqual([1.5, 1.25]);
    expect([fee(400_000, 19_999), fee(400_000, 20_000)]).toEqual([2.15, 1.5]);
  });
});

describe("mortgage insurance typed", () => {
  it("wins over the rule, in dollars or in percent, and says what the rule gives", () => {
    expect(loan({ MI: 99 })).toMatchObject({ MI: 99, defaults: { MI: 114, annualMIPercentage: 0.38 } });
    expect(loan({ annualMIPercentage: 0.5 }).MI).toBe(150);
    expect(loan({ program: "fha", upfrontMI: 1000 })).toMatchObject({ upfrontMI: 1000, defaults: { upfrontMI: 6300 } });
    expect(loan({ MI: 0 })).toMatchObject({ MI: 0, miMonths: 0 });
  });
  it("is none at all when self-insured", () => {
    const result = loan({ program: "fha", selfInsured: true, MI: 99, upfrontMI: 1000 });
    expect(result).toMatchObject({ MI: 0, upfrontMI: 0, miMonths: 0, totals: { mortgageInsurance: 0 } });
  });
  it("is none where nothing is lent: a refinance whose cash covers all that it pays off", () => {
    const one = homeRefinance({ program: "conventional", MI: 80, upfrontMI: 900, userCashToApply: 10_000 });
    expect(owned(one)).toMatchObject({ amount: 0, MI: 0, upfrontMI: 0, monthly: { mortgageInsurance: 0 } });
  });
  it("is asked for where the card has no cell, and leaves what needs it unknown", () => {
    const beyond = { downPaymentPercentage: 2 };
    const result = loan(beyond);
    expect(result.missing.map(({ field }) => field)).toEqual(["MI"]);
    expect(result).toMatchObject({
      MI: null,
      apr: null,
      miMonths: 0,
      monthly: { mortgageInsurance: null, total: null },
    });
    expect(result.totals).toMatchObject({ mortgageInsurance: null, payments: null });
    expect(result.horizons.every(({ totalCost }) => totalCost === null)).toBe(true);
    expect(result.monthly.principalAndInterest).toBeGreaterThan(0);
    expect(loan({ ...beyond, MI: 60 })).toMatchObject({ missing: [], MI: 60 });
  });
  it("asks for a single premium, and needs no monthly one with it", () => {
    const single = { ...exampleLoan.MIWorksheet, isMonthly: false };
    const asked = loan({ MIWorksheet: single });
    expect(asked.missing.map(({ field }) => field)).toEqual(["upfrontMI"]);
    expect(asked).toMatchObject({ MI: null, apr: null, monthly: { total: null } });
    expect(loan({ MIWorksheet: single, upfrontMI: 5000 })).toMatchObject({ MI: 0, upfrontMI: 5000, missing: [] });
  });
  it("asks for both premiums of a split, and lets each be typed", () => {
    const split = worksheet({ plan: "split" });
    expect(loan(split).missing.map(({ field }) => field)).toEqual(["upfrontMI", "MI"]);
    expect(loan({ ...split, upfrontMI: 2000 })).toMatchObject({ MI: null, missing: [{ field: "MI" }] });
    expect(loan({ ...split, upfrontMI: 2000, MI: 55 })).toMatchObject({ MI: 55, upfrontMI: 2000, missing: [] });
  });
  it("costs nothing beside the rate where the lender pays, whatever the flag of months says", () => {
    const paid = loan(worksheet({ plan: "lenderPaid", isMonthly: false }));
    expect(paid).toMatchObject({ MI: 0, upfrontMI: 0, miMonths: 0, missing: [], rateCard: null });
  });
  it("names the day of the rate card where that prices it", () => {
    expect([loan({}).rateCard, loan({ MI: 90 }).rateCard, loan({ program: "fha" }).rateCard]).toEqual([
      "2018-07-09",
      null,
      null,
    ]);
  });
  it("takes an insurer's quote in place of the card, and names insurer and day", () => {
    type Quote = NonNullable<Loan["MIWorksheet"]["quotes"]>[number];
    const radian: Quote = {
      insurer: "Radian",
      plan: "monthly",
      annual: 0.41,
      upfront: null,
      date: "2026-11-01",
      prices: true,
    };
    const quoted = (more: Partial<Quote>, typed: Partial<Loan> = {}) =>
      loan({
        ...worksheet({
          quotes: [
            { ...radian, prices: false },
            { ...radian, ...more },
          ],
        }),
        ...typed,
      });
    const named = { insurer: "Radian", date: "2026-11-01", isOld: false };
    expect(quoted({})).toMatchObject({ MI: 123, rateCard: null, insurersQuote: named });
    expect(quoted({ date: "2026-10-20" }).insurersQuote).toMatchObject({ isOld: true });
    expect(quoted({ plan: "single", upfront: 1.5 })).toMatchObject({ MI: 0, upfrontMI: 5400, missing: [] });
    expect(quoted({ plan: "split", upfront: 0.5 })).toMatchObject({ MI: 123, upfrontMI: 1800 });
    expect(quoted({ plan: "lenderPaid" })).toMatchObject({ MI: 0, upfrontMI: 0, missing: [] });
    expect(quoted({}, { MI: 90, upfrontMI: 0 })).toMatchObject({ MI: 90, insurersQuote: null });
    expect(quoted({}, { downPaymentPercentage: 20 })).toMatchObject({ MI: 0, insurersQuote: null });
    expect(quoted({ annual: null }).missing).toMatchObject([{ field: "MI" }]);
    // A quote without a date prices nothing: the card does.
    expect(quoted({ date: null })).toMatchObject({ MI: 114, rateCard: "2018-07-09", insurersQuote: null });
  });
  it("assumes a score of 740 and says so", () => {
    expect(loan({}).creditScore).toEqual({ value: 740, assumed: true });
    expect(through({ price, ficoMin: 765, loan: { downPaymentPercentage: 10 } })).toMatchObject({
      MI: 84,
      creditScore: { value: 765, assumed: false },
    });
  });
  it("takes the score that is chosen for the loan before the client's", () => {
    const MIWorksheet = { activeModifiers: [], isMonthly: true, isRefund: true, isFinanced: false, creditScore: 660 };
    const chosen = { downPaymentPercentage: 10, MIWorksheet };
    const known = { downPaymentPercentage: 10 };
    const result = through({ price, ficoMin: 765, loan: chosen });
    expect(result.creditScore).toEqual({ value: 660, assumed: false });
    expect(result.MI).toBe(through({ price, ficoMin: 679, loan: known }).MI);
    expect(result.MI).toBeGreaterThan(through({ price, ficoMin: 680, loan: known }).MI!);
  });
});

describe("adjustable rates", () => {
  it("are insured by what their first rate's months promise", () => {
    const premium = (type: Loan["type"], term = 30) => loan({ type, term }).defaults.annualMIPercentage;
    expect((["armHalf", "arm1", "arm3"] as const).map((type) => premium(type))).toEqual([0.48, 0.48, 0.48]);
    expect((["arm5", "arm7", "arm15"] as const).map((type) => premium(type))).toEqual([0.38, 0.38, 0.38]);
    expect((["arm3", "arm5"] as const).map((type) => premium(type, 20))).toEqual([null, 0.31]);
  });
  it("count as fixed when they are for as long as the loan, and so do buydowns", () => {
    expect(loan({ type: "arm10", term: 10 }).defaults.annualMIPercentage).toBe(0.21);
    expect(loan({ type: "bd321" }).defaults.annualMIPercentage).toBe(0.38);
  });
});

describe("refinances", () => {
  it("are insured by the value of the home, at every program's own premiums", () => {
    const at = (more: Partial<Loan>) => owned(homeRefinance({ targetLTV: 90, ...more }));
    expect(at({ program: "conventional" })).toMatchObject({ ltv: 90, MI: 142.5, upfrontMI: 0 });
    expect(at({ program: "fha" })).toMatchObject({ MI: 186.46, upfrontMI: 7875 });
    expect(at({ program: "usda" })).toMatchObject({ MI: 130.52, upfrontMI: 4500 });
    expect(at({ program: "va" })).toMatchObject({ MI: 0, upfrontMI: 9675 });
    expect(at({ program: "va", ...worksheet({ activeModifiers: ["irrrl"] }) }).upfrontMI).toBe(2250);
    expect(at({ program: "va", ...worksheet({ activeModifiers: ["cashOut", "subsequentUse"] }) }).upfrontMI).toBe(
      14_850,
    );
    expect(at({ program: "conventional", ...worksheet({ activeModifiers: ["cashOut"] }) }).MI).toBe(217.5);
  });
});

describe("an existing mortgage", () => {
  it("has the premium that is typed, and none of any rule", () => {
    for (const program of ["conventional", "fha", "usda", "va"] as const) {
      const none = owned(
        existingMortgage({ program, balance: 480_000, upfrontMI: 900, ...worksheet({ isFinanced: true }) }),
      );
      expect(none).toMatchObject({
        amount: 480_000,
        MI: 0,
        upfrontMI: 0,
        missing: [],
        defaults: { MI: 0, upfrontMI: 0 },
      });
    }
    expect(owned(existingMortgage({ program: "conventional", MI: 75 }))).toMatchObject({ MI: 75 });
    expect(owned(existingMortgage({ program: "conventional", annualMIPercentage: 0.4 }))).toMatchObject({ MI: 100 });
    expect(owned(existingMortgage({ MI: 75, selfInsured: true }))).toMatchObject({ MI: 0 });
  });
  it("pays it until the balance is 78 % of what was paid for the home, whatever that is worth today", () => {
    const loan = existingMortgage({ program: "conventional", MI: 75 });
    const { miMonths, amortSchedule } = calculateLoan(ownedHomeScenario([loan]), loan, { schedule: "monthly" });
    // 350,000 was paid, 78 % of it is 273,000.
    expect(miMonths).toBe(amortSchedule!.balance.findIndex((balance) => balance <= 273_000) + 1);
    expect(miMonths).toBeGreaterThan(60);
    expect(owned(existingMortgage({ program: "fha", MI: 75 })).miMonths).toBe(owned(existingMortgage({})).payoffMonths);
  });
});

describe("what the loan says of the home", () => {
  const priced = (more: Partial<Loan>) => loan({ program: "conventional", ...more }).MI;
  it("prices conventional insurance as its worksheet would", () => {
    for (const modifier of ["secondHome", "investment"] as const)
      expect(priced({ occupancy: modifier })).toBe(priced(worksheet({ activeModifiers: [modifier] })));
    const marked = priced(worksheet({ activeModifiers: ["threeOrFourUnits"] }));
    expect(priced({ units: 2 })).toBe(priced({}));
    expect([priced({ units: 3 }), priced({ units: 4 })]).toEqual([marked, marked]);
    expect(marked).toBeGreaterThan(priced({})!);
  });
  it("adds nothing to what is marked already, and a marked kind of home wins", () => {
    const second = worksheet({ activeModifiers: ["secondHome"] });
    expect(priced({ occupancy: "secondHome", ...second })).toBe(priced(second));
    expect(priced({ occupancy: "investment", ...second })).toBe(priced(second));
  });
  it("changes no premium of an agency", () =>
    expect(loan({ program: "fha", occupancy: "investment", units: 4 }).MI).toBe(loan({ program: "fha" }).MI));
});

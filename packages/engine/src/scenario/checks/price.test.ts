import { describe, expect, it } from "vitest";
import type { SecondLoan } from "../schema/types";
import { checkOf, type Typed } from "./checks.fixture";

const apor = { fixed: { 15: 5.5, 30: 6 }, adjustable: {}, source: "FFIEC", date: "2026-11-16" };
const withSecond = (more: Partial<SecondLoan>, { loan, ...typed }: Typed = {}) =>
  checkOf("higherPricedSecond", {
    ...typed,
    loan: { secondLoan: { type: "fixed", ltv: 90, term: 30, amount: null, rate: 9, ...more }, ...loan },
    scenario: { outside: { apor }, ...typed.scenario },
  });

// 12 CFR 1026.35(a)(1)(iii): 3.5 or more points for a loan secured by a subordinate lien.
describe("a second loan", () => {
  it("is higher-priced from 3.5 points above the offer rate of its own term", () => {
    expect(withSecond({ rate: 9.499 })).toMatchObject({
      state: "clear",
      has: "The second loan's rate is 9.499%, 3.499 points above the average prime offer rate of 6% of the week of 2026-11-16. Its fees are not known; they make its APR higher than its rate.",
    });
    expect(withSecond({ rate: 9.5 })).toMatchObject({
      state: "attention",
      verdict: "Higher-priced",
      source: expect.stringContaining("12 CFR 1026.35(a)(1)"),
    });
    expect(withSecond({ rate: 9, term: 15 })?.state).toBe("attention");
    expect(withSecond({ rate: 8.999, term: 15 })?.state).toBe("clear");
    expect(withSecond({ rate: 9.5, type: "float10" })?.state).toBe("attention");
  });

  it("takes the offer rate that is typed for a first loan with a fixed rate for as long, and no other", () => {
    expect(withSecond({ rate: 9.5 }, { loan: { apor: 6.001 } })?.state).toBe("clear");
    expect(withSecond({ rate: 9.5 }, { loan: { apor: 7, type: "arm5" } })?.state).toBe("attention");
    expect(withSecond({ rate: 9.5, term: 20 }, { loan: { apor: 7 } })).toMatchObject({
      state: "notChecked",
      missing:
        "The average prime offer rate of a fixed rate for 20 years is not loaded. Compare it with the second loan's APR.",
    });
  });

  it("is checked where it is closed-end and on a principal dwelling", () => {
    expect(withSecond({ type: "heloc", margin: 9 })).toBeUndefined();
    expect(withSecond({ rate: 12 }, { loan: { occupancy: "investment" } })).toBeUndefined();
    expect(checkOf("higherPricedSecond")).toBeUndefined();
  });
});

// 12 CFR 1026.35(c)(2)(i): a loan that is a qualified mortgage is exempt from the appraisal.
it("asks no appraisal of a higher-priced loan that is a qualified mortgage", () =>
  expect(checkOf("higherPriced", { loan: { apor: 5 } })).toMatchObject({
    state: "attention",
    rule: expect.stringContaining("a written appraisal unless it is exempt, as a qualified mortgage is."),
  }));

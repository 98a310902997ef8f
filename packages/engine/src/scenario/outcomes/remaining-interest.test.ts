import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculate } from "../calculate";
import type { Loan } from "../schema/types";
import { cardDebt, existingMortgage, ownedHomeScenario } from "../testing/owned-home.fixture";
import {
  debtInterestLeft,
  debtInterestPaid,
  debtPaymentsCertain,
  debtPaymentsLeft,
  mortgageInterestLeft,
} from "./remaining-interest";

describe("interest of a debt so far", () => {
  it("of 1,000 at 12 % with 500 a month is 10, then 5.10 more, then 0.15 more, then no more", () => {
    const debt = cardDebt({ balance: 1000, payment: 500, rate: 12 });
    expect([0, 1, 2, 3, 60].map((months) => debtInterestPaid(debt, months))).toEqual(
      [0, 10, 15.1, 15.25, 15.25].map(dollars),
    );
  });
  it("is not known where the whole is not, and nothing without a rate of interest", () => {
    expect(debtInterestPaid(cardDebt({ balance: 1000, payment: 10, rate: 12 }), 12)).toBeNull();
    expect(debtInterestPaid(cardDebt({ balance: 1000, payment: 10, rate: 0 }), 12)).toBe(0);
  });
});

describe("interest left on a debt", () => {
  it("of 1,000 at 12 % with 500 a month is 10 + 5.10 + 0.15", () => {
    // 1,000.00 bears 10.00, 490 go off; 510.00 bears 5.10, 494.90 go off; 15.10 bears 0.15 and is cleared.
    expect(debtInterestLeft(cardDebt({ balance: 1000, payment: 500, rate: 12 }))).toBe(dollars(15.25));
  });
  it("ends with its last payment, which clears what is left: 10 + 5.10", () => {
    expect(debtInterestLeft(cardDebt({ balance: 1000, payment: 500, rate: 12, monthsLeft: 2 }))).toBe(dollars(15.1));
  });
  it("is owed besides where the payment does not cover it: 10 + 10.05 + 10.10 + 10.15", () => {
    expect(debtInterestLeft(cardDebt({ balance: 1000, payment: 5, rate: 12, monthsLeft: 4 }))).toBe(dollars(40.3));
  });
  it("is not told once no double can hold its cents", () => {
    expect(debtInterestLeft(cardDebt({ balance: 999_999_999, payment: 0, rate: 100, monthsLeft: 600 }))).toBeNull();
  });
  it("is not known without a rate, or without an end", () => {
    expect(debtInterestLeft(cardDebt({ rate: null, monthsLeft: 12 }))).toBeNull();
    expect(debtInterestLeft(cardDebt({ balance: 1000, payment: 10, rate: 12 }))).toBeNull();
    expect(debtInterestLeft(cardDebt({ balance: 999_999_999, payment: 833.35, rate: 0.001 }))).toBeNull();
  });
  it("is nothing where nothing bears interest or nothing is owed", () => {
    expect(debtInterestLeft(cardDebt({ rate: 0, payment: 0 }))).toBe(0);
    expect(debtInterestLeft(cardDebt({ balance: 0 }))).toBe(0);
  });
});

describe("payments left of a debt", () => {
  it("are counted by its payment, and are no more than are typed", () => {
    expect(debtPaymentsLeft(cardDebt({ balance: 1000, payment: 500, rate: 12 }))).toBe(3);
    expect(debtPaymentsLeft(cardDebt({ balance: 1000, payment: 250, rate: 0 }))).toBe(4);
    expect(debtPaymentsLeft(cardDebt({ balance: 1000, payment: 500, rate: 12, monthsLeft: 2 }))).toBe(2);
  });
  it("are fewer than are typed where its payment repays it sooner", () => {
    expect(debtPaymentsLeft(cardDebt({ balance: 1000, payment: 500, rate: 12, monthsLeft: 9 }))).toBe(3);
  });
  it("are as typed where the rate is not known", () => {
    expect(debtPaymentsLeft(cardDebt({ rate: null, monthsLeft: 9 }))).toBe(9);
  });
  it("are, for certain, no more than the balance alone takes where neither rate nor months are known", () => {
    expect(debtPaymentsCertain(cardDebt({ rate: null, balance: 1000, payment: 300 }))).toBe(4);
    expect(debtPaymentsCertain(cardDebt({ rate: null, balance: 1000, payment: 0 }))).toBe(0);
    expect(debtPaymentsCertain(cardDebt({ rate: null, balance: 1000, payment: 300, monthsLeft: 9 }))).toBe(9);
    expect(debtPaymentsCertain(cardDebt({ balance: 1000, payment: 500, rate: 12 }))).toBe(3);
    expect(debtPaymentsCertain(cardDebt({ balance: 1000, payment: 10, rate: 12 }))).toBe(1200);
  });
  it("have no end that is known without a rate, or below the interest", () => {
    expect(debtPaymentsLeft(cardDebt({ rate: null }))).toBe(1200);
    expect(debtPaymentsLeft(cardDebt({ balance: 1000, payment: 10, rate: 12 }))).toBe(1200);
  });
});

describe("interest left on an existing mortgage", () => {
  const cases: [string, Partial<Loan>][] = [
    ["level over the payments left", { payment: null }],
    ["as typed", {}],
    ["typed so high that it ends sooner", { payment: 5000 }],
    ["typed so low that the last payment clears the rest", { payment: 2000 }],
    ["typed below the interest", { payment: 100 }],
    ["without interest", { rate: 0 }],
    ["one payment", { monthsLeft: 1 }],
    ["paid back faster than is due", { additionalMonthlyPayments: [{ amount: 200 }] }],
  ];
  it.each(cases)("is what its own schedule bears: %s", (_, more) => {
    const old = existingMortgage(more);
    const [result] = calculate(ownedHomeScenario([old])).loans;
    expect(mortgageInterestLeft(old)).toBe(dollars(result!.totals.interest));
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars } from "../money/cents";
import { escrowAccount } from "./escrow-analysis";

const asOf = "2026-11-20";
const due = (month: number, amount: number) => ({ month, amount: dollars(amount) });
const appendixE = { asOf, disbursements: [due(7, 500), due(9, 360), due(12, 700)], firstMonth: 7 };
const inDollars = (cents: Cents) => cents / 100;

describe("the aggregate analysis of an escrow account", () => {
  it("is that of Appendix E to 12 CFR Part 1024, month by month", () => {
    const { monthly, cushion, initialDeposit, months } = escrowAccount(appendixE);
    expect([monthly, cushion, initialDeposit].map(inDollars)).toEqual([130, 260, 1040]);
    expect(months.map(({ month, due, balance }) => [month, inDollars(due), inDollars(balance)])).toEqual([
      [7, 500, 670],
      [8, 0, 800],
      [9, 360, 570],
      [10, 0, 700],
      [11, 0, 830],
      [12, 700, 260],
      [1, 0, 390],
      [2, 0, 520],
      [3, 0, 650],
      [4, 0, 780],
      [5, 0, 910],
      [6, 0, 1040],
    ]);
  });
  it("is Appendix E's second step without a cushion", () => {
    const { cushion, initialDeposit, months } = escrowAccount({ ...appendixE, cushionMonths: 0 });
    expect([cushion, initialDeposit].map(inDollars)).toEqual([0, 780]);
    expect(months.map(({ balance }) => inDollars(balance))).toEqual([
      410, 540, 310, 440, 570, 0, 130, 260, 390, 520, 650, 780,
    ]);
  });
  it("refuses a cushion above a sixth of the year", () => {
    expect(() => escrowAccount({ ...appendixE, cushionMonths: 3 })).toThrow(RangeError);
    expect(() => escrowAccount({ ...appendixE, cushionMonths: -1 })).toThrow(RangeError);
  });
  it("pays out nothing and holds nothing where nothing is due", () => {
    const { monthly, cushion, initialDeposit, months } = escrowAccount({ asOf, disbursements: [], firstMonth: 3 });
    expect([monthly, cushion, initialDeposit]).toEqual([0, 0, 0]);
    expect(months.map(({ balance }) => balance)).toEqual(new Array(12).fill(0));
  });

  const disbursement = fc.record({ month: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: 0, max: 5e6 }) });
  const accounts = fc.record({
    disbursements: fc.array(disbursement, { minLength: 1, maxLength: 8 }),
    firstMonth: fc.integer({ min: 1, max: 12 }),
  });
  it("never falls below the cushion, which is at most a sixth of the year, and never asks more than is needed", () => {
    fc.assert(
      fc.property(accounts, ({ disbursements, firstMonth }) => {
        const account = escrowAccount({
          asOf,
          disbursements: disbursements.map(({ month, amount }) => ({ month, amount: amount as Cents })),
          firstMonth,
        });
        const year = disbursements.reduce((total, { amount }) => total + amount, 0);
        const balances = [account.initialDeposit, ...account.months.map(({ balance }) => balance)];
        expect(Math.min(...balances)).toBe(account.cushion);
        expect(account.cushion * 6).toBeLessThanOrEqual(year);
        expect(Math.abs(account.monthly * 12 - year)).toBeLessThanOrEqual(6);
        expect(account.months.reduce((total, month) => total + month.due, 0)).toBe(year);
        expect(balances.at(-1)).toBe(account.initialDeposit + account.monthly * 12 - year);
      }),
    );
  });
});

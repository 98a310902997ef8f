import { describe, expect, it } from "vitest";
import { dollars, NOTHING, percent } from "../money/cents";
import { closingCosts, credits, feeAmount } from "./closing-costs";
import type { Fee } from "./fee";
import { perDiem, prepaids, typedPrepaids } from "./prepaids";

const bases = { price: dollars(500_000), baseAmount: dollars(400_000) };
const fee = (rate: number, more: Partial<Fee> = {}): Fee => ({
  name: "Fee",
  rate,
  usePercent: false,
  percentOf: "property",
  APR: false,
  isCredit: false,
  ...more,
});

describe("closing costs", () => {
  it("take a fee flat, or in percent of the price or of the base amount", () => {
    expect(feeAmount(fee(495), bases)).toBe(dollars(495));
    expect(feeAmount(fee(0.5, { usePercent: true }), bases)).toBe(dollars(2500));
    expect(feeAmount(fee(1.125, { usePercent: true, percentOf: "loan" }), bases)).toBe(dollars(4500));
  });
  it("add a worksheet up, less the credits inside its categories, without its credits category", () => {
    const categories = {
      lender: [fee(1000, { APR: true }), fee(200, { isCredit: true })],
      title: [fee(300)],
      credits: [fee(5000)],
    };
    const found = closingCosts({ typed: null, categories, bases });
    expect(found.total).toBe(dollars(1100));
    expect(found.fees.filter(({ isFinanceCharge }) => isFinanceCharge).map(({ amount }) => amount)).toEqual([
      dollars(1000),
    ]);
  });
  it("prefer a typed total, 0 too, which has no fees and so no finance charge", () => {
    const categories = { lender: [fee(1000, { APR: true })] };
    expect(closingCosts({ typed: 0, categories, bases })).toEqual({ total: 0, fees: [], typed: true });
    expect(closingCosts({ typed: null, categories: undefined, bases }).total).toBe(NOTHING);
  });
});

describe("credits", () => {
  const additional = [{ name: "Gift", amount: 250 }];
  it("are the linked worksheet's, else the typed total, and the additional ones always", () => {
    const worksheet = [fee(3000), fee(0.1, { usePercent: true })];
    expect(credits({ worksheet, typed: 9999, additional, bases }).total).toBe(dollars(3750));
    expect(credits({ worksheet: undefined, typed: 1000, additional, bases }).total).toBe(dollars(1250));
    expect(credits({ worksheet: undefined, typed: null, additional: [], bases }).total).toBe(0);
  });
  it("count an entry of the credits category as a credit, flagged or not", () => {
    expect(credits({ worksheet: [fee(500, { isCredit: true })], typed: null, additional: [], bases }).total).toBe(
      dollars(500),
    );
  });
});

describe("prepaids", () => {
  it("round a day's interest once, then multiply by the days", () => {
    expect(perDiem(dollars(300_000), percent(6.5), 365)).toBe(dollars(53.42));
    expect(perDiem(dollars(162_000), percent(3.875), 360)).toBe(dollars(17.44));
    const daily = perDiem(dollars(300_000), percent(6.5), 365);
    const none = { insuranceYear: NOTHING, taxYear: NOTHING };
    expect(prepaids({ escrows: { insurance: 12, tax: 12, interest: 12 }, ...none, perDiem: daily }).total).toBe(
      dollars(641.04),
    );
  });
  it("take twelve months as exactly the year, not twelve rounded months", () => {
    const year = { insuranceYear: dollars(1750), taxYear: dollars(4200), perDiem: NOTHING };
    expect(prepaids({ escrows: { insurance: 12, tax: 12, interest: 0 }, ...year }).total).toBe(dollars(5950));
    expect(prepaids({ escrows: { insurance: 14, tax: 3, interest: 0 }, ...year })).toMatchObject({
      insurance: dollars(2041.67),
      tax: dollars(1050),
    });
  });
  it("count nothing of a typed total as interest", () => {
    expect(typedPrepaids(4800)).toEqual({ insurance: 0, tax: 0, deposit: 0, interest: 0, total: dollars(4800) });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import type { ChargePlace, LocalChargeRule } from "../rules/local-charges";
import { closingCosts } from "./closing-costs";
import { localCharge, localCharges, localFees } from "./local-charges";
import {
  georgia,
  georgiaTransfer,
  HENNEPIN,
  MIAMI_DADE,
  minnesotaDeed,
  newYorkMansion,
  northCarolina,
  statutes,
  tennessee,
  washington,
} from "./local-charges.fixture";

const charge = (rule: LocalChargeRule, price: number, loan = 0) => localCharge(rule, { price, loan }) / 100;
const feesOf = (place: Partial<ChargePlace> & { state: string }, price = 400_000, loan = 320_000) => {
  const worksheet = localFees(
    localCharges(statutes, { day: "2026-11-20", purpose: "purchase", price, loan, ...place }),
  );
  return Object.fromEntries(Object.values(worksheet).flatMap((fees) => fees.map(({ name, rate }) => [name, rate])));
};

describe("one charge", () => {
  it("counts a begun unit whole where the statute says so: North Carolina's dollar for each 500", () => {
    expect(charge(northCarolina, 400_000)).toBe(800);
    expect(charge(northCarolina, 400_000.01)).toBe(801);
    expect(charge(northCarolina, 400_500)).toBe(801);
    expect(charge(northCarolina, 0.01)).toBe(1);
  });
  it("counts a major fraction whole and a minor one not, leaves the first dollars exempt and adds the clerk's fee", () => {
    expect(charge(tennessee, 0, 102_000)).toBe(116);
    expect(charge(tennessee, 0, 102_050)).toBe(116);
    expect(charge(tennessee, 0, 102_050.01)).toBe(116.12);
    expect(charge(tennessee, 0, 1999)).toBe(1);
  });
  it("is at least the minimum and at most the maximum", () => {
    expect(charge(minnesotaDeed, 400)).toBe(1.65);
    expect(charge(minnesotaDeed, 400_000)).toBe(1320);
    expect(charge(georgiaTransfer, 900)).toBe(1);
    expect(charge(georgiaTransfer, 250_050)).toBe(250.1);
    expect(charge(georgia, 0, 300_100)).toBe(901.5);
    expect(charge(georgia, 0, 9_000_000)).toBe(25_000);
  });
  it("takes each tier's rate for what lies in it where the tiers are marginal", () => {
    expect(charge(washington, 525_000)).toBe(5775);
    expect(charge(washington, 600_000)).toBe(5775 + 960);
    expect(charge(washington, 4_000_000)).toBe(5775 + 12_800 + 41_250 + 29_250);
  });
  it("takes the rate of the tier that is reached for all where they are not", () => {
    expect(charge(newYorkMansion, 999_999.99)).toBe(0);
    expect(charge(newYorkMansion, 1_000_000)).toBe(10_000);
  });
  it("is none of nothing: without a loan there is no mortgage tax, whatever its minimum or fee", () => {
    expect(charge(tennessee, 400_000, 0)).toBe(0);
    expect(charge({ ...georgia, minimum: 50, flat: 25 }, 400_000, 0)).toBe(0);
  });
  it("can be a flat fee, or drop a begun unit", () => {
    expect(charge({ ...northCarolina, tiers: [], flat: 64 }, 400_000)).toBe(64);
    expect(charge({ ...northCarolina, part: "down" }, 400_499)).toBe(800);
  });
  it("never falls when the amount rises, and stays whole cents", () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...statutes), amounts, fc.integer({ min: 0, max: 100_000 }), (rule, cents, more) => {
        const at = (amount: number) => localCharge(rule, { price: amount / 100, loan: amount / 100 });
        expect(Number.isInteger(at(cents))).toBe(true);
        expect(at(cents + more)).toBeGreaterThanOrEqual(at(cents));
      }),
    );
  });
});

describe("what a place charges the borrower", () => {
  it("is the state's charges, each a fee of the worksheet", () => {
    expect(feesOf({ state: "FL" })).toEqual({
      "State deed tax stamps": 2800,
      "Mortgage tax": 1120,
      "Intangible tax": 640,
    });
    const on = { state: "GA", day: "2026-11-20", purpose: "refinance", price: 0, loan: 200_000 } as const;
    const { government } = localFees(localCharges([georgia], on));
    expect(government).toEqual([
      {
        name: "Intangible recording tax",
        rate: 600,
        usePercent: false,
        percentOf: "property",
        APR: false,
        isCredit: false,
      },
    ]);
  });
  it("is the county's in place of the state's of the same charge, and both of different ones", () => {
    expect(feesOf({ state: "FL", fip: MIAMI_DADE })).toEqual({
      "County deed stamps": 2400,
      "Mortgage tax": 1120,
      "Intangible tax": 640,
    });
    expect(feesOf({ state: "MN", fip: HENNEPIN })).toEqual({ "Mortgage tax": 736, "Environmental response fund": 32 });
    expect(feesOf({ state: "MN", fip: "27001" })).toEqual({ "Mortgage tax": 736 });
  });
  it("leaves out what the seller pays, and halves what is shared", () => {
    expect(feesOf({ state: "NC" })).toEqual({});
    expect(feesOf({ state: "PA" })).toEqual({ "State deed tax stamps": 2000 });
  });
  it("charges a refinance no deed, and all cash no mortgage", () => {
    expect(feesOf({ state: "FL", purpose: "refinance" })).toEqual({ "Mortgage tax": 1120, "Intangible tax": 640 });
    expect(feesOf({ state: "FL" }, 400_000, 0)).toEqual({ "State deed tax stamps": 2800 });
  });
  it("makes one fee of charges of one name, to the cent", () => {
    const half = { ...georgia, charge: "half", tiers: [{ startsAt: 0, rate: 0.335 }] };
    const { government } = localFees(
      localCharges([georgia, half], { state: "GA", day: "2026-11-20", purpose: "purchase", price: 0, loan: 200_000 }),
    );
    expect(government).toMatchObject([{ name: "Intangible recording tax", rate: 734 }]);
  });
  it("charges a city its own beside the county's", () => {
    const ofCity = { ...northCarolina, charge: "city", city: "Dare City", tiers: [{ startsAt: 0, rate: 2 }] };
    const all = (city: string) =>
      localCharges([northCarolina, ofCity], {
        state: "NC",
        city,
        day: "2026-11-20",
        purpose: "purchase",
        price: 1000,
        loan: 0,
      }).map(({ amount }) => amount);
    expect(all(" dare city")).toEqual([2, 4]);
    expect(all("Raleigh")).toEqual([2]);
  });
  it("takes the row in force on the day", () => {
    const taxed = (day: string) => feesOf({ state: "KS", day })["Mortgage tax"];
    expect(["2016-12-31", "2017-06-01", "2018-06-01", "2019-01-01"].map(taxed)).toEqual([
      undefined,
      320,
      160,
      undefined,
    ]);
  });
  it("is nothing where no rule is known", () => {
    expect(feesOf({ state: "TX" })).toEqual({});
    expect(localCharges([], { state: "FL", day: "2026-11-20", purpose: "purchase", price: 1, loan: 1 })).toEqual([]);
  });
  it("adds up as a worksheet does", () => {
    const on = { state: "FL", day: "2026-11-20", purpose: "purchase", price: 400_000, loan: 320_000 } as const;
    const bases = { price: dollars(400_000), baseAmount: dollars(320_000) };
    const found = closingCosts({ typed: null, categories: localFees(localCharges(statutes, on)), bases });
    expect(found.total).toBe(dollars(4560));
  });
});

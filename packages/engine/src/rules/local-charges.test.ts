import { describe, expect, it } from "vitest";
import { type ChargePlace, chargesInForce, type LocalChargeRule } from "./local-charges";

const rule = (more: Partial<LocalChargeRule>): LocalChargeRule => ({
  charge: "deed",
  name: "Deed tax",
  category: "government",
  state: "FL",
  from: "2020-01-01",
  base: "price",
  per: 100,
  part: "up",
  tiers: [{ startsAt: 0, rate: 1 }],
  tiering: "marginal",
  borrowerPays: 100,
  APR: false,
  source: "Made up",
  ...more,
});
const place: ChargePlace = { state: "FL", fip: "12086", day: "2026-11-20", purpose: "purchase" };
const state = rule({});
const county = rule({ fip: "12086" });
const later = rule({ from: "2026-11-20" });

describe("the charges in force at a place", () => {
  it("are those of its state, its county, the day and the purpose", () => {
    const others = [
      rule({ state: "GA" }),
      rule({ fip: "12087" }),
      rule({ from: "2026-11-21" }),
      rule({ until: "2026-11-20" }),
      rule({ purpose: "refinance" }),
    ];
    for (const other of others) expect(chargesInForce([other], place)).toEqual([]);
    expect(chargesInForce([rule({ until: "2026-11-21" })], place)).toHaveLength(1);
  });
  it("are the county's row of a charge instead of the state's, whatever their order and days", () => {
    expect(chargesInForce([later, county], place)).toEqual([county]);
    expect(chargesInForce([county, later], place)).toEqual([county]);
    expect(chargesInForce([county, state], { ...place, fip: "12001" })).toEqual([state]);
  });
  it("are the newest row of a charge, and none once that has ended", () => {
    expect(chargesInForce([state, later], place)).toEqual([later]);
    expect(chargesInForce([later, state], place)).toEqual([later]);
    expect(chargesInForce([state, rule({ from: "2022-01-01", until: "2024-01-01" })], place)).toEqual([]);
  });
  it("are the state's again once the county's has ended", () => {
    expect(chargesInForce([state, rule({ fip: "12086", until: "2024-01-01" })], place)).toEqual([state]);
  });
  it("are different charges side by side, in the order of the list", () => {
    const note = rule({ charge: "note", base: "loan" });
    expect(chargesInForce([note, state, county], place)).toEqual([note, county]);
  });
});

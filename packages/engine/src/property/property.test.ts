import { describe, expect, it } from "vitest";
import { applicablePrice } from "../loan/ltv";
import { dollars } from "../money/cents";
import { homeInsurance, propertyTax } from "./yearly-costs";

const price = dollars(465_000);

describe("the applicable price", () => {
  it("is the lower of price and appraised value, and the buyer brings the gap", () => {
    expect(applicablePrice(dollars(500_000), dollars(480_000))).toEqual({
      applicablePrice: dollars(480_000),
      gap: dollars(20_000),
    });
  });
  it("is the price without an appraisal, or with a higher one", () => {
    for (const appraised of [null, price, dollars(500_000)]) {
      expect(applicablePrice(price, appraised)).toEqual({ applicablePrice: price, gap: 0 });
    }
  });
});

describe("property tax", () => {
  const county = { price, userPropertyTax: null, userTaxRate: null, countyTaxRate: 0.82 };
  it("rounds a month from the exact year: 1.25 % of 200,011 is 2,500.1375, a twelfth of it 208.3448", () => {
    const odd = { price: dollars(200_011), userPropertyTax: null, userTaxRate: 1.25, countyTaxRate: 0 };
    expect(propertyTax(odd)).toMatchObject({ year: dollars(2500.14), month: dollars(208.34) });
  });
  it("is the county's unless a rate or an amount is typed, 0 too", () => {
    expect(propertyTax(county)).toMatchObject({ year: dollars(3813), month: dollars(317.75), typed: false });
    expect(propertyTax({ ...county, userTaxRate: 1 })).toMatchObject({ year: dollars(4650), typed: true });
    expect(propertyTax({ ...county, userPropertyTax: 4000 })).toMatchObject({
      year: dollars(4000),
      month: dollars(333.33),
    });
    expect(propertyTax({ ...county, userTaxRate: 0 })).toMatchObject({ year: 0, typed: true });
  });
  it("keeps the county's beside what is typed", () => {
    expect(propertyTax({ ...county, userPropertyTax: 0 }).defaultYear).toBe(dollars(3813));
  });
});

describe("home insurance", () => {
  it("is 0.35 % of the price a year unless a month is typed", () => {
    expect(homeInsurance(dollars(500_000), null, "2026-11-20")).toMatchObject({
      year: dollars(1750),
      month: dollars(145.83),
    });
    expect(homeInsurance(price, 135, "2026-11-20")).toMatchObject({ year: dollars(1620), month: dollars(135) });
    expect(homeInsurance(price, 0, "2026-11-20")).toMatchObject({ year: 0, typed: true, defaultYear: dollars(1627.5) });
  });
});

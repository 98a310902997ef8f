import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import { ownershipCosts, propertyTaxOfYear, saleCost } from "./ownership-costs";

const owning = {
  propertyTax: dollars(4200),
  homeInsurance: dollars(1750),
  associationFee: dollars(40),
  taxInc: 0,
};

describe("what owning costs", () => {
  it("is tax, insurance and fee of every year: 5 × (4,200 + 1,750 + 480)", () =>
    expect(ownershipCosts(owning, 5)).toBe(dollars(32_150)));

  it("lets the tax alone rise, from the second year on: 4,200, 4,326, 4,455.78", () => {
    expect([1, 2, 3].map((year) => propertyTaxOfYear(dollars(4200), 3, year))).toEqual(
      [4200, 4326, 4455.78].map(dollars),
    );
    expect(ownershipCosts({ ...owning, taxInc: 3 }, 3)).toBe(dollars(4200 + 4326 + 4455.78 + 3 * 2230));
  });

  it("is nothing at once", () => expect(ownershipCosts(owning, 0)).toBe(0));
});

it("takes the percentage of the value and the repairs when the home is sold", () => {
  expect(saleCost(dollars(500_000), 6, dollars(12_500))).toBe(dollars(42_500));
  expect(saleCost(dollars(333_333.33), 5.5, dollars(0))).toBe(dollars(18_333.33));
});

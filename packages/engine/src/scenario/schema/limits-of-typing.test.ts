import { expect, it } from "vitest";
import { limits } from "./limits";

it("takes three decimals of a percentage, two of a tax rate, none of a fee's dollars", () => {
  const decimals = (names: readonly (keyof typeof limits)[]) =>
    names.map((name) => [name, (limits[name] as { decimals?: number }).decimals]);
  const percentages = ["rate", "points", "cap", "customRate", "customAPR", "customAppreciation", "feePercent"] as const;
  const all = [...percentages, "downPaymentPercentage", "annualMIPercentage", "costToSell", "taxInc"] as const;
  expect(decimals(all)).toEqual(all.map((name) => [name, 3]));
  const taxes = ["userTaxRate", "countyTaxRate", "taxRate"] as const;
  expect(decimals(taxes)).toEqual(taxes.map((name) => [name, 2]));
  expect(limits.feeAmount.decimals).toBe(0);
});

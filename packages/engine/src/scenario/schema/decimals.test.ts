import { expect, it } from "vitest";
import { limits } from "./limits";
import { armFields, loanFields } from "./loan";
import { homeFields, priceFields } from "./property";
import { feeFields, feePercent } from "./worksheet";

it("takes three decimals of a percentage, two of a tax rate, none of a fee's dollars", () => {
  const { rate, points, customAPR, downPaymentPercentage, annualMIPercentage } = loanFields;
  const { customAppreciation, costToSell, taxInc, countyTaxRate } = homeFields;
  const { initialCap, customRates } = armFields;
  const percentages = [rate, points, initialCap, customRates.of, customAPR, customAppreciation, feePercent];
  const all = [...percentages, downPaymentPercentage, annualMIPercentage, costToSell, taxInc];
  expect(all.map(({ decimals }) => decimals)).toEqual(all.map(() => 3));
  const taxes = [priceFields.userTaxRate, countyTaxRate, limits.taxRate];
  expect(taxes.map(({ decimals }) => decimals)).toEqual([2, 2, 2]);
  expect(feeFields.rate.decimals).toBe(0);
});

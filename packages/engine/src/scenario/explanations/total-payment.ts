import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { type About, absent, amount, rate, total, worked } from "./wording";

const aboutTotalPayment: About = {
  figure: "totalPayment",
  unit: "dollars",
  rule: "What the first month costs: principal and interest of both loans, mortgage insurance, and a twelfth of the year's tax and insurance. What is paid beside what is due is left out.",
  source: "Highway conventions for the monthly payment",
};

export function explainTotalPayment({ monthly, costs, property, financing }: Working): Explanation {
  const { mortgageInsurance } = monthly;
  if (mortgageInsurance === null) return absent(aboutTotalPayment, financing.insurance.missing[0]!.sentence);
  const step = total("Total payment", [
    ["Principal and interest", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
    ["Mortgage insurance", mortgageInsurance],
    ["Property tax", monthly.propertyTax],
    ["Home insurance", monthly.homeInsurance],
    ["Association fee", monthly.associationFee],
  ]);
  const inputs = [
    amount("Property tax a year", costs.tax.year),
    amount("Home insurance a year", costs.insurance.year),
    rate("County tax rate", property.countyTaxRate),
  ];
  return worked(aboutTotalPayment, monthly.total!, inputs, [step]);
}

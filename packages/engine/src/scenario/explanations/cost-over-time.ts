import { dollars } from "../../money/cents";
import { propertyTaxOfYear } from "../../property/ownership-costs";
import { gainParts } from "../outcomes/net-gain";
import { costParts } from "../outcomes/total-cost";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { byHorizon } from "./horizons";
import { type About, absent, amount, less, missingPremium, percentText, rate } from "./wording";

const aboutTotalCost: About = {
  figure: "totalCost",
  unit: "dollars",
  rule: "Interest that the borrower has paid by then, mortgage insurance, points, closing costs and the borrower's buydown, less credits.",
  source: "Highway conventions for horizons; once paid off, a loan costs nothing more",
};

export function explainTotalCost(working: Working): Explanation {
  if (working.financing.insurance.monthly === null) return absent(aboutTotalCost, missingPremium(working));
  return byHorizon(aboutTotalCost, working, [], (course, years) => {
    const parts = costParts(course, years * 12)!;
    return [
      ["Interest of the schedules", parts.interest],
      ["Paid by the buydown's subsidy", parts.subsidy],
      ["Monthly mortgage insurance", parts.mortgageInsurance],
      ["Upfront mortgage insurance", parts.upfrontMI],
      ["Points", parts.points],
      ["Closing costs", parts.closingCosts],
      ["The borrower's buydown", parts.buydown],
      ["Credits", parts.credits],
    ];
  });
}

const aboutNetGain: About = {
  figure: "netGain",
  unit: "dollars",
  rule: "What the value has risen by, less what selling and repairs take and the total cost, plus the tax savings that are known.",
  source: "Highway conventions for horizons; the costs of owning stand beside it",
};

export function explainNetGain(working: Working): Explanation {
  const { property, financing } = working;
  if (financing.insurance.monthly === null) return absent(aboutNetGain, missingPremium(working));
  const inputs = [
    amount("Value today", working.bases.value),
    rate("Cost to sell", property.costToSell, { detail: "Of the value when it is sold" }),
    amount("Repairs", dollars(property.repairs)),
  ];
  const repairs = dollars(property.repairs);
  return byHorizon(aboutNetGain, working, inputs, (course, years) => {
    const parts = gainParts(course, years * 12)!;
    return [
      ["Rise of the value", parts.rise],
      ["Cost to sell", parts.sale + repairs],
      ["Repairs", less(repairs)],
      ["Total cost", parts.cost],
      ["Tax savings", parts.taxSavings],
    ];
  });
}

const aboutOwnershipCosts: About = {
  figure: "ownershipCosts",
  unit: "dollars",
  rule: "Property tax, which rises each year, home insurance and the association's fee, which stay.",
  source: "Highway conventions for horizons",
};

export function explainOwning(working: Working): Explanation {
  const { costs, property } = working;
  const fee = dollars(property.monthlyAssociationFee);
  const inputs = [
    amount("Property tax of the first year", costs.tax.year),
    rate("The tax rises each year by", property.taxInc),
    amount("Home insurance a year", costs.insurance.year),
    amount("Association fee a month", fee),
  ];
  return byHorizon(aboutOwnershipCosts, working, inputs, (_, years) => {
    let tax = 0;
    for (let year = 1; year <= years; year++) tax += propertyTaxOfYear(costs.tax.year, property.taxInc, year);
    const label =
      property.taxInc === 0 ? "Property tax" : `Property tax, rising by ${percentText(property.taxInc)} a year`;
    return [
      [label, tax],
      ["Home insurance", costs.insurance.year * years],
      ["Association fee", fee * 12 * years],
    ];
  });
}

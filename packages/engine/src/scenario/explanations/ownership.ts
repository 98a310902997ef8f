import { dollars } from "../../money/cents";
import { homeInsuranceDefault } from "../../rules/product-defaults";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { type About, amount, figure, rate, total, workedFigure } from "./wording";

const monthlyDetail = "a twelfth of the exact year, to the nearest cent";

const aboutPropertyTax: About = {
  figure: "propertyTax",
  unit: "dollars",
  rule: "The annual dollars typed, or else the percentage of the price typed, or else the county's rate; one twelfth of it each month.",
  source: "The county's rate as the property gives it",
};

function taxRateInput({ details, property }: Working): Step {
  if (details.userTaxRate === null) return rate("County tax rate", property.countyTaxRate);
  return rate("Tax rate", details.userTaxRate, { detail: `As typed; the county's rate is ${property.countyTaxRate}%` });
}

export function explainPropertyTax(working: Working): Explanation {
  const { costs, bases, details } = working;
  const { year, month: monthly, defaultYear } = costs.tax;
  const typed = details.userPropertyTax !== null;
  const yearly = typed
    ? amount("Annual property tax", year, { detail: `As typed; the county's rate gives ${figure(defaultYear)}` })
    : amount("Annual property tax", year, { formula: "price × rate ÷ 100, to the nearest cent" });
  const from = typed ? [] : [amount("Price", bases.price), taxRateInput(working)];
  const last = amount("Property tax", monthly, { detail: monthlyDetail });
  return workedFigure(aboutPropertyTax, monthly, from, [yearly, last]);
}

export function explainHomeInsurance({ costs, bases, details, asOf }: Working): Explanation {
  const { year, month: monthly, defaultMonth } = costs.insurance;
  const typed = details.userMonthlyHomeInsurance;
  const { value, from, source } = homeInsuranceDefault.version(asOf);
  const shared = {
    figure: "homeInsurance",
    unit: "dollars",
    value: monthly / 100,
    rule: "The monthly dollars typed, or else one twelfth of the default annual percentage of the price.",
  } as const;
  if (typed !== null) {
    const detail = `As typed; the default is ${figure(defaultMonth)}`;
    const inputs = [amount("Monthly home insurance", dollars(typed))];
    const steps = [amount("Home insurance", monthly, { detail })];
    return { ...shared, source: "As typed", version: null, inputs, steps };
  }
  return {
    ...shared,
    source,
    version: from,
    inputs: [amount("Price", bases.price), rate(homeInsuranceDefault.label, value)],
    steps: [
      amount("Annual home insurance", year, { formula: "price × percentage ÷ 100, to the nearest cent" }),
      amount("Home insurance", monthly, { detail: monthlyDetail }),
    ],
  };
}

const aboutAssociationFee: About = {
  figure: "associationFee",
  unit: "dollars",
  rule: "The association's monthly fee.",
  source: "As typed with the property",
};

export const explainAssociationFee = ({ monthly }: Working): Explanation =>
  workedFigure(
    aboutAssociationFee,
    monthly.associationFee,
    [],
    [amount("Association fee", monthly.associationFee, { detail: "As typed with the property" })],
  );

const aboutAppraisalGap: About = {
  figure: "appraisalGap",
  unit: "dollars",
  rule: "The amount by which the price exceeds the appraised value. The lender counts the lower of the two, so the buyer brings the difference.",
  source: "Fannie Mae Selling Guide B2-1.2-01, https://selling-guide.fanniemae.com",
};

export function explainAppraisalGap({ cash, bases }: Working): Explanation {
  const step = total("Price above the appraised value", [
    ["Price", bases.price],
    ["Applicable price", 0 - bases.applicablePrice],
  ]);
  return workedFigure(aboutAppraisalGap, cash.appraisalGap, [], [step]);
}

const aboutFinanced: About = {
  figure: "financed",
  unit: "dollars",
  rule: "The costs that are added to the loan instead of being paid at closing.",
  source: "As chosen with the loan; credits are never financed",
};

export function explainFinanced({ financing, cash }: Working): Explanation {
  const { closingCosts, points, prepaids, upfrontMI } = financing.financed;
  const step = total("Financed", [
    ["Closing costs", closingCosts],
    ["Points", points],
    ["Prepaids and escrows", prepaids],
    ["Upfront mortgage insurance", upfrontMI],
  ]);
  return workedFigure(aboutFinanced, cash.financed, [], [step]);
}

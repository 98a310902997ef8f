import { escrowDefault } from "../../rules/product-defaults";
import type { Explanation, Step } from "../types";
import type { Working } from "../working";
import { amount, count, figure, rate, text, total } from "./wording";

const RESPA = "12 CFR 1024.17, escrow accounts";

function escrowInputs({ financing, costs, loan }: Working): Step[] {
  const { escrows, perDiem } = financing;
  return [
    amount("Home insurance a year", costs.insurance.year),
    count("Months of home insurance", escrows.insurance, "months"),
    amount("Property tax a year", costs.tax.year),
    count("Months of property tax", escrows.tax, "months"),
    amount("Interest a day", perDiem, { detail: `On a year of ${loan.interestDayBasis} days, to the nearest cent` }),
    count("Days of interest", escrows.interest, "days"),
  ];
}

export function explainPrepaids(working: Working): Explanation {
  const { financing, loan, asOf } = working;
  const { prepaids, escrows, defaultPrepaids } = financing;
  const usual = !loan.escrows && loan.program !== "allCash";
  const computed = total("Prepaids and escrows", [
    [`${escrows.insurance} months of home insurance`, prepaids.insurance],
    [`${escrows.tax} months of property tax`, prepaids.tax],
    [`${escrows.interest} days of interest`, prepaids.interest],
  ]);
  const typed = amount("Prepaids and escrows", prepaids.total, {
    detail: `As typed. Computed: ${figure(defaultPrepaids)}`,
  });
  return {
    figure: "prepaidEscrows",
    value: prepaids.total / 100,
    unit: "dollars",
    rule: "Months of home insurance and property tax, a twelfth of the year's each, and days of interest until the first full month.",
    source: usual ? escrowDefault.source : RESPA,
    version: usual ? escrowDefault.version(asOf).from : null,
    inputs: escrowInputs(working),
    steps: [loan.userPrepaidEscrows === null ? computed : typed],
  };
}

export function explainClosingCosts({ costs, bases, loan }: Working): Explanation {
  const { closing } = costs;
  const lines = closing.fees.map(({ name, amount }) => [name, amount] as const);
  const worksheet = loan.closingCostObj?.name;
  return {
    figure: "closingCosts",
    value: closing.total / 100,
    unit: "dollars",
    rule: "The typed total, else the linked worksheet's fees: dollars, or a percentage of the price or of the base amount. Its credits lower the cash to close instead.",
    source: closing.typed || worksheet === undefined ? "As typed" : `Closing cost worksheet “${worksheet}”`,
    version: null,
    inputs: [
      amount("Price", bases.price),
      amount("Base amount", bases.baseAmount),
      ...(worksheet === undefined ? [] : [text("Worksheet", worksheet)]),
    ],
    steps: [
      closing.typed ? amount("Closing costs", closing.total, { detail: "As typed" }) : total("Closing costs", lines),
    ],
  };
}

export function explainTotalPayment({ monthly, costs, property }: Working): Explanation {
  const insurance = monthly.mortgageInsurance;
  const lines: [string, number][] = [
    ["Principal and interest", monthly.principalAndInterest],
    ["Mortgage insurance", insurance ?? 0],
    ["Property tax", monthly.propertyTax],
    ["Home insurance", monthly.homeInsurance],
    ["Association fee", monthly.associationFee],
  ];
  const value = monthly.total === null ? null : monthly.total / 100;
  return {
    figure: "totalPayment",
    value,
    unit: "dollars",
    rule: "What the first month costs: principal and interest, mortgage insurance, and a twelfth of the year's tax and insurance.",
    source: "Highway conventions for the monthly payment",
    version: null,
    inputs: [
      amount("Property tax a year", costs.tax.year),
      amount("Home insurance a year", costs.insurance.year),
      rate("County tax rate", property.countyTaxRate),
    ],
    steps: value === null ? [text("No total", "The mortgage insurance is missing.")] : [total("Total payment", lines)],
  };
}

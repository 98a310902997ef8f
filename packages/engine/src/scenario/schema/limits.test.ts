import { expect, it } from "vitest";
import { conventionalCoverage } from "../../rules/conventional-coverage";
import { conventionalRateCard } from "../../rules/conventional-rate-card";
import { fhaMip, fhaMipDuration } from "../../rules/fha-mip";
import { miTermination, miTerminationElsewhere } from "../../rules/mi-termination";
import * as defaults from "../../rules/product-defaults";
import { usdaFees } from "../../rules/usda-fees";
import { vaFundingFee } from "../../rules/va-funding-fee";
import { calculate } from "../calculate";
import { exampleLoan, exampleProperty } from "../testing/example";
import { escrowFields, loanFields } from "./loan";
import { homeFields, priceFields } from "./property";
import { reportFields } from "./report";
import type { Loan } from "./types";

it("lets no day in before the first version of a rule", () => {
  const rules = [
    fhaMip,
    fhaMipDuration,
    vaFundingFee,
    usdaFees,
    conventionalCoverage,
    conventionalRateCard,
    miTermination,
    miTerminationElsewhere,
  ];
  for (const { label, versions } of [...rules, ...Object.values(defaults)]) {
    expect(versions[0]!.from <= reportFields.asOf.min, label).toBe(true);
  }
});

/** A loan in which every field stands at one end of its range. */
function extreme(end: "min" | "max", program: Loan["program"]): Loan {
  return {
    ...exampleLoan,
    program,
    term: loanFields.term[end],
    rate: loanFields.rate[end],
    points: loanFields.points[end],
    downPaymentPercentage: null,
    downPayment: loanFields.downPayment[end],
    closingCosts: loanFields.closingCosts[end],
    credits: loanFields.credits[end],
    escrows: {
      insurance: escrowFields.insurance[end],
      tax: escrowFields.tax[end],
      interest: escrowFields.interest[end],
    },
    isFinancedCC: true,
    isFinancedPoints: true,
    isFinancedPrepaidEscrow: true,
    MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: true },
  };
}

const ends = ["min", "max"] as const;
const programs = ["conventional", "fha", "va", "usda", "other", "allCash"] as const;
const corners = programs.flatMap((program) => ends.flatMap((loan) => ends.map((home) => ({ program, loan, home }))));

it.each(corners)("stays finite at the limits: $program, loan $loan, home $home", ({ program, loan, home }) => {
  const details = {
    ...exampleProperty.purchaseDetails[0]!,
    price: priceFields.price[home],
    userMonthlyHomeInsurance: priceFields.userMonthlyHomeInsurance[home],
  };
  const property = { ...exampleProperty, purchaseDetails: [details], countyTaxRate: homeFields.countyTaxRate[home] };
  const result = calculate(
    { asOf: reportFields.asOf[loan], properties: [property], loans: [extreme(loan, program)] },
    { schedule: "monthly" },
  );
  // JSON has no word for what is not a number: it writes null, which only these may be.
  const text = JSON.stringify(result, (key, value) =>
    typeof value === "number" && !Number.isFinite(value) ? `${key} is ${value}` : value,
  );
  expect(text).not.toMatch(/ is (NaN|-?Infinity)/);
});

/** The worked cases of the tools, turned into what the engine takes. Amounts and percents are decimal text in them. */
import type { Client, Loan, Property, Scenario } from "../../scenario/schema/types";
import { exampleLoan, exampleProperty } from "../../scenario/testing/example";
import type { Assumptions } from "../assumptions";

type Texts<Key extends string> = Record<Key, string>;
type BuyingInputs = {
  asOf: string;
  client: {
    filingStatus: NonNullable<Client["filingStatus"]> | null;
    monthlyIncome: string | null;
    taxRatePct: string | null;
  };
  home: Texts<"price" | "propertyTaxYear" | "homeInsuranceMonth" | "hoaMonth" | "costToSellPct" | "repairs"> & {
    growthPct: string[];
  };
  loan: Texts<"ratePct" | "annualMIPct" | "closingCosts" | "pointsPct" | "prepaids" | "credits"> & {
    program: Loan["program"];
    downPaymentPct: string | null;
    downPayment: string | null;
    termYears: number;
  };
  rent: Texts<"rentMonth" | "rentersInsuranceMonth" | "depositMonths" | "upfront">;
  assumptions: Texts<
    | "rentGrowthPct"
    | "inflationPct"
    | "taxGrowthPct"
    | "maintenancePct"
    | "investmentReturnPct"
    | "otherSaltYear"
    | "otherItemizedYear"
  > & { gainsTaxPct: string | null };
  horizonYears: number;
  ending?: "sell" | "stay";
};

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

function homeOf({ home }: BuyingInputs): Property {
  return {
    ...exampleProperty,
    id: "home",
    purchaseDetails: [
      {
        id: "price",
        price: Number(home.price),
        userMonthlyHomeInsurance: Number(home.homeInsuranceMonth),
        userTaxRate: null,
        userPropertyTax: Number(home.propertyTaxYear),
      },
    ],
    monthlyAssociationFee: Number(home.hoaMonth),
    costToSell: Number(home.costToSellPct),
    repairs: Number(home.repairs),
    appreciationTypes: [home.growthPct.length === 1 ? "custom" : "forecast"],
    customAppreciation: Number(home.growthPct[0]),
  };
}

const loanOf = ({ loan, home }: BuyingInputs): Loan => ({
  ...exampleLoan,
  propertyID: "home",
  purchaseDetailsID: "price",
  program: loan.program,
  term: loan.termYears,
  rate: Number(loan.ratePct),
  points: Number(loan.pointsPct),
  downPayment: loan.program === "allCash" ? Number(home.price) : numberOrNull(loan.downPayment),
  downPaymentPercentage: numberOrNull(loan.downPaymentPct),
  annualMIPercentage: Number(loan.annualMIPct),
  closingCosts: Number(loan.closingCosts),
  credits: Number(loan.credits),
  userPrepaidEscrows: Number(loan.prepaids),
});

/** The scenario of a case that buys: one home, one loan, and a forecast where its growth has more than one year. */
export function scenarioOf(inputs: BuyingInputs): Scenario {
  const { filingStatus, monthlyIncome, taxRatePct } = inputs.client;
  const yearly = inputs.home.growthPct.map(Number);
  return {
    asOf: inputs.asOf,
    client: { filingStatus, monthlyIncome: numberOrNull(monthlyIncome), taxRate: numberOrNull(taxRatePct) },
    properties: [homeOf(inputs)],
    loans: [loanOf(inputs)],
    outside: { series: { home: { forecast: { yearly, source: "Case", date: inputs.asOf } } } },
  };
}

export const assumptionsOf = ({ rent, assumptions, horizonYears, ending = "sell" }: BuyingInputs): Assumptions => ({
  loanID: "loan",
  rent: Number(rent.rentMonth),
  rentGrowth: Number(assumptions.rentGrowthPct),
  rentersInsurance: Number(rent.rentersInsuranceMonth),
  depositMonths: Number(rent.depositMonths),
  rentUpfront: Number(rent.upfront),
  inflation: Number(assumptions.inflationPct),
  taxGrowth: Number(assumptions.taxGrowthPct),
  maintenance: Number(assumptions.maintenancePct),
  investmentReturn: Number(assumptions.investmentReturnPct),
  otherStateTaxes: Number(assumptions.otherSaltYear),
  otherItemized: Number(assumptions.otherItemizedYear),
  gainsTax: numberOrNull(assumptions.gainsTaxPct),
  horizon: horizonYears,
  ending,
});

/** Reads the decimal texts of an expected part as numbers, at any depth. */
export function inNumbers(expected: unknown): unknown {
  if (typeof expected === "string") return Number.isNaN(Number(expected)) ? expected : Number(expected);
  if (Array.isArray(expected)) return expected.map(inNumbers);
  if (expected === null || typeof expected !== "object") return expected;
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, inNumbers(value)]));
}

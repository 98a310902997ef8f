import { expect, it } from "vitest";
import type { Loan, Property, Scenario } from "../../scenario/schema/types";
import { exampleLoan, exampleProperty } from "../../scenario/testing/example";
import { workOut } from "../../scenario/working";
import type { Consolidation } from "./answer";
import { consolidation } from "./consolidation";
import worked from "./worked-cases.json" with { type: "json" };

/** Cases that were worked out outside the house, twice and apart, by the conventions of the tools. Amounts and percents are decimal text. */
type Case = (typeof worked.cases)[number];
type MortgageInput = Case["inputs"]["mortgages"][number];

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

function homeOf({ inputs: { newLoan, housing } }: Case, price: number): Property {
  const [asking] = exampleProperty.purchaseDetails;
  return {
    ...exampleProperty,
    purchaseDetails: [
      {
        ...asking!,
        price,
        userMonthlyHomeInsurance: Number(housing?.homeInsuranceMonth ?? 0),
        userPropertyTax: Number(housing?.propertyTaxMonth ?? 0) * 12,
      },
    ],
    userEstimatedValue: Number(newLoan.homeValue),
    monthlyAssociationFee: Number(housing?.hoaMonth ?? 0),
  };
}

const mortgageOf = (given: MortgageInput, at: number): Loan => ({
  ...exampleLoan,
  id: `mortgage${at}`,
  name: given.name,
  category: "existing",
  balance: Number(given.balance),
  rate: Number(given.ratePct),
  monthsLeft: given.monthsLeft,
  payment: numberOrNull(given.payment),
  MI: Number(given.monthlyMI),
  payOff: given.payOff,
});

function newLoanOf({ inputs: { newLoan } }: Case): Loan {
  return {
    ...exampleLoan,
    id: "new",
    category: "refinance",
    program: "conventional",
    downPayment: null,
    downPaymentPercentage: null,
    rate: Number(newLoan.ratePct),
    term: newLoan.termYears,
    closingCosts: Number(newLoan.closingCosts),
    points: Number(newLoan.pointsPct),
    credits: Number(newLoan.credits),
    annualMIPercentage: Number(newLoan.annualMIPct),
    userCashToApply: Number(newLoan.cashToApply),
    targetLTV: null,
    isFinancedCC: newLoan.financeCosts,
    isFinancedPoints: newLoan.financePoints,
    userPrepaidEscrows: 0,
  };
}

const debtOf = (given: Case["inputs"]["debts"][number], at: number): NonNullable<Scenario["debts"]>[number] => ({
  id: `debt${at}`,
  name: given.name,
  type: "other",
  balance: Number(given.balance),
  payment: Number(given.payment),
  rate: numberOrNull(given.ratePct),
  monthsLeft: given.monthsLeft,
  payOff: given.payOff,
});

function scenarioOf(worked: Case): Scenario {
  const { inputs } = worked;
  const mortgages = inputs.mortgages.map(mortgageOf);
  const at = (price: number): Scenario => ({
    asOf: "2026-11-22",
    ...(inputs.housing && { client: { monthlyIncome: Number(inputs.housing.monthlyIncome) } }),
    properties: [homeOf(worked, price)],
    loans: [...mortgages, newLoanOf(worked)],
    debts: inputs.debts.map(debtOf),
  });
  return at(priceOf(inputs.mortgages, at));
}

/** Finds the price that was paid for the home, by which the mortgage insurance of its mortgage ends when the case says. */
function priceOf(mortgages: readonly MortgageInput[], at: (price: number) => Scenario): number {
  const insured = mortgages.findIndex(({ miMonthsLeft }) => miMonthsLeft > 0);
  if (insured < 0) return 500_000;
  const scenario = at(1);
  const { columns } = workOut(scenario, scenario.loans[insured]!).repayment.schedule;
  return Math.ceil((columns.balance[mortgages[insured]!.miMonthsLeft - 1]! / 78) * 100) / 100;
}

const decimal = (value: number | null, places: number) => (value === null ? null : value.toFixed(places));
const money = (value: number | null) => decimal(value, 2);

const ratiosIn = ({ before, after }: Consolidation["ratios"]) => ({
  frontBefore: decimal(before.front, 3),
  backBefore: decimal(before.back, 3),
  frontAfter: decimal(after.front, 3),
  backAfter: decimal(after.back, 3),
});

/** Writes an answer as the cases do. */
function written(answer: Consolidation) {
  const dollars = Object.fromEntries(
    Object.entries(answer).flatMap(([key, value]) => (typeof value === "number" ? [[key, money(value)]] : [])),
  );
  const same = answer.samePayment!;
  return {
    ...answer,
    ...dollars,
    miMonths: answer.miMonths,
    blendedRateBefore: decimal(answer.blendedRateBefore, 3),
    rateAfter: String(answer.rateAfter),
    monthsBefore: answer.monthsBefore,
    monthsAfter: answer.monthsAfter,
    missing: answer.missing.map(({ name }) => name),
    samePayment: {
      extra: money(same.extra),
      months: same.months,
      interest: money(same.interest),
      lifetime: money(same.lifetime),
      saved: money(same.saved),
    },
    cheaperMonths: answer.cheaperMonths?.map(({ from, to }) => [from, to]),
    ratios: ratiosIn(answer.ratios),
  };
}

it.each(worked.cases.map((each) => [each.id, each.title, each] as const))("%s: %s", (_, __, each) => {
  const { answer } = consolidation(scenarioOf(each), { loanID: "new", maxFront: null, maxBack: null, applied: null });
  expect(written(answer!)).toMatchObject(each.expected);
});

import { describe, expect, it } from "vitest";
import { calculate } from "../calculate";
import type { Client, Debt, Loan, Property, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "./example";
import { cardDebt, existingMortgage, ownedHome } from "./owned-home.fixture";
import worked from "./worked-cases.json" with { type: "json" };

/**
 * Cases of every program and type that were worked out outside the house, in exact fractions and from the words of the conventions. An expected
 * figure stands by its path in the loan's answer, or in the scenario's from `moveUp` on.
 */
type WorkedCase = {
  id: string;
  title: string;
  price?: number;
  loan: Partial<Loan> & { fees?: number };
  client?: Client;
  debts?: Partial<Debt>[];
  refinance?: { value: number; balance: number; monthsLeft: number; payment: number };
  sold?: { value: number; costToSell: number; repairs: number; balance: number; payment: number };
  expected: Record<string, unknown>;
};
const cases = worked.cases as unknown as readonly WorkedCase[];

const costless = { countyTaxRate: 0, monthlyAssociationFee: 0 };
const costsOf = (fees: number) => ({
  name: "Costs",
  data: { lender: [{ name: "Fee", rate: fees, usePercent: false, percentOf: "property", APR: true, isCredit: false }] },
});

function scenarioOf({ price = 500_000, loan: typed, client, debts = [], refinance, sold }: WorkedCase): Scenario {
  const { fees, ...terms } = typed;
  const [asking] = exampleProperty.purchaseDetails;
  const free = { ...asking!, userMonthlyHomeInsurance: 0, userPropertyTax: 0 };
  const home: Property = { ...exampleProperty, ...costless, purchaseDetails: [{ ...free, price }] };
  const owned: Property = {
    ...ownedHome,
    ...costless,
    purchaseDetails: [free],
    userEstimatedValue: (refinance ?? sold)?.value ?? null,
    repairs: sold?.repairs ?? 0,
    costToSell: sold?.costToSell ?? 6,
  };
  const loan: Loan = {
    ...exampleLoan,
    userPrepaidEscrows: 0,
    downPaymentPercentage: null,
    ...terms,
    MIWorksheet: { ...exampleLoan.MIWorksheet, ...terms.MIWorksheet },
    ...(refinance && { propertyID: "owned" }),
    ...(fees && { closingCostObj: costsOf(fees) as NonNullable<Loan["closingCostObj"]> }),
  };
  const { balance, payment } = refinance ?? sold ?? {};
  const old = balance
    ? [existingMortgage({ balance, payment: payment!, monthsLeft: refinance?.monthsLeft ?? 330 })]
    : [];
  return {
    asOf: "2026-11-20",
    properties: refinance || sold ? [owned, home] : [home],
    loans: [...old, loan],
    debts: debts.map((debt, at) => cardDebt({ id: `debt${at}`, ...debt })),
    ...(client && { client }),
  };
}

/** The figure at a dotted path. */
const at = (answer: unknown, path: string) =>
  path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], answer);

describe("cases that were worked out outside the house", () => {
  it.each(cases)("$id $title", (each) => {
    const answer = calculate(scenarioOf(each));
    const loan = answer.loans.at(-1)!;
    for (const [path, expected] of Object.entries(each.expected)) {
      const figure = at(path.startsWith("moveUp") ? answer : loan, path);
      // Percentages have 6 decimals, of which the last may round the other way; amounts are exact.
      if (/apr|Percentage|dti|rate/i.test(path)) expect(figure, path).toBeCloseTo(expected as number, 5);
      else expect(figure, path).toEqual(expected);
    }
  });

  it("are of every kind: 45 or more, every program that lends and every category", () => {
    expect(cases.length).toBeGreaterThanOrEqual(45);
    const programs = new Set(cases.map(({ loan }) => loan.program));
    for (const program of ["conventional", "fha", "va", "usda", "interest5", "interest10", "other"])
      expect(programs).toContain(program);
    expect(cases.filter(({ refinance }) => refinance)).not.toHaveLength(0);
    expect(cases.filter(({ sold }) => sold)).not.toHaveLength(0);
  });
});

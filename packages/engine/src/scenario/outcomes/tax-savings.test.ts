import { expect, it } from "vitest";
import { calculate } from "../calculate";
import { explainLoan } from "../explain";
import type { Loan } from "../schema/types";
import { exampleLoan, exampleProperty, exampleScenario } from "../testing/example";
import { cardDebt, existingMortgage, homeRefinance, ownedHome, ownedHomeScenario } from "../testing/owned-home.fixture";

const client = { monthlyIncome: 15_000, filingStatus: "single" as const };
const [price] = ownedHome.purchaseDetails;
const home = { ...ownedHome, purchaseDetails: [{ ...price!, userPropertyTax: 6000 }] };
const old = existingMortgage({ balance: 200_000 });

/** What a refinance at 6 % saves in its first year's tax. */
function saved(more: Parameters<typeof ownedHomeScenario>[1]) {
  const scenario = ownedHomeScenario([old, homeRefinance()], {
    client,
    properties: [home],
    horizonYears: [1],
    ...more,
  });
  return calculate(scenario).loans[1]!.horizons[0]!.taxSavings;
}

it("interest on what paid a card is not deducted: 200,000 of 250,000 are 12,012.37, with 6,000 458.97 at 24 %", () =>
  expect(saved({ debts: [cardDebt({ balance: 50_000 })] })).toBe(458.97));

it("a mortgage among the debts counts as one", () => {
  const second = cardDebt({ type: "mortgage", balance: 50_000 });
  // The whole interest of the year is 14,916.50.
  expect(saved({ debts: [second] })).toBe(1155.96);
});

it("cash out is not deducted", () => {
  const outright = saved({});
  const scenario = ownedHomeScenario([old, homeRefinance({ targetLTV: 80 })], {
    client,
    properties: [home],
    horizonYears: [1],
  });
  const cashOut = calculate(scenario).loans[1]!;
  expect(cashOut.amount).toBe(400_000);
  expect(cashOut.horizons[0]!.taxSavings! - outright!).toBeLessThan(30);
});

/** What a purchase of 800,000 with 20 % down at 7 % and 2 points saves in its first year's tax: 44,594.04 of interest, 8,000 of property tax, 12,800 of points. */
function savedByOccupancy(occupancy: Loan["occupancy"], points = 2, units: Loan["units"] = 1) {
  const loan: Loan = { ...exampleLoan, rate: 7, points, occupancy, units };
  const [price] = exampleProperty.purchaseDetails;
  const bought = { ...exampleProperty, purchaseDetails: [{ ...price!, price: 800_000, userPropertyTax: 8000 }] };
  const scenario = { ...exampleScenario, client, properties: [bought], loans: [loan], horizonYears: [1] };
  return { scenario, loan, year: calculate(scenario).loans[0]!.horizons[0]! };
}

// 26 U.S.C. 461(g)(2) names the principal residence alone.
it("the points of a second home are not deducted in its first year, while its interest and property tax are", () => {
  const [primary, second] = (["primary", "secondHome"] as const).map((each) => savedByOccupancy(each).year.taxSavings!);
  expect(primary! - second!).toBe(3072);
  expect(second).toBe(savedByOccupancy("primary", 0).year.taxSavings);
});

// 26 U.S.C. 62(a)(4): what a rental costs is taken off its rent, not itemized.
it("of an investment property is not known, and net gain counts nothing for it", () => {
  const { scenario, loan, year } = savedByOccupancy("investment");
  expect(year.taxSavings).toBeNull();
  const home = savedByOccupancy("primary").year;
  expect(Math.round((home.netGain! - year.netGain!) * 100)).toBe(Math.round(home.taxSavings! * 100));
  const { taxSavings } = explainLoan(scenario, loan, ["taxSavings"])!;
  expect(taxSavings!.steps.map(({ value }) => value)).toEqual([
    "The interest and the property tax of an investment property are deducted from its rent, which is not known.",
  ]);
});

// IRS Publications 527 (Renting Part of Property) and 936 (Divided use of your home). Half of 65,394.04 is 32,697.02, which is 16,597.02 above 16,100, at 24 %.
it("of a home with two units counts the half that the client lives in, and says so", () => {
  const { scenario, loan, year } = savedByOccupancy("primary", 2, 2);
  expect(year.taxSavings).toBe(3983.28);
  const { taxSavings } = explainLoan(scenario, loan, ["taxSavings"])!;
  expect(taxSavings!.inputs).toContainEqual(expect.objectContaining({ value: "1 of 2 units" }));
});

it("of a refinanced home with two units counts half of the mortgage that is paid off: 6,006.19 and 3,000 are below the standard deduction", () => {
  const loans = [old, homeRefinance({ units: 2, occupancy: "primary" })];
  const debts = [cardDebt({ balance: 50_000 })];
  const scenario = ownedHomeScenario(loans, { client, properties: [home], horizonYears: [1], debts });
  const { taxSavings } = explainLoan(scenario, scenario.loans[1]!, ["taxSavings"])!;
  expect(taxSavings!.value).toBe(0);
  expect(taxSavings!.inputs).toContainEqual(
    expect.objectContaining({ label: "Debt whose interest is deductible", value: 100_000 }),
  );
  expect(taxSavings!.steps[0]!.parts![0]!.detail).toMatch(/^Interest 6,006\.19 and property tax 3,000\.00/);
});

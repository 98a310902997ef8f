import { expect, it } from "vitest";
import { calculate } from "../calculate";
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

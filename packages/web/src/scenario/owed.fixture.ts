import type { WorkingReport } from "./document";
import { newDebt, newExisting, newLoan, newProperty, newReport } from "./new-report";

const debtOf = (
  id: string,
  name: string,
  balance: number,
  payment: number,
  rate: number,
  monthsLeft: number | null,
) => ({
  ...newDebt(),
  id,
  name,
  balance,
  payment,
  rate,
  monthsLeft,
});

/** A mortgage of 285,000 at 3.25% and four debts, refinanced into one loan of 30 years at 6.75% on a home worth 520,000. */
export function quarryRoad(): WorkingReport {
  const blank = newProperty();
  const price = { ...blank.purchaseDetails[0]!, price: null, userPropertyTax: 4944, userMonthlyHomeInsurance: 140 };
  const home = { ...blank, address: "4 Quarry Rd", userEstimatedValue: 520_000, purchaseDetails: [price] };
  return {
    ...newReport("dc"),
    asOf: "2026-11-22",
    properties: [home],
    loans: [
      {
        ...newLoan(home.id, price.id),
        id: "next",
        category: "refinance",
        rate: 6.75,
        closingCosts: 6200,
        isFinancedCC: true,
        annualMIPercentage: 0,
        userPrepaidEscrows: 0,
      },
      { ...newExisting(home.id, price.id), id: "today", rate: 3.25, balance: 285_000, monthsLeft: 300 },
    ],
    debts: [
      debtOf("a", "Card A", 18_400, 552, 24.99, null),
      debtOf("b", "Card B", 7300, 219, 21.24, null),
      debtOf("c", "Auto", 23_600, 612, 8.9, 46),
      debtOf("s", "Student loan", 31_000, 340, 5.5, 119),
    ],
  };
}

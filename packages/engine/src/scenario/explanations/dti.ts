import { dollars, sixDecimals } from "../../money/cents";
import { dti, otherObligations, remainingObligations } from "../outcomes/dti";
import type { Explanation } from "../schema/types";
import { existingMonth } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { type About, absent, amount, type Line, rate, total, worked } from "./wording";

const aboutDTI: About = {
  figure: "dti",
  unit: "percent",
  rule: "Housing, the debts that stay and the mortgages on other homes that stay, as a percentage of the monthly income.",
  source: "Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios, https://selling-guide.fanniemae.com",
};

function obligationLines(working: Working): Line[] {
  const { debts, mortgages } = remainingObligations(working);
  return [
    ...debts.map(({ name, payment }) => [name || "Debt", dollars(payment)] as const),
    ...mortgages.map((each) => [each.name || "Mortgage", existingMonth(each)] as const),
  ];
}

export function explainDTI(working: Working): Explanation {
  const { scenario, monthly, financing } = working;
  const value = dti(working);
  if (monthly.total === null) return absent(aboutDTI, financing.insurance.missing[0]!.sentence);
  if (value === null) return absent(aboutDTI, "The client's monthly income is not known.");
  const income = dollars(scenario.client?.monthlyIncome ?? 0);
  const lines: Line[] = [
    ["Total payment", monthly.total],
    ["Debts and mortgages that stay", otherObligations(working)],
  ];
  const steps = [
    total("Debts and mortgages that stay", obligationLines(working)),
    total("Owed each month", lines),
    amount("Monthly income", income),
    rate("Debt to income", sixDecimals(value), { formula: "owed each month ÷ monthly income" }),
  ];
  return worked(aboutDTI, value, [amount("Monthly income", income)], steps);
}

import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { setAssumptions, setHomeGrowth } from "./assumptions";
import type { WorkingReport } from "./document";
import { newLoan, newProperty, newReport } from "./new-report";

/** A home of 450,000 with a fifth down at 6.5%, which grows so many percent a year and would rent for 2,400, in a report of the tool. */
export function larkspurLane(tool: SavedToolKey, growth = 4): WorkingReport {
  const home = newProperty();
  const price = {
    ...home.purchaseDetails[0]!,
    price: 450_000,
    userPropertyTax: 5400,
    userMonthlyHomeInsurance: 131.25,
  };
  const loan = { ...newLoan(home.id, price.id), rate: 6.5 };
  const properties = [{ ...home, purchaseDetails: [price] }];
  const report = { ...newReport(tool), asOf: "2026-11-22", properties, loans: [loan] };
  return setAssumptions({ rent: 2400 })(setHomeGrowth(home.id, growth)(report));
}

import type { Cents } from "../../money/cents";
import { type EstimatedValue, estimatedValue } from "../../property/estimated-value";
import type { Loan, Property, PurchaseDetails, Scenario } from "../schema/types";
import { ownedBases } from "./owned-bases";
import { purchaseBases } from "./purchase-bases";

/** What the loan starts from, cents. A purchase: price = base amount + down payment + gap. */
export type Bases = {
  /** What is paid for the home; its value where it is owned already. Fees, tax and insurance in percent are of it. */
  price: Cents;
  /** What the home is worth today, whatever is paid for it, and how that came about. */
  value: Cents;
  valuation: EstimatedValue;
  /** What the lender counts: loan-to-value is of it. */
  applicablePrice: Cents;
  /** What the price is above the appraised value: the buyer brings it. */
  gap: Cents;
  /** Sizes the first loan of a purchase; a second loan may lend a part of it. */
  downPayment: Cents;
  /** Lent by the first loan before anything is financed; what is still owed on an existing mortgage. */
  baseAmount: Cents;
  /** Lent by the second loan. */
  second: Cents;
  /** Mortgages and debts that a refinance pays off. */
  payoffs: Cents;
};

export function bases(scenario: Scenario, loan: Loan, property: Property, details: PurchaseDetails): Bases {
  const valuation = estimatedValue(property, details, scenario.asOf, scenario.outside?.series?.[property.id]);
  if (loan.category === "purchase") return purchaseBases(loan, property, details, valuation);
  return ownedBases(scenario, loan, property, valuation);
}

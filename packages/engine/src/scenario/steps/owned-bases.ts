import { type Cents, dollars, NOTHING, share } from "../../money/cents";
import type { EstimatedValue } from "../../property/estimated-value";
import type { Loan, Property, Scenario } from "../schema/types";
import type { Bases } from "./bases";
import { debtsPaidOff, mortgagesPaidOff, totalOwed } from "./existing";
import { secondLoanAmount } from "./second-amount";

const refinancePayoffs = (scenario: Scenario, { propertyID }: Loan) =>
  (totalOwed(mortgagesPaidOff(scenario, propertyID)) + totalOwed(debtsPaidOff(scenario))) as Cents;

/** So much of the value, or else what is paid off, less what the client brings to owe less. */
function refinanceAmount({ program, targetLTV, userCashToApply }: Loan, applicable: Cents, payoffs: Cents): Cents {
  if (program === "allCash") return NOTHING;
  if ((targetLTV ?? null) !== null) return share(applicable, targetLTV!);
  return Math.max(0, payoffs - dollars(userCashToApply ?? 0)) as Cents;
}

/** A home that is owned: its value stands where a purchase has the price. */
export function ownedBases(scenario: Scenario, loan: Loan, property: Property, valuation: EstimatedValue): Bases {
  const { value } = valuation;
  const applicable = property.userAppraisedValue === null ? value : dollars(property.userAppraisedValue);
  const owned = {
    price: applicable,
    value,
    valuation,
    applicablePrice: applicable,
    gap: NOTHING,
    downPayment: NOTHING,
  };
  if (loan.category === "existing") {
    return { ...owned, baseAmount: dollars(loan.balance ?? 0), second: NOTHING, payoffs: NOTHING };
  }
  const payoffs = refinancePayoffs(scenario, loan);
  const baseAmount = refinanceAmount(loan, applicable, payoffs);
  return { ...owned, baseAmount, second: secondLoanAmount(loan, applicable, baseAmount), payoffs };
}

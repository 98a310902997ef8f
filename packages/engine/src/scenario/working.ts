import type { Loan, Property, PurchaseDetails, Scenario } from "./schema/types";
import { type Bases, bases } from "./steps/bases";
import { type Buydown, borrowersBuydown, buydown } from "./steps/buydown";
import { type Cash, cash } from "./steps/cash";
import { type Costs, costs } from "./steps/costs";
import { type Charges, charges } from "./steps/finance-charge";
import { type Financing, financing } from "./steps/financing";
import { creditScore } from "./steps/insurance";
import { type Monthly, monthly } from "./steps/monthly-payment";
import { type Repayment, repayment } from "./steps/repayment";

/** Everything behind the figures of one loan, in cents. The loan's result and its explanations read it. */
export type Working = {
  scenario: Scenario;
  asOf: string;
  loan: Loan;
  property: Property;
  details: PurchaseDetails;
  score: { value: number; assumed: boolean };
  bases: Bases;
  costs: Costs;
  financing: Financing;
  /** The temporary buydown; null where the loan has none. */
  buydown: Buydown | null;
  charges: Charges;
  repayment: Repayment;
  monthly: Monthly;
  cash: Cash;
};

/** Finds the property and the price that a loan names. The caller has checked the ids, so a stray id throws a RangeError. */
function propertyAndPrice({ properties }: Scenario, loan: Loan) {
  const property = properties.find(({ id }) => id === loan.propertyID);
  const details = property?.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID);
  if (!property || !details) throw new RangeError(`Loan ${loan.id} names a property or price that does not exist`);
  return { property, details };
}

/** Works one loan out, each step from those before it. */
export function workOut(scenario: Scenario, loan: Loan): Working {
  const { asOf } = scenario;
  const { property, details } = propertyAndPrice(scenario, loan);
  const score = creditScore(loan, scenario.client?.ficoMin, asOf);
  const base = bases(scenario, loan, property, details);
  const cost = costs(loan, property, details, base, asOf);
  const finance = financing(scenario, loan, base, cost, score.value);
  const bought = buydown(loan, finance, asOf);
  const charge = charges(loan, cost, finance, bought);
  const repay = repayment({
    scenario,
    loan,
    details,
    bases: base,
    financing: finance,
    buydown: bought,
    charges: charge,
  });
  return {
    scenario,
    asOf,
    loan,
    property,
    details,
    score,
    bases: base,
    costs: cost,
    financing: finance,
    buydown: bought,
    charges: charge,
    repayment: repay,
    monthly: monthly(property, cost, repay),
    cash: cash(loan, base, cost, finance, borrowersBuydown(bought)),
  };
}

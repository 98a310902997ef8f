import { type Cents, dollars, NOTHING, share } from "../../money/cents";
import { applicablePrice } from "../../property/applicable-price";
import type { EstimatedValue } from "../../property/estimated-value";
import type { Loan, Property, PurchaseDetails } from "../schema/types";
import type { Bases } from "./bases";
import { secondLoanAmount } from "./second-amount";

/** The typed down payment, at most the applicable price, which its percentage is of: 20 % down is 80 % loan-to-value. */
function appliedDownPayment(loan: Loan, applicable: Cents): Cents {
  const typed =
    loan.downPayment === null ? share(applicable, loan.downPaymentPercentage ?? 0) : dollars(loan.downPayment);
  return Math.min(typed, applicable) as Cents;
}

/** A home that is bought. All cash buys at the price: nobody lends, so no appraisal counts. */
export function purchaseBases(
  loan: Loan,
  property: Property,
  details: PurchaseDetails,
  valuation: EstimatedValue,
): Bases {
  const price = dollars(details.price);
  const bought = { price, value: valuation.value, valuation, payoffs: NOTHING };
  if (loan.program === "allCash") {
    return {
      ...bought,
      applicablePrice: price,
      gap: NOTHING,
      downPayment: price,
      baseAmount: NOTHING,
      second: NOTHING,
    };
  }
  const appraised = property.userAppraisedValue === null ? null : dollars(property.userAppraisedValue);
  const { applicablePrice: applicable, gap } = applicablePrice(price, appraised);
  const down = appliedDownPayment(loan, applicable);
  const baseAmount = (applicable - down) as Cents;
  const second = Math.min(down, secondLoanAmount(loan, applicable, baseAmount)) as Cents;
  return { ...bought, applicablePrice: applicable, gap, downPayment: down, baseAmount, second };
}

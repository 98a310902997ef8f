import { type Cents, dollars, NOTHING, share } from "../money/cents";
import { applicablePrice } from "../property/applicable-price";
import type { Loan, Property, PurchaseDetails } from "./types";

/** What the loan starts from, cents. Always: price = base amount + down payment + gap. */
export type Bases = {
  price: Cents;
  applicablePrice: Cents;
  gap: Cents;
  downPayment: Cents;
  baseAmount: Cents;
};

/** The typed down payment, at most the applicable price, which its percentage is of: 20 % down is 80 % loan-to-value. */
function downPayment(loan: Loan, applicable: Cents): Cents {
  const typed =
    loan.downPayment === null ? share(applicable, loan.downPaymentPercentage ?? 0) : dollars(loan.downPayment);
  return Math.min(typed, applicable) as Cents;
}

/** All cash buys at the price: nobody lends, so no appraisal counts. */
export function bases(loan: Loan, property: Property, details: PurchaseDetails): Bases {
  const price = dollars(details.price);
  if (loan.program === "allCash") {
    return { price, applicablePrice: price, gap: NOTHING, downPayment: price, baseAmount: NOTHING };
  }
  const appraised = property.userAppraisedValue === null ? null : dollars(property.userAppraisedValue);
  const { applicablePrice: applicable, gap } = applicablePrice(price, appraised);
  const down = downPayment(loan, applicable);
  return { price, applicablePrice: applicable, gap, downPayment: down, baseAmount: (applicable - down) as Cents };
}

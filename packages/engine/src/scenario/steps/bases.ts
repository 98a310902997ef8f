import { type Cents, dollars, NOTHING, share } from "../../money/cents";
import { applicablePrice } from "../../property/applicable-price";
import { type EstimatedValue, estimatedValue } from "../../property/estimated-value";
import type { Loan, Property, PurchaseDetails, Scenario } from "../schema/types";
import { debtsPaidOff, mortgagesPaidOff, totalOwed } from "./existing-mortgage";

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

/** What the second loan lends, cents: as typed, else what both together may lend less the first one's base amount. */
function secondLoanAmount({ program, secondLoan }: Loan, applicable: Cents, baseAmount: Cents): Cents {
  if (!secondLoan || program === "allCash") return NOTHING;
  if (secondLoan.amount !== null) return dollars(secondLoan.amount);
  return Math.max(0, share(applicable, secondLoan.ltv) - baseAmount) as Cents;
}

/** The typed down payment, at most the applicable price, which its percentage is of: 20 % down is 80 % loan-to-value. */
function appliedDownPayment(loan: Loan, applicable: Cents): Cents {
  const typed =
    loan.downPayment === null ? share(applicable, loan.downPaymentPercentage ?? 0) : dollars(loan.downPayment);
  return Math.min(typed, applicable) as Cents;
}

/** A home that is bought. All cash buys at the price: nobody lends, so no appraisal counts. */
function purchaseBases(loan: Loan, property: Property, details: PurchaseDetails, valuation: EstimatedValue): Bases {
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

const refinancePayoffs = (scenario: Scenario, { propertyID }: Loan) =>
  (totalOwed(mortgagesPaidOff(scenario, propertyID)) + totalOwed(debtsPaidOff(scenario))) as Cents;

/** So much of the value, or else what is paid off, less what the client brings to owe less. */
function refinanceAmount({ program, targetLTV, userCashToApply }: Loan, applicable: Cents, payoffs: Cents): Cents {
  if (program === "allCash") return NOTHING;
  if ((targetLTV ?? null) !== null) return share(applicable, targetLTV!);
  return Math.max(0, payoffs - dollars(userCashToApply ?? 0)) as Cents;
}

/** A home that is owned: its value stands where a purchase has the price. */
function ownedBases(scenario: Scenario, loan: Loan, property: Property, valuation: EstimatedValue): Bases {
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

export function bases(scenario: Scenario, loan: Loan, property: Property, details: PurchaseDetails): Bases {
  const valuation = estimatedValue(property, details, scenario.asOf, scenario.outside?.series?.[property.id]);
  if (loan.category === "purchase") return purchaseBases(loan, property, details, valuation);
  return ownedBases(scenario, loan, property, valuation);
}

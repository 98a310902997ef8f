import { applicablePrice } from "../../loan/ltv";
import { type Cents, dollars, NOTHING, share } from "../../money/cents";
import { type EstimatedValue, estimatedValue } from "../../property/estimated-value";
import type { Loan, Property, PurchaseDetails, Scenario } from "../schema/types";
import { debtsPaidOff, mortgagesPaidOff, totalOwed } from "./existing-mortgage";

/** The amounts that a loan starts from, in cents. On a purchase the price is base amount + down payment + gap. */
export type Bases = {
  /** The price of the home, or its value where the client owns it already. Fees, tax and insurance in percent are taken of it. */
  price: Cents;
  /** What the home is worth today, whatever is paid for it. */
  value: Cents;
  /** How the value came about. */
  valuation: EstimatedValue;
  /** The price that the lender counts; loan-to-value is taken of it. */
  applicablePrice: Cents;
  /** The part of the price above the appraised value, which the buyer brings. */
  gap: Cents;
  /** The down payment, which decides the size of a purchase's first loan. A second loan may lend part of it. */
  downPayment: Cents;
  /** What the first loan lends before anything is financed, or what is still owed on an existing mortgage. */
  baseAmount: Cents;
  /** What the second loan lends. */
  second: Cents;
  /** The mortgages and debts that a refinance pays off. */
  payoffs: Cents;
};

/** What the second loan lends in cents: as typed, else what both loans together may lend less the first loan's base amount. */
function secondLoanAmount({ program, secondLoan }: Loan, applicable: Cents, baseAmount: Cents): Cents {
  if (!secondLoan || program === "allCash") return NOTHING;
  if (secondLoan.amount !== null) return dollars(secondLoan.amount);
  return Math.max(0, share(applicable, secondLoan.ltv) - baseAmount) as Cents;
}

/** The down payment in cents, at most the applicable price. A percentage is taken of that price, so 20 % down is 80 % loan-to-value. */
function appliedDownPayment(loan: Loan, applicable: Cents): Cents {
  const typed =
    loan.downPayment === null ? share(applicable, loan.downPaymentPercentage ?? 0) : dollars(loan.downPayment);
  return Math.min(typed, applicable) as Cents;
}

/** The bases of a purchase. All cash buys at the price: nobody lends, so no appraisal counts. */
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

/** What a refinance lends in cents: the target share of the value, or else what is paid off less the cash that the client applies. */
function refinanceAmount({ program, targetLTV, userCashToApply }: Loan, applicable: Cents, payoffs: Cents): Cents {
  if (program === "allCash") return NOTHING;
  if ((targetLTV ?? null) !== null) return share(applicable, targetLTV!);
  return Math.max(0, payoffs - dollars(userCashToApply ?? 0)) as Cents;
}

/** The bases of a loan on a home that is owned already. Its value stands where a purchase has the price. */
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

/** Works out the amounts that a loan starts from, in cents, percentages to the nearest cent. */
export function bases(scenario: Scenario, loan: Loan, property: Property, details: PurchaseDetails): Bases {
  const valuation = estimatedValue(property, details, scenario.asOf, scenario.outside?.series?.[property.id]);
  if (loan.category === "purchase") return purchaseBases(loan, property, details, valuation);
  return ownedBases(scenario, loan, property, valuation);
}

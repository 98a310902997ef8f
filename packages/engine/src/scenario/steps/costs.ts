import { type ClosingCosts, type Credits, closingCosts, credits } from "../../costs/closing-costs";
import { type Cents, NOTHING, share } from "../../money/cents";
import { homeInsurance, propertyTax, type YearlyCost } from "../../property/yearly-costs";
import type { Day } from "../../rules/day";
import type { Loan, Property, PurchaseDetails } from "../schema/types";
import type { Bases } from "./bases";

/** What buying and owning a home costs beside the loan, in cents. */
export type Costs = {
  points: Cents;
  closing: ClosingCosts;
  credits: Credits;
  tax: YearlyCost;
  insurance: YearlyCost;
};

const NO_CLOSING: ClosingCosts = { total: NOTHING, fees: [], typed: false };
const NO_CREDITS: Credits = { total: NOTHING, lines: [] };

/** What is paid at closing, in cents. An existing mortgage was closed long ago and pays nothing. */
function atClosing(loan: Loan, bases: Bases): Pick<Costs, "points" | "closing" | "credits"> {
  if (loan.category === "existing") return { points: NOTHING, closing: NO_CLOSING, credits: NO_CREDITS };
  const worksheet = loan.closingCostObj?.data;
  // A linked worksheet without credits leaves the typed total in force.
  const linked = [loan.creditsObj?.data, worksheet?.credits].find((fees) => fees !== undefined && fees.length > 0);
  return {
    points: loan.program === "allCash" ? NOTHING : share(bases.baseAmount, loan.points),
    closing: closingCosts({ typed: loan.closingCosts, categories: worksheet, bases }),
    credits: credits({
      worksheet: linked,
      typed: loan.credits,
      additional: loan.additionalCredits,
      bases,
    }),
  };
}

/** Works out what buying and owning the home costs beside the loan, in cents. */
export function costs(loan: Loan, property: Property, details: PurchaseDetails, bases: Bases, asOf: Day): Costs {
  return {
    ...atClosing(loan, bases),
    tax: propertyTax({ ...details, price: bases.price, countyTaxRate: property.countyTaxRate }),
    insurance: homeInsurance(bases.price, details.userMonthlyHomeInsurance, asOf),
  };
}

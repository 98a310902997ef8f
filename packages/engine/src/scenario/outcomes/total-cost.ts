import { type Cents, NOTHING } from "../../money/cents";
import type { Working } from "../working";
import type { Course } from "./course";

/** Total cost by its parts, cents; what lowers it is negative. They add up to it. */
export type CostParts = {
  interest: Cents;
  /** What a buydown's subsidy has paid of the interest, whoever paid for it. */
  subsidy: Cents;
  mortgageInsurance: Cents;
  upfrontMI: Cents;
  points: Cents;
  closingCosts: Cents;
  /** What the borrower paid for the buydown. */
  buydown: Cents;
  credits: Cents;
};

const subsidySoFar = ({ repayment }: Working, month: number): Cents =>
  repayment.buydown === null ? NOTHING : repayment.buydown.subsidyPaid(month);

const premiumsSoFar = ({ repayment }: Working, monthly: Cents, month: number) =>
  (monthly * Math.min(month, repayment.miMonths)) as Cents;

/** Null while a premium of the mortgage insurance is missing. */
export function costParts({ working, interest }: Course, month: number): CostParts | null {
  const { financing, costs, cash } = working;
  const { monthly, upfront } = financing.insurance;
  if (monthly === null) return null;
  return {
    interest: interest[month] as Cents,
    subsidy: (0 - subsidySoFar(working, month)) as Cents,
    mortgageInsurance: premiumsSoFar(working, monthly, month),
    upfrontMI: upfront,
    points: costs.points,
    closingCosts: costs.closing.total,
    buydown: cash.buydown,
    credits: (0 - costs.credits.total) as Cents,
  };
}

/** What the loan has cost after so many months, cents; null while a premium is missing. */
export function costAt({ working, interest }: Course, month: number): Cents | null {
  const { financing, costs, cash } = working;
  const { monthly, upfront } = financing.insurance;
  if (monthly === null) return null;
  const once = upfront + costs.points + costs.closing.total + cash.buydown - costs.credits.total;
  const paid = interest[month]! - subsidySoFar(working, month) + premiumsSoFar(working, monthly, month);
  return (paid + once) as Cents;
}

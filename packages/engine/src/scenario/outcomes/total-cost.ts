import { type Cents, NOTHING } from "../../money/cents";
import type { Working } from "../working";
import type { Course } from "./course";

/** The parts that add up to the total cost of a loan, in cents. A part that lowers it is negative. */
export type CostParts = {
  interest: Cents;
  /** The part of the interest that a buydown's subsidy has paid, whoever paid for the buydown. */
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

/** Computes the parts of the total cost after a month; null while a mortgage insurance premium is missing. */
export function costParts({ working, interest, premiums }: Course, month: number): CostParts | null {
  const { financing, costs, cash } = working;
  const { monthly, upfront } = financing.insurance;
  if (monthly === null) return null;
  return {
    interest: interest[month] as Cents,
    subsidy: (0 - subsidySoFar(working, month)) as Cents,
    mortgageInsurance: premiums[month] as Cents,
    upfrontMI: upfront,
    points: costs.points,
    closingCosts: costs.closing.total,
    buydown: cash.buydown,
    credits: (0 - costs.credits.total) as Cents,
  };
}

/** Computes what a loan has cost after a number of months, in cents; null while a mortgage insurance premium is missing. */
export function costAt({ working, interest, premiums }: Course, month: number): Cents | null {
  const { financing, costs, cash } = working;
  const { monthly, upfront } = financing.insurance;
  if (monthly === null) return null;
  const once = upfront + costs.points + costs.closing.total + cash.buydown - costs.credits.total;
  const paid = interest[month]! - subsidySoFar(working, month) + premiums[month]!;
  return (paid + once) as Cents;
}

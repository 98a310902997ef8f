import { type Cents, dollars, inDollars } from "../money/cents";
import { ownershipCosts } from "../property/ownership-costs";
import { type Course, courseOf } from "./course";
import type { Horizon } from "./types";
import type { Working } from "./working";

const at = (column: Float64Array, month: number) => inDollars(column[month] as Cents);

/** Property tax, home insurance and association fee so far, cents. */
export const owningSoFar = ({ costs, property }: Working, years: number): Cents =>
  ownershipCosts(
    {
      propertyTax: costs.tax.year,
      homeInsurance: costs.insurance.year,
      associationFee: dollars(property.monthlyAssociationFee),
      taxInc: property.taxInc,
    },
    years,
  );

function horizon(working: Working, course: Course, years: number): Horizon {
  const month = years * 12;
  const { balance, interest, value, cost, costKnown, taxSavings, taxKnown, netGain } = course;
  return {
    years,
    balance: at(balance, month),
    interestPaid: at(interest, month),
    principalPaid: inDollars((balance[0]! - balance[month]!) as Cents),
    totalCost: costKnown ? at(cost, month) : null,
    value: at(value, month),
    equity: inDollars((value[month]! - balance[month]!) as Cents),
    ownershipCosts: inDollars(owningSoFar(working, years)),
    taxSavings: taxKnown ? at(taxSavings, month) : null,
    netGain: costKnown ? at(netGain, month) : null,
  };
}

/** What the loan and its home have come to after so many whole years, dollars. Once paid off, a loan costs nothing more. */
export function horizons(working: Working, years: readonly number[]): Horizon[] {
  const course = courseOf(working, Math.max(0, ...years) * 12);
  return years.map((each) => horizon(working, course, each));
}

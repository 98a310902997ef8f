import { type Cents, dollars, inDollars } from "../../money/cents";
import { ownershipCosts } from "../../property/ownership-costs";
import type { Horizon } from "../schema/types";
import type { Working } from "../working";
import { type Course, courseOf } from "./course";
import { dollarsOrNull } from "./in-dollars";
import { netGainAt } from "./net-gain";
import { otherMortgagesOwed } from "./other-mortgages";
import { taxSavingsAt } from "./tax-savings";
import { costAt } from "./total-cost";

/** Adds up property tax, home insurance and association fee of the first years, in cents. */
const ownershipCostsSoFar = ({ costs, property }: Working, years: number): Cents =>
  ownershipCosts(
    {
      propertyTax: costs.tax.year,
      homeInsurance: costs.insurance.year,
      associationFee: dollars(property.monthlyAssociationFee),
      taxInc: property.taxInc,
    },
    years,
  );

function horizon(course: Course, years: number, owedBeside: (month: number) => Cents): Horizon {
  const { working, balance, interest, value } = course;
  const month = years * 12;
  const [lent, owed, worth] = [balance[0]!, balance[month]!, value[month]!];
  return {
    years,
    balance: inDollars(owed as Cents),
    interestPaid: inDollars(interest[month] as Cents),
    principalPaid: inDollars((lent - owed) as Cents),
    totalCost: dollarsOrNull(costAt(course, month)),
    value: inDollars(worth as Cents),
    equity: inDollars((worth - owed - owedBeside(month)) as Cents),
    ownershipCosts: inDollars(ownershipCostsSoFar(working, years)),
    taxSavings: dollarsOrNull(taxSavingsAt(course, month)),
    netGain: dollarsOrNull(netGainAt(course, month)),
  };
}

/** Computes what a loan and its home have come to after each of some whole years, in dollars to the cent. Once paid off, a loan costs nothing more. */
export function horizons(working: Working, years: readonly number[]): Horizon[] {
  const course = courseOf(working, Math.max(0, ...years) * 12);
  const owedBeside = otherMortgagesOwed(working);
  return years.map((each) => horizon(course, each, owedBeside));
}

import { type Cents, dollars, NOTHING } from "../../money/cents";
import { saleCost } from "../../property/ownership-costs";
import type { Course } from "./course";
import { taxSavingsAt } from "./tax-savings";
import { costAt } from "./total-cost";

/** The parts that add up to the net gain, in cents. A part that lowers it is negative. */
export type GainParts = { rise: Cents; sale: Cents; cost: Cents; taxSavings: Cents };

/** Computes the parts of the net gain after a month; null while the total cost is not known. Tax savings that are not known count as 0. */
export function gainParts(course: Course, month: number): GainParts | null {
  const { working, value } = course;
  const cost = costAt(course, month);
  if (cost === null) return null;
  const worth = value[month] as Cents;
  const sale = saleCost(worth, working.property.costToSell, dollars(working.property.repairs));
  return {
    rise: (worth - working.bases.value) as Cents,
    sale: (0 - sale) as Cents,
    cost: (0 - cost) as Cents,
    taxSavings: taxSavingsAt(course, month) ?? NOTHING,
  };
}

/** Computes the net gain after a month in cents: what the home has gained once it is sold, less what the loan has cost. It is null while that is not known. */
export function netGainAt(course: Course, month: number): Cents | null {
  const parts = gainParts(course, month);
  return parts && ((parts.rise + parts.sale + parts.cost + parts.taxSavings) as Cents);
}

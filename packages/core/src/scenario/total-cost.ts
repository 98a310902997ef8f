import { type Cents, NOTHING } from "../money/cents";
import type { Course } from "./course";
import type { Working } from "./working";

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

const subsidyPaid = ({ repayment }: Working, months: number): Cents =>
  repayment.buydown?.subsidyPaid(months) ?? NOTHING;

/** Paid at closing, whatever follows. */
const atClosing = ({ financing, costs, cash }: Working) => ({
  upfrontMI: financing.insurance.upfront,
  points: costs.points,
  closingCosts: costs.closing.total,
  buydown: cash.buydown,
  credits: (0 - costs.credits.total) as Cents,
});

/** Null while a premium of the mortgage insurance is missing. */
export function costParts(working: Working, { interest }: Course, month: number): CostParts | null {
  const { monthly } = working.financing.insurance;
  if (monthly === null) return null;
  return {
    interest: interest[month] as Cents,
    subsidy: (0 - subsidyPaid(working, month)) as Cents,
    mortgageInsurance: (monthly * Math.min(month, working.repayment.miMonths)) as Cents,
    ...atClosing(working),
  };
}

/** Fills the cost: what is not known stays unwritten, and the answer is false. */
export function addCost({ months, cost, interest }: Course, working: Working): boolean {
  const { miMonths, buydown } = working.repayment;
  const { monthly } = working.financing.insurance;
  if (monthly === null) return false;
  const once = Object.values(atClosing(working)).reduce<number>((total, each) => total + each, 0);
  for (let month = 0; month <= months; month++) {
    const subsidy = buydown ? buydown.subsidyPaid(month) : 0;
    cost[month] = interest[month]! - subsidy + monthly * Math.min(month, miMonths) + once;
  }
  return true;
}

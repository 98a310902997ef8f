import type { Cents } from "../money/cents";
import type { Bases } from "./bases";
import type { Costs } from "./costs";
import type { Financing } from "./financing";

/** What the buyer brings, cents. */
export type Cash = {
  downPayment: Cents;
  appraisalGap: Cents;
  closingCosts: Cents;
  points: Cents;
  prepaidEscrows: Cents;
  upfrontMI: Cents;
  credits: Cents;
  financed: Cents;
  toClose: Cents;
};

/** Everything due less everything lent or credited. Negative when credits and financing exceed what is due. */
export function cash(bases: Bases, costs: Costs, { prepaids, insurance, financed }: Financing): Cash {
  const due = {
    downPayment: bases.downPayment,
    appraisalGap: bases.gap,
    closingCosts: costs.closing.total,
    points: costs.points,
    prepaidEscrows: prepaids.total,
    upfrontMI: insurance.upfront,
  };
  const lent = (financed.closingCosts + financed.points + financed.prepaids + financed.upfrontMI) as Cents;
  const all = due.downPayment + due.appraisalGap + due.closingCosts + due.points + due.prepaidEscrows + due.upfrontMI;
  const credits = costs.credits.total;
  return { ...due, credits, financed: lent, toClose: (all - credits - lent) as Cents };
}

import { withFormula } from "../../scenario/explanations/wording";
import type { Scenario } from "../../scenario/schema/types";
import type { ToolExplanation } from "../explanation";
import { ofLoan, type Told } from "../wording";
import * as courses from "./explanations/courses";
import * as lifetime from "./explanations/lifetime";
import * as month from "./explanations/month";
import { explainAfter, explainBefore, explainTaxes } from "./explanations/ratios";
import * as same from "./explanations/same-payment";
import type { ConsolidationFigure } from "./figures";
import type { ConsolidationInput } from "./input";
import { type ConsolidationWork, workConsolidationOut } from "./work";

const explainers: Record<ConsolidationFigure, (work: ConsolidationWork) => Told> = {
  paidOff: month.explainPaidOff,
  loanAmount: ({ working }) => ofLoan(working, "amount"),
  payment: month.explainPayment,
  monthlyMI: ({ working }) => ofLoan(working, "MI"),
  miMonths: ({ working }) => ofLoan(working, "miMonths"),
  monthlyBefore: month.explainMonthlyBefore,
  monthlyAfter: month.explainMonthlyAfter,
  monthlySavings: month.explainMonthlySavings,
  cost: month.explainCost,
  cashToClose: month.explainCash,
  blendedRateBefore: month.explainBlendedBefore,
  rateAfter: month.explainRateAfter,
  yearInterestBefore: lifetime.explainYearBefore,
  yearInterestAfter: lifetime.explainYearAfter,
  interestBefore: lifetime.explainInterestBefore,
  interestAfter: lifetime.explainInterestAfter,
  miBefore: lifetime.explainInsuranceBefore,
  miAfter: lifetime.explainInsuranceAfter,
  lifetimeBefore: lifetime.explainLifetimeBefore,
  lifetimeAfter: lifetime.explainLifetimeAfter,
  lifetimeSaved: lifetime.explainLifetimeSaved,
  yearlyBefore: courses.explainYearlyBefore,
  yearlyAfter: courses.explainYearlyAfter,
  paidBefore: courses.explainPaidBefore,
  paidAfter: courses.explainPaidAfter,
  monthsBefore: lifetime.explainMonthsBefore,
  monthsAfter: lifetime.explainMonthsAfter,
  paymentBreakEven: month.explainBreakEven,
  samePaymentExtra: same.explainSameExtra,
  samePaymentMonths: same.explainSameMonths,
  samePaymentInterest: same.explainSameInterest,
  samePaymentLifetime: same.explainSameLifetime,
  samePaymentSaved: same.explainSameSaved,
  samePaymentYearly: courses.explainSameYearly,
  samePaymentPaid: courses.explainSamePaid,
  cheaperMonths: lifetime.explainCheaper,
  frontBefore: explainBefore("front"),
  backBefore: explainBefore("back"),
  frontAfter: explainAfter("front"),
  backAfter: explainAfter("back"),
  shareAfter: lifetime.explainShares,
  taxesBefore: explainTaxes("before"),
  taxesAfter: explainTaxes("after"),
};

/**
 * Explains some figures of a consolidation from what the figures themselves were made from. It stands apart from `consolidation`, so that a screen loads
 * it only when someone asks. While something is missing nothing is explained.
 */
export function explainConsolidation(
  scenario: Scenario,
  input: ConsolidationInput,
  figures: readonly ConsolidationFigure[],
): Partial<Record<ConsolidationFigure, ToolExplanation<ConsolidationFigure>>> {
  const { answer: work } = workConsolidationOut(scenario, input);
  if (!work) return {};
  return Object.fromEntries(figures.map((name) => [name, withFormula({ figure: name, ...explainers[name](work) })]));
}

import { calculate } from "./calculate";
import { explainAmount } from "./explanations/amount";
import { explainApr } from "./explanations/apr";
import { explainCashToClose } from "./explanations/cash-to-close";
import { explainClosingCosts, explainPrepaids, explainTotalPayment } from "./explanations/costs";
import { explainMI, explainUpfrontMI } from "./explanations/mortgage-insurance";
import { explainPayment, explainTotalInterest } from "./explanations/payment";
import type { CalculateOptions, Explanation, FigureName, Loan, LoanResult, Scenario, ScenarioResult } from "./types";
import { type Working, workOut } from "./working";

const byFigure: Record<FigureName, (working: Working) => Explanation> = {
  amount: explainAmount,
  payment: explainPayment,
  apr: explainApr,
  MI: explainMI,
  upfrontMI: explainUpfrontMI,
  prepaidEscrows: explainPrepaids,
  closingCosts: explainClosingCosts,
  cashToClose: explainCashToClose,
  totalPayment: explainTotalPayment,
  totalInterest: explainTotalInterest,
};

/** Every figure that can show its working. */
export const figureNames = Object.keys(byFigure) as FigureName[];

/** The working behind one figure, made from the numbers that the figure itself was made from. */
export const explain = (working: Working, figure: FigureName): Explanation => byFigure[figure](working);

/** The workings behind some figures of one loan. Apart from `calculate`, so that a screen loads them when someone asks. */
export function explainLoan(scenario: Scenario, loan: Loan, figures: readonly FigureName[]): LoanResult["explain"] {
  const working = workOut(scenario, loan);
  return Object.fromEntries(figures.map((figure) => [figure, explain(working, figure)]));
}

/** `calculate`, and the workings behind the figures that `explain` names. */
export function calculateExplained(
  scenario: Scenario,
  { explain: figures = [], ...options }: CalculateOptions & { explain?: readonly FigureName[] },
): ScenarioResult {
  const result = calculate(scenario, options);
  if (figures.length === 0) return result;
  for (const [at, loan] of scenario.loans.entries()) result.loans[at]!.explain = explainLoan(scenario, loan, figures);
  return result;
}

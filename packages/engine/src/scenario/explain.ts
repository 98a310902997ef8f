import { calculate } from "./calculate";
import { explainApr, explainScenarioApr } from "./explanations/apr";
import {
  explainCostBreakEven,
  explainCrossover,
  explainPaymentBreakEven,
  explainWealthBreakEven,
} from "./explanations/break-evens";
import {
  explainCashOut,
  explainCashToClose,
  explainClosingCosts,
  explainCredits,
  explainPoints,
} from "./explanations/cash-to-close";
import { explainEscrow, explainEscrowCushion, explainEscrowMonthly } from "./explanations/escrow";
import {
  explainInsuranceSaved,
  explainInterestSaved,
  explainMonthsSaved,
  explainPayoff,
  explainScheduledInterest,
} from "./explanations/extra-payments";
import {
  explainAmount,
  explainBaseAmount,
  explainCLTV,
  explainDownPayment,
  explainLTV,
  explainPayoffs,
} from "./explanations/loan-amount";
import {
  explainAmountFinanced,
  explainFinanceCharge,
  explainInterestPercentage,
  explainPaidInFiveYears,
  explainPrepaidCharge,
  explainPrincipalInFiveYears,
  explainTotalOfPayments,
} from "./explanations/loan-estimate";
import { explainAutoTermination, explainCancelOnRequest, explainMIMonths } from "./explanations/mi-months";
import { explainMI, explainUpfrontMI } from "./explanations/mortgage-insurance";
import { explainMonthlyChange, explainMoveUp, explainProceeds } from "./explanations/move-up";
import {
  explainBalance,
  explainEquity,
  explainGrowth,
  explainNetGain,
  explainOwning,
  explainTotalCost,
  explainValue,
} from "./explanations/over-time";
import {
  explainAppraisalGap,
  explainAssociationFee,
  explainFinanced,
  explainHomeInsurance,
  explainPropertyTax,
} from "./explanations/ownership";
import { explainDTI, explainPayment, explainTotalPayment } from "./explanations/payment";
import { explainPrepaids } from "./explanations/prepaids";
import { explainBuydown, explainRates } from "./explanations/rates";
import {
  explainCostBefore,
  explainInterestAfter,
  explainInterestBefore,
  explainMonthlyAfter,
  explainMonthlyBefore,
  explainRefinanceCost,
  explainSavings,
  explainSavingsBreakEven,
} from "./explanations/refinance";
import {
  explainSecondAmount,
  explainSecondInterest,
  explainSecondLater,
  explainSecondLoan,
} from "./explanations/second-loan";
import { explainTaxSavings } from "./explanations/tax-savings";
import {
  explainApplicablePrice,
  explainFinalPayment,
  explainInterestPaid,
  explainPrincipalPaid,
  explainTotalInsurance,
  explainTotalInterest,
  explainTotalPayments,
} from "./explanations/totals";
import { withFormula } from "./explanations/wording";
import type { FigureName } from "./schema/explanation";
import { mendedConventions, mendedFor } from "./schema/mended-conventions";
import { mendedSentences } from "./schema/mended-sentences";
import { overdueRulesOf } from "./schema/overdue-rules";
import type { CalculateOptions, Explanation, Loan, LoanResult, Scenario, ScenarioResult } from "./schema/types";
import { loanLimit } from "./steps/loan-limit";
import { type Working, workOut } from "./working";

/** How each figure is explained. `all` are the workings of every loan of the scenario, in order, because some figures compare loans. */
const explainers: Record<FigureName, (working: Working, all: readonly Working[]) => Explanation> = {
  applicablePrice: explainApplicablePrice,
  amount: explainAmount,
  baseAmount: explainBaseAmount,
  downPayment: explainDownPayment,
  ltv: explainLTV,
  cltv: explainCLTV,
  payment: explainPayment,
  rates: explainRates,
  buydown: explainBuydown,
  secondLoan: explainSecondLoan,
  secondLoanAmount: explainSecondAmount,
  secondLoanLater: explainSecondLater,
  secondLoanInterest: explainSecondInterest,
  apr: explainApr,
  scenarioAPR: explainScenarioApr,
  MI: explainMI,
  miMonths: explainMIMonths,
  miCancelOnRequest: explainCancelOnRequest,
  miAutoTermination: explainAutoTermination,
  upfrontMI: explainUpfrontMI,
  costOfPoints: explainPoints,
  closingCosts: explainClosingCosts,
  credits: explainCredits,
  prepaidEscrows: explainPrepaids,
  propertyTax: explainPropertyTax,
  homeInsurance: explainHomeInsurance,
  associationFee: explainAssociationFee,
  appraisalGap: explainAppraisalGap,
  financed: explainFinanced,
  cashToClose: explainCashToClose,
  cashOut: explainCashOut,
  totalPayment: explainTotalPayment,
  totalInterest: explainTotalInterest,
  totalMortgageInsurance: explainTotalInsurance,
  totalPayments: explainTotalPayments,
  finalPayment: explainFinalPayment,
  payoff: explainPayoff,
  interestSaved: explainInterestSaved,
  mortgageInsuranceSaved: explainInsuranceSaved,
  scheduledInterest: explainScheduledInterest,
  monthsSaved: explainMonthsSaved,
  escrowAnalysis: explainEscrow,
  escrowMonthly: explainEscrowMonthly,
  escrowCushion: explainEscrowCushion,
  dti: explainDTI,
  appreciation: explainValue,
  appreciationRate: explainGrowth,
  balance: explainBalance,
  interestPaid: explainInterestPaid,
  principalPaid: explainPrincipalPaid,
  equity: explainEquity,
  taxSavings: explainTaxSavings,
  totalCost: explainTotalCost,
  netGain: explainNetGain,
  ownershipCosts: explainOwning,
  paymentBreakEven: explainPaymentBreakEven,
  costBreakEven: explainCostBreakEven,
  wealthBreakEven: explainWealthBreakEven,
  crossover: explainCrossover,
  savings: explainSavings,
  monthlyBefore: explainMonthlyBefore,
  monthlyAfter: explainMonthlyAfter,
  refinanceCost: explainRefinanceCost,
  savingsBreakEven: explainSavingsBreakEven,
  interestBefore: explainInterestBefore,
  interestAfter: explainInterestAfter,
  costBefore: explainCostBefore,
  payoffs: explainPayoffs,
  moveUp: explainMoveUp,
  saleProceeds: explainProceeds,
  monthlyChange: explainMonthlyChange,
  prepaidFinanceCharge: explainPrepaidCharge,
  amountFinanced: explainAmountFinanced,
  financeCharge: explainFinanceCharge,
  totalOfPayments: explainTotalOfPayments,
  totalInterestPercentage: explainInterestPercentage,
  paidInFiveYears: explainPaidInFiveYears,
  principalInFiveYears: explainPrincipalInFiveYears,
};

const workAllLoansOut = (scenario: Scenario) => scenario.loans.map((loan) => workOut(scenario, loan));

/** Explains some figures of a loan from the numbers that the figures themselves were made from. */
const explanationsOf = (
  working: Working,
  all: readonly Working[],
  figures: readonly FigureName[],
): LoanResult["explain"] =>
  Object.fromEntries(
    figures.map((figure) => [
      figure,
      withOverdue(withMended(withFormula(explainers[figure](working, all)), working), working),
    ]),
  );

/** Adds what was mended since the day of the report's rules. */
function withMended(explanation: Explanation, working: Working): Explanation {
  const { loan, scenario, financing } = working;
  const limit = loanLimit("conforming", scenario, loan);
  const isAboveConformingLimit =
    limit !== null && financing.amountBeforeMI > limit.highest && financing.insurance.missing.length > 0;
  const keys = mendedFor(explanation.figure, { ...loan, isAboveConformingLimit }, scenario);
  if (keys.length === 0) return explanation;
  return {
    ...explanation,
    mended: keys.map((key) => ({ since: mendedConventions[key].since, sentence: mendedSentences[key].sentence })),
  };
}

/** Adds the rules whose value was due by the day of the report's rules and is not in yet. */
function withOverdue(explanation: Explanation, { loan, scenario }: Working): Explanation {
  const overdue = overdueRulesOf(explanation.figure, loan, scenario.asOf);
  return overdue.length === 0 ? explanation : { ...explanation, overdue };
}

/**
 * Explains some figures of one loan of a scenario, with steps in dollars, percent and months. It throws what `calculate` throws.
 * It stands apart from `calculate`, so that a screen loads it only when someone asks.
 */
export function explainLoan(scenario: Scenario, loan: Loan, figures: readonly FigureName[]): LoanResult["explain"] {
  const all = workAllLoansOut(scenario);
  const at = scenario.loans.findIndex(({ id }) => id === loan.id);
  return explanationsOf(all[at] ?? workOut(scenario, loan), all, figures);
}

/**
 * Calculates a scenario as `calculate` does, and explains the figures that `explain` names with steps in dollars, percent and
 * months. It throws what `calculate` throws. The explanation of a figure that a loan does not have has the value null.
 */
export function calculateExplained(
  scenario: Scenario,
  { explain: figures = [], ...options }: CalculateOptions & { explain?: readonly FigureName[] },
): ScenarioResult {
  const result = calculate(scenario, options);
  if (figures.length === 0) return result;
  const all = workAllLoansOut(scenario);
  for (const [at, working] of all.entries()) result.loans[at]!.explain = explanationsOf(working, all, figures);
  return result;
}

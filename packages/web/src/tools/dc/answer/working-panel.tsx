import { explainConsolidation } from "@highway/engine/tools/consolidation/explain";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { WorkingPanel } from "../../every/answer/working-panel";

/** The name of each figure at the head of its working. */
const figureNames: Record<ConsolidationFigure, string> = {
  paidOff: "Paid off",
  loanAmount: "Loan amount",
  payment: "Principal and interest",
  monthlyMI: "Mortgage insurance",
  miMonths: "Payments with mortgage insurance",
  monthlyBefore: "Monthly, before",
  monthlyAfter: "Monthly, after",
  monthlySavings: "Freed each month",
  cost: "Cost of the new loan",
  cashToClose: "Cash to close",
  blendedRateBefore: "Blended rate today",
  rateAfter: "Rate after",
  yearInterestBefore: "Interest in the next 12 months, before",
  yearInterestAfter: "Interest in the next 12 months, after",
  interestBefore: "Interest through payoff, before",
  interestAfter: "Interest through payoff, after",
  miBefore: "Mortgage insurance, before",
  miAfter: "Mortgage insurance, after",
  lifetimeBefore: "Cost through payoff, before",
  lifetimeAfter: "Cost through payoff, after",
  lifetimeSaved: "Saved by the end",
  yearlyBefore: "Cost by year, before",
  yearlyAfter: "Cost by year, after",
  paidBefore: "Paid through payoff, before",
  paidAfter: "Paid through payoff, after",
  monthsBefore: "Time until paid off, before",
  monthsAfter: "Time until paid off, after",
  paymentBreakEven: "Break-even on costs",
  samePaymentExtra: "Extra paid each month",
  samePaymentMonths: "Time until paid off, paying the same",
  samePaymentInterest: "Interest, paying the same",
  samePaymentLifetime: "Cost through payoff, paying the same",
  samePaymentSaved: "Saved, paying the same",
  samePaymentYearly: "Cost by year, paying the same",
  samePaymentPaid: "Paid through payoff, paying the same",
  cheaperMonths: "Months in which it is cheaper",
  frontBefore: "Housing ratio, before",
  backBefore: "Total debt ratio, before",
  frontAfter: "Housing ratio, after",
  backAfter: "Total debt ratio, after",
  shareAfter: "Share of the new loan's interest",
  taxesBefore: "Tax saved, before",
  taxesAfter: "Tax saved, after",
};

type Props = { open: ConsolidationFigure; figures: ConsolidationFigures; narrow: boolean; onClose: () => void };

/** The working of a figure of a debt consolidation. */
export default function ConsolidationWorking({ open, figures: { scenario, input, loan }, ...frame }: Props) {
  const explanation = scenario && loan && explainConsolidation(scenario, { ...input, loanID: loan.id }, [open])[open];
  return (
    explanation && <WorkingPanel {...frame} explanation={explanation} name={figureNames[open]} asOf={scenario.asOf} />
  );
}

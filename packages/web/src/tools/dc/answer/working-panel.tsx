import { explainConsolidation } from "@highway/engine/tools/consolidation/explain";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { WorkingPanel } from "../../every/answer/working-panel";

/** What each figure is called at the head of its working. */
const figureNames: Record<ConsolidationFigure, string> = {
  paidOff: "Paid off",
  loanAmount: "Loan amount",
  payment: "Principal and interest",
  monthlyMI: "Mortgage insurance",
  miMonths: "Payments with mortgage insurance",
  monthlyBefore: "Monthly before",
  monthlyAfter: "Monthly after",
  monthlySavings: "Freed each month",
  cost: "Cost of the new loan",
  cashToClose: "Cash to close",
  blendedRateBefore: "Blended rate today",
  rateAfter: "Rate after",
  yearInterestBefore: "Interest of 12 months before",
  yearInterestAfter: "Interest of 12 months after",
  interestBefore: "Interest to the end before",
  interestAfter: "Interest to the end after",
  miBefore: "Mortgage insurance before",
  miAfter: "Mortgage insurance after",
  lifetimeBefore: "Cost to the end before",
  lifetimeAfter: "Cost to the end after",
  lifetimeSaved: "Saved by the end",
  yearlyBefore: "Cost of each year before",
  yearlyAfter: "Cost of each year after",
  paidBefore: "Paid to the end before",
  paidAfter: "Paid to the end after",
  monthsBefore: "Free of debt before",
  monthsAfter: "Free of debt after",
  paymentBreakEven: "Break-even on costs",
  samePaymentExtra: "Paid in addition each month",
  samePaymentMonths: "Free of debt, paying the same",
  samePaymentInterest: "Interest, paying the same",
  samePaymentLifetime: "Cost to the end, paying the same",
  samePaymentSaved: "Saved, paying the same",
  samePaymentYearly: "Cost of each year, paying the same",
  samePaymentPaid: "Paid to the end, paying the same",
  cheaperMonths: "Months in which it is cheaper",
  frontBefore: "Housing ratio before",
  backBefore: "Ratio of all debts before",
  frontAfter: "Housing ratio after",
  backAfter: "Ratio of all debts after",
  shareAfter: "Share of the new loan's interest",
  taxesBefore: "Tax saved before",
  taxesAfter: "Tax saved after",
};

type Props = { open: ConsolidationFigure; figures: ConsolidationFigures; narrow: boolean; onClose: () => void };

/** How a figure of a debt consolidation came about. */
export default function ConsolidationWorking({ open, figures: { scenario, input, loan }, ...frame }: Props) {
  const explanation = scenario && loan && explainConsolidation(scenario, { ...input, loanID: loan.id }, [open])[open];
  return (
    explanation && <WorkingPanel {...frame} explanation={explanation} name={figureNames[open]} asOf={scenario.asOf} />
  );
}

import { explainCostOfWaiting } from "@highway/engine/tools/cost-of-waiting/explain";
import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import type { CostOfWaitingLeadFigures } from "../../../report/cost-of-waiting/figures";
import { WorkingPanel } from "../../every/answer/working-panel";

/** The name of each figure at the head of its working. */
const figureNames: Record<CostOfWaitingFigure, string> = {
  cashNow: "Cash at closing now",
  cashLater: "Cash at closing later",
  loanNow: "Loan amount now",
  loanLater: "Loan amount later",
  paymentNow: "Principal and interest now",
  paymentLater: "Principal and interest later",
  miMonthNow: "Mortgage insurance now",
  miMonthLater: "Mortgage insurance later",
  miMonthsNow: "Payments with mortgage insurance now",
  miMonthsLater: "Payments with mortgage insurance later",
  priceLater: "Later price",
  priceChange: "Change of the price",
  paymentChange: "Change of the payment",
  rentPaid: "Rent paid while waiting",
  principalRepaid: "Principal not repaid while waiting",
  interestPaid: "Interest not paid while waiting",
  homeValue: "Value of the home",
  owedNow: "Still owed if bought now",
  owedLater: "Still owed if bought later",
  equityNow: "Equity if bought now",
  equityLater: "Equity if bought later",
  taxSavingsNow: "Tax saved by buying now",
  taxSavingsLater: "Tax saved by buying later",
  escrowNow: "Escrow deposit now",
  escrowLater: "Escrow deposit later",
  setAsideByWaiting: "Set aside by waiting",
  costOfWaiting: "Cost of waiting",
  costByHorizon: "Cost of waiting by year",
  flat: "If prices stay flat",
  fall: "If prices fall 5%",
  breakEvenGrowth: "Break-even growth",
  breakEvenLaterRate: "Break-even rate",
  table: "Home price growth and the later rate",
};

type Props = { open: CostOfWaitingFigure; figures: CostOfWaitingLeadFigures; narrow: boolean; onClose: () => void };

/** The working of a figure of the cost of waiting. */
export default function CostOfWaitingWorking({ open, figures, ...frame }: Props) {
  const { scenario, assumptions, waiting } = figures;
  const explanation = scenario && explainCostOfWaiting(scenario, assumptions, waiting, [open])[open];
  return (
    explanation && <WorkingPanel {...frame} explanation={explanation} name={figureNames[open]} asOf={scenario.asOf} />
  );
}

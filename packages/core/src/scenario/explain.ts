import { explainAmount } from "./explanations/amount";
import { explainApr } from "./explanations/apr";
import { explainCashToClose } from "./explanations/cash-to-close";
import { explainClosingCosts, explainPrepaids, explainTotalPayment } from "./explanations/costs";
import { explainMI, explainUpfrontMI } from "./explanations/mortgage-insurance";
import { explainPayment, explainTotalInterest } from "./explanations/payment";
import type { Explanation, FigureName } from "./types";
import type { Working } from "./working";

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

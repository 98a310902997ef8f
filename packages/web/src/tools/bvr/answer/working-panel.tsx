import { explainRentOrBuy } from "@highway/engine/tools/rent-or-buy/explain";
import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import type { RentOrBuyLeadFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { WorkingPanel } from "../../every/answer/working-panel";

type Props = { open: RentOrBuyFigure; figures: RentOrBuyLeadFigures; narrow: boolean; onClose: () => void };

/** The working of a figure of rent or buy. */
export default function RentOrBuyWorking({ open, figures: { scenario, assumptions }, ...frame }: Props) {
  const explanation = scenario && explainRentOrBuy(scenario, assumptions, [open])[open];
  return (
    explanation && <WorkingPanel {...frame} explanation={explanation} name={words.figures[open]} asOf={scenario.asOf} />
  );
}

import { explainRentOrBuy } from "@highway/engine/tools/rent-or-buy/explain";
import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { WorkingText, writtenAnswer } from "../../../report/skins/screen/working-text";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";

type Props = { open: RentOrBuyFigure; figures: RentOrBuyFigures; narrow: boolean; onClose: () => void };

/** Shows how a figure came about, in the place of what moves it; over the page where there is no room beside it. */
export default function WorkingPanel({ open, figures: { scenario, assumptions }, narrow, onClose }: Props) {
  const explanation = scenario && explainRentOrBuy(scenario, assumptions, [open])[open];
  if (!explanation) return null;
  const Frame = narrow ? Drawer : DockedPanel;
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <WorkingText
        explanation={explanation}
        asOf={scenario.asOf}
        head={
          <div aria-live="polite" className="flex items-baseline justify-between gap-3">
            <h3 className="font-medium">{words.figures[open]}</h3>
            <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">
              {writtenAnswer(explanation)}
            </p>
          </div>
        }
      />
    </Frame>
  );
}

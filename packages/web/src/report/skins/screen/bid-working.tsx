import { explainBidOver } from "@highway/engine/tools/bid-over/explain";
import type { BidFigure } from "@highway/engine/tools/bid-over/figures";
import { Drawer } from "../../../ui/overlays/drawer";
import { type Bid, scenarioAt } from "../../bid-over/figures";
import { WorkingText, writtenAnswer } from "./working-text";

const names: Record<BidFigure, string> = {
  premium: "Over asking",
  premiumPct: "Over asking, percent",
  startValue: "Value at closing",
  appraisalGap: "Appraisal gap",
  monthsUntilBid: "Earned back after",
  monthsUntilBidAfterSelling: "Earned back after a sale",
  gainByYear: "Value less the bid",
  gainPctByYear: "Value less the bid, percent",
  breakEvenGrowth: "Growth needed",
  ifPricesStay: "If prices stay",
  ifPricesFall: "If they fall 5% first",
  cashAtBid: "Cash to close at this bid",
  monthAtBid: "Monthly payment at this bid",
  extraCash: "More cash at closing",
  extraMonth: "More each month",
};

type Props = {
  bid: Bid;
  of: BidFigure;
  /** The bid in dollars, this one or another. */
  at: number;
  onClose: () => void;
};

/** The working of a figure of a bid. */
export default function BidWorking({ bid, of, at, onClose }: Props) {
  const scenario = scenarioAt(bid, at);
  const explanation = explainBidOver(scenario, bid.input, [of])[of];
  if (!explanation) return null;
  return (
    <Drawer open onClose={onClose} title="How this is calculated">
      <WorkingText
        explanation={explanation}
        asOf={scenario.asOf}
        head={
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="font-medium">{names[of]}</h3>
            <p className="num whitespace-nowrap font-semibold text-display tracking-[-.02em]">
              {writtenAnswer(explanation)}
            </p>
          </div>
        }
      />
    </Drawer>
  );
}

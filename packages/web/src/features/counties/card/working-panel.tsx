import { metricLabels } from "@highway/engine/tools/report-card/input";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import { useMedia } from "../../../lib/use-media";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";
import type { Card, Cards } from "./card";
import { workingOf } from "./working";

/** Below this width a panel beside the page would leave the cards no room. */
const tooNarrowToDock = "(max-width: 1023px)";

type Props = { metric: Metric; card: Card; cards: Cards; onClose: () => void };

/** How one figure came about: the rule, what went in, the percentile and the source. */
export function WorkingPanel({ metric, card, cards, onClose }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const Frame = narrow ? Drawer : DockedPanel;
  const working = workingOf(metric, card, cards);
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <div className="px-5 py-4">
        <h3 className="font-medium">
          {metricLabels[metric]}, {card.row.name}
        </h3>
        {working && (
          <>
            <p className="mt-1 text-fg-2">{working.rule}</p>
            <dl className="mt-3">
              {working.lines.map(({ name, value, note }) => (
                <div key={name} className="flex items-baseline justify-between gap-4 border-line border-b py-1.5">
                  <dt className="text-fg-2">
                    {name}
                    {note && <span className="block text-fg-3 text-sm">{note}</span>}
                  </dt>
                  <dd className="num font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-fg-3 text-sm">{working.source}</p>
          </>
        )}
      </div>
    </Frame>
  );
}

import { useMedia } from "../../../lib/use-media";
import type { CardSelection } from "../../../report/report-card/cards";
import type { FigureOfCard } from "../../../report/report-card/compare-rows";
import { DockedPanel } from "../../../ui/overlays/docked-panel";
import { Drawer } from "../../../ui/overlays/drawer";
import { workingOf } from "./working";

/** Below this width a panel beside the page would leave the cards no room. */
const tooNarrowToDock = "(max-width: 1023px)";

type Props = { fip: string; of: FigureOfCard; shown: CardSelection; onClose: () => void };

/** The working of one figure: the rule, its inputs, the percentile and the source. */
export default function WorkingPanel({ fip, of, shown, onClose }: Props) {
  const narrow = useMedia(tooNarrowToDock);
  const Frame = narrow ? Drawer : DockedPanel;
  const card = shown.compared.find(({ row }) => row.fip === fip);
  const working = card && workingOf(of, card, shown.cards);
  return (
    <Frame open onClose={onClose} title="How this is calculated">
      <div className="px-5 py-4" aria-live="polite">
        {working ? (
          <>
            <h3 className="font-medium">
              {working.name}, {card.row.name}
            </h3>
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
        ) : (
          <p className="text-fg-2">This figure is not graded, so there is nothing to calculate.</p>
        )}
      </div>
    </Frame>
  );
}

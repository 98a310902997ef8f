import { money, moneyAsTyped } from "../../../lib/format/format";
import { Rich } from "../../../ui/rich";
import { GainBars, NeededBars, OtherBids, Takes } from "../../bid-over/bid-lists";
import { BidChart } from "../../bid-over/bid-plot";
import { type Bid, bidsOf } from "../../bid-over/figures";
import { appraisalOf, cellsOf, downsideOf, headOf } from "../../bid-over/text";
import { bidOverCatalog } from "../../catalogs";
import { streetOf } from "../../rows/loans";
import { Card } from "./card";
import { useSkin } from "./skin";

/** Each bid over asking: when the home's value earns it back, and what happens if prices do not rise. */
export default function BidsOverAsking() {
  const { source, basis } = useSkin();
  const bids = bidsOf(source.columns, basis);
  return bids.map((bid) => <BidCard key={bid.column.id} bid={bid} isNamed={bids.length > 1} />);
}

function BidCard({ bid, isNamed }: { bid: Bid; isNamed: boolean }) {
  const { words: all } = useSkin();
  const words = bidOverCatalog.in(all.lang);
  const { answer, column, scenario } = bid;
  const [home] = scenario.properties;
  const [stay, fall] = downsideOf(answer, words);
  const { title, says } = all.loan.sections.bidOver;
  return (
    <Card name="bidOver" title={title} lead={says}>
      {isNamed && (
        <p className="mt-3 text-fg-3 text-note">
          {[streetOf(column.property), words.at(money(answer.bid), money(answer.askingPrice))]
            .filter(Boolean)
            .join(": ")}
        </p>
      )}
      <h3 className="num mt-3 text-balance text-h1">{headOf(answer, words)}</h3>
      <p className="num mt-1 text-fg-2 [&_b]:font-semibold">
        <Rich text={stay} /> <Rich text={fall} />
      </p>
      <div className="mt-4">
        <BidChart answer={answer} words={words} />
      </div>
      <dl className="mt-4 grid gap-3 @min-[640px]:auto-cols-fr @min-[640px]:grid-flow-col">
        {cellsOf(answer, home?.costToSell ?? 0, words).map(({ key, label, figure, note }) => (
          <div key={key} className="rounded-lg border border-paper-line bg-paper px-4 py-3">
            <dt className="text-fg-2 text-note">{label}</dt>
            <dd className="num mt-0.5 text-balance font-semibold text-h2">{figure}</dd>
            <dd className="text-fg-3 text-note">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid gap-x-8 gap-y-5 @min-[640px]:grid-cols-2">
        <div>
          <h3 className="mb-1 text-h2">{words.gains.title}</h3>
          <GainBars answer={answer} words={words} />
        </div>
        <div>
          <h3 className="mb-1 text-h2">{words.needed.title}</h3>
          <NeededBars answer={answer} words={words} />
        </div>
        <div>
          <h3 className="mb-1 text-h2">{words.takes.title(moneyAsTyped(answer.premium))}</h3>
          <Takes answer={answer} words={words} hasSecond={column.result.secondLoan !== null} />
        </div>
        <p className="text-fg-2 text-note @min-[640px]:pt-7">{appraisalOf(bid, words)}</p>
      </div>
      <h3 className="mt-5 mb-1 text-h2">{words.others.title}</h3>
      <OtherBids answer={answer} words={words} />
      <p className="mt-1.5 text-fg-3 text-note">{words.others.note}</p>
    </Card>
  );
}

import { money } from "../../../lib/format/format";
import { Rich } from "../../../ui/rich";
import { BidPlot } from "../../bid-over/bid-plot";
import { type Bid, bidsOf } from "../../bid-over/figures";
import {
  appraisalOf,
  type BidWords,
  cellsOf,
  downsideOf,
  gainIn,
  headOf,
  neededIn,
  percentIn,
  yearsIn,
} from "../../bid-over/text";
import { bidOverCatalog } from "../../catalogs";
import { streetOf } from "../../rows/loans";
import { FigureCell, FigureLabel, figureTableClass } from "./figure-table";
import type { PrintSource } from "./report";
import { Section } from "./section";
import { useWords } from "./words";

/** Each bid over asking on paper: the sentence with both downsides, the chart, and the years. */
export function BidsOverAsking({ report: { columns, basis } }: { report: PrintSource }) {
  const bids = bidsOf(columns, basis);
  return bids.map((bid) => <BidSection key={bid.column.id} bid={bid} isNamed={bids.length > 1} />);
}

function BidSection({ bid, isNamed }: { bid: Bid; isNamed: boolean }) {
  const { loan, lang } = useWords();
  const words = bidOverCatalog.in(lang);
  const { answer, column, scenario } = bid;
  const [home] = scenario.properties;
  const [stay, fall] = downsideOf(answer, words);
  return (
    <Section {...loan.sections.bidOver}>
      {isNamed && (
        <p className="mt-3 text-fg-3">
          {[streetOf(column.property), words.at(money(answer.bid), money(answer.askingPrice))]
            .filter(Boolean)
            .join(": ")}
        </p>
      )}
      <p className="num mt-4">
        <b>{headOf(answer, words)}</b> <Rich text={stay} /> <Rich text={fall} />
      </p>
      <div className="break-inside-avoid">
        <div className="mt-5 break-inside-avoid">
          <BidPlot answer={answer} words={words} width={680} height={210} />
        </div>
        <Years answer={answer} words={words} />
      </div>
      <dl className="num mt-5 grid break-inside-avoid grid-cols-3 gap-6">
        {cellsOf(answer, home?.costToSell ?? 0, words).map(({ key, label, figure, note }) => (
          <div key={key}>
            <dt className="text-fg-3 text-sm">{label}</dt>
            <dd className="font-semibold">{figure}</dd>
            <dd className="text-fg-3 text-sm">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 break-before-avoid text-fg-3 text-sm">{appraisalOf(bid, words)}</p>
    </Section>
  );
}

type YearsProps = Pick<Bid, "answer"> & { words: BidWords };

/** The value less the bid, in dollars and percent, and the growth that each number of years needs. */
function Years({ answer: { byYear, breakEvenGrowth }, words }: YearsProps) {
  const { gains, needed } = words;
  const rows = byYear.flatMap(({ years, gain, gainPct }) => {
    const found = breakEvenGrowth.find((each) => each.years === years);
    return found ? [{ years, gain, gainPct, growth: found.growth }] : [];
  });
  return (
    <table className={`${figureTableClass} mt-5`}>
      <thead>
        <tr className="text-fg-3 text-sm">
          <th scope="col" className="text-left font-normal">
            {gains.after}
          </th>
          {[gains.title, gains.percent, `${needed.title}. ${needed.says}`].map((head) => (
            <th key={head} scope="col" className="pl-4 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ years, gain, gainPct, growth }) => (
          <tr key={years}>
            <FigureLabel>{yearsIn(years, words)}</FigureLabel>
            <FigureCell>{gainIn(gain)}</FigureCell>
            <FigureCell>{percentIn(gainPct)}</FigureCell>
            <FigureCell>{neededIn(growth, words)}</FigureCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

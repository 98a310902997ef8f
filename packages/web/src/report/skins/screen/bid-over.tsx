import type { BidFigure } from "@highway/engine/tools/bid-over/figures";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { money, moneyAsTyped } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import { setBid } from "../../../scenario/edits/property-edits";
import type { Basis } from "../../../scenario/figures/loan-figures";
import { edit } from "../../../scenario/store/store";
import { figureButton } from "../../../ui/button-style";
import { Rich } from "../../../ui/rich";
import { AnswerCells } from "../../answer/answer-cells";
import { SpokenAtRest } from "../../answer/answer-head";
import { type DrawFigure, GainBars, NeededBars, OtherBids, Takes } from "../../bid-over/bid-lists";
import { BidChart } from "../../bid-over/bid-plot";
import { type Bid, bidsOf } from "../../bid-over/figures";
import { appraisalOf, cellsOf, downsideOf, headOf } from "../../bid-over/text";
import { bidOverEn as words } from "../../bid-over/words.en";
import type { Column } from "../../columns";
import { streetOf } from "../../rows/loans";
import { type Details, SectionHead } from "./section-head";
import { useIsReadOnly } from "./use-working";

const BidWorking = lazy(() => import("./bid-working"));

type Props = { columns: readonly Column[]; basis: Basis; details: Details };

/** Each bid over asking: when the home's value earns it back, with both downsides. Opened, it shows each year and other bids. */
export default function BidOverSection({ columns, basis, details }: Props) {
  const bids = bidsOf(columns, basis);
  if (bids.length === 0) return null;
  const { title, says } = officerSections.bidOver;
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says} details={details} />
      {bids.map((bid) => (
        <BidChapter key={bid.column.id} bid={bid} isOpen={details.isOpen} isNamed={bids.length > 1} />
      ))}
    </section>
  );
}

/** The figure whose working is shown, and of which bid. */
type Open = { of: BidFigure; at: number };

type ChapterProps = {
  bid: Bid;
  isOpen: boolean;
  /** Whether the home and the price are named, because there are several bids. */
  isNamed?: boolean;
};

/** One bid: its sentence, what must stand beside it, and its parts. */
function BidChapter({ bid, isOpen, isNamed = false }: ChapterProps) {
  const { answer, column } = bid;
  const { property } = column;
  const readOnly = useIsReadOnly();
  const [open, setOpen] = useState<Open | null>(null);
  const opener = ({ of, at }: Open) => ({
    "data-figure": [column.id, of, at].join(" "),
    "aria-expanded": open?.of === of && open.at === at,
    onClick: () => setOpen({ of, at }),
  });
  const shown: DrawFigure = (of, name, figure, at = answer.bid) =>
    readOnly ? (
      figure
    ) : (
      <Figure {...opener({ of, at })} aria-label={`${name}: ${figure}`}>
        {figure}
      </Figure>
    );
  const said = (of: BidFigure, sentence: ReactNode) =>
    readOnly ? sentence : <Figure {...opener({ of, at: answer.bid })}>{sentence}</Figure>;
  const [stay, fall] = downsideOf(answer, words);
  const head = headOf(answer, words);
  const costToSell = bid.scenario.properties[0]?.costToSell ?? 0;
  const onBid = readOnly
    ? undefined
    : (next: number) => edit(null, setBid(answer.propertyID, answer.purchaseDetailsID, next, answer.askingPrice));
  return (
    <div className="border-line border-b">
      <div className="px-6 pb-3 @max-[560px]:px-4 touch:pt-3">
        {isNamed && (
          <p className="text-fg-3 text-sm">
            {[streetOf(property), words.at(money(answer.bid), money(answer.askingPrice))].filter(Boolean).join(": ")}
          </p>
        )}
        <h3 className="num max-w-[40em] text-balance text-left font-semibold text-h1">
          {said("monthsUntilBid", head)}
        </h3>
        <p className="num mt-1 max-w-[60em] text-left text-fg-2 touch:grid touch:gap-y-6 touch:py-3 [&_b]:font-semibold [&_b]:text-fg">
          {said("ifPricesStay", <Rich text={stay} />)} {said("ifPricesFall", <Rich text={fall} />)}
        </p>
        <SpokenAtRest text={head} />
      </div>
      <AnswerCells
        label={words.cells.label}
        cells={cellsOf(answer, costToSell, words).map(({ of, figure, ...cell }) => ({
          ...cell,
          figure: shown(of, cell.label, figure),
        }))}
      />
      {isOpen && (
        <div className="grid gap-6 px-6 py-4 @max-[560px]:px-4">
          <BidChart answer={answer} words={words} />
          <div className="grid gap-x-8 gap-y-5 @min-[820px]:grid-cols-2">
            <Part title={words.gains.title}>
              <GainBars answer={answer} words={words} shown={shown} />
            </Part>
            <Part title={words.needed.title} says={words.needed.says}>
              <NeededBars answer={answer} words={words} shown={shown} />
            </Part>
            <Part title={words.takes.title(moneyAsTyped(answer.premium))}>
              <Takes answer={answer} words={words} hasSecond={column.result.secondLoan !== null} shown={shown} />
            </Part>
            <p className="self-start rounded-md bg-canvas px-3 py-2 text-fg-2 text-sm empty:hidden">
              {appraisalOf(bid, words)}
            </p>
          </div>
          <Part title={words.others.title} says={words.others.says}>
            <OtherBids answer={answer} words={words} shown={shown} onBid={onBid} />
            <p className="mt-1.5 text-fg-3 text-xs">{words.others.note}</p>
          </Part>
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <BidWorking bid={bid} {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** A figure or a sentence that shows its working on a press. */
const Figure = (props: ComponentProps<"button">) => (
  <button type="button" title="How this is calculated" className={`${figureButton} [text-align:inherit]`} {...props} />
);

type PartProps = { title: string; says?: string; children: ReactNode };

const Part = ({ title, says, children }: PartProps) => (
  <div className="min-w-0">
    <h3 className="mb-1.5 flex flex-wrap items-baseline gap-x-3 font-semibold">
      {title}
      {says && <small className="font-normal text-fg-3 text-sm">{says}</small>}
    </h3>
    {children}
  </div>
);

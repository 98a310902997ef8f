import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { ReactNode } from "react";
import { money, shortMoney } from "../../../../lib/format/format";
import { AsFigures } from "../../../answer/as-figures";
import { FallRows } from "../../../answer/fall-rows";
import { MonthBars } from "../../../answer/month-bars";
import { WealthLines } from "../../../answer/wealth-lines";
import { timeOf } from "../../../rent-or-buy/client-lead";
import { assumptionsFor, cellsOf, fallsFor, linesOf, monthsFor, wealthOf } from "../../../rent-or-buy/client-text";
import { AssumedCard, HowWeCount } from "../assumed-card";
import { Card, CardRows } from "../card";
import { CellsCard } from "../cells-card";
import type { ToolPageProps } from "../tool-page";
import { type AnswerProps, RentOrBuyHero } from "./hero";
import { useRentOrBuyWords } from "./words";

/** Rent or buy: its answer, then its sections. */
export default function RentOrBuyPage({ answer, blocks: { assumptions }, ideas }: ToolPageProps<RentOrBuy>) {
  const words = useRentOrBuyWords();
  if (!assumptions) return null;
  const rent = assumptions.rent ?? 0;
  return (
    <>
      <RentOrBuyHero answer={answer} rent={rent} />
      <RentOrBuyChapters answer={answer} rent={rent} assumptions={assumptions} ideas={ideas} />
      <HowWeCount words={words.counting} investmentReturn={assumptions.investmentReturn} />
    </>
  );
}

type Props = AnswerProps & {
  assumptions: SavedAssumptions;
  /** The form in which the reader can try other figures. */
  ideas?: ReactNode;
};

/** The sections below the answer: year by year, both downsides, where the money goes, a month of each side, and the assumptions. */
const RentOrBuyChapters = (props: Props) => (
  <>
    <Wealth {...props} />
    <Differently {...props} />
    {props.ideas}
    <Falls {...props} />
    <Months {...props} />
    <Assumed {...props} />
  </>
);

function Wealth({ answer }: Props) {
  const words = useRentOrBuyWords();
  const { wealth } = words;
  const lines = linesOf(answer, words);
  return (
    <Card name="wealth" title={wealth.title} lead={answer.ending === "sell" ? wealth.sell : wealth.stay}>
      <div className="mt-4">
        <WealthLines
          look="paper"
          words={lines}
          years={wealthOf(answer)}
          at={answer.horizon}
          write={money}
          writeTick={shortMoney}
        />
      </div>
      <AsFigures
        label={wealth.figures}
        heads={[wealth.short, words.buying, words.renting, wealth.difference]}
        rows={answer.years.map(({ year, end }) => ({
          key: String(year),
          name: String(year),
          figures: [money(end.ownerWealth), money(end.renterWealth), money(end.difference)],
        }))}
      />
    </Card>
  );
}

function Differently({ answer }: Props) {
  const words = useRentOrBuyWords();
  const { differently } = words;
  return (
    <CellsCard
      title={differently.title}
      lead={differently.says(timeOf(answer.horizon, words))}
      cells={cellsOf(answer, words)}
    />
  );
}

function Falls({ answer }: Props) {
  const words = useRentOrBuyWords();
  return (
    <Card name="falls" title={words.falls.title} lead={words.falls.says(timeOf(answer.horizon, words))}>
      <CardRows>
        <FallRows {...fallsFor(answer, words)} />
      </CardRows>
    </Card>
  );
}

function Months({ answer }: Props) {
  const words = useRentOrBuyWords();
  return (
    <Card name="months" title={words.months.title}>
      <CardRows>
        <MonthBars {...monthsFor(answer, words)} />
      </CardRows>
    </Card>
  );
}

function Assumed({ answer, assumptions }: Props) {
  const words = useRentOrBuyWords();
  const rows = assumptionsFor(answer, assumptions, words);
  return <AssumedCard words={words.assumptions} rows={rows} isTaxKnown={answer.isTaxKnown} />;
}

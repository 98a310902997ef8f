import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import { money, shortMoney, trimmedPercent } from "../../../../lib/format/format";
import { AsFigures } from "../../../answer/as-figures";
import { FallRows } from "../../../answer/fall-rows";
import { MonthBars } from "../../../answer/month-bars";
import { WealthLines } from "../../../answer/wealth-lines";
import {
  assumptionsFor,
  cellsOf,
  fallsFor,
  linesOf,
  monthsFor,
  timeOf,
  wealthOf,
} from "../../../rent-or-buy/client-text";
import { Card } from "../card";
import type { AnswerProps } from "./hero";
import { useRentOrBuyWords } from "./words";

type Props = AnswerProps & { assumptions: SavedAssumptions };

/** What stands below the answer: year by year, both downsides, where the money goes, a month of each, and what it all rests on. */
export const RentOrBuyChapters = (props: Props) => (
  <>
    <Wealth {...props} />
    <Differently {...props} />
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
    <Card name="downside" title={differently.title} lead={differently.says(timeOf(answer.horizon, words))}>
      <dl className="mt-4 grid gap-3 @min-[640px]:grid-cols-3">
        {cellsOf(answer, words).map(({ key, label, figure, note }) => (
          <div key={key} className="rounded-lg border border-paper-line bg-paper px-4 py-3">
            <dt className="text-fg-2 text-note">{label}</dt>
            <dd className="num mt-0.5 text-balance font-semibold text-h1">{figure}</dd>
            <dd className="text-fg-3 text-note">{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const flushClass = "mt-3 *:px-0!";

function Falls({ answer }: Props) {
  const words = useRentOrBuyWords();
  return (
    <Card name="falls" title={words.falls.title} lead={words.falls.says(timeOf(answer.horizon, words))}>
      <div className={flushClass}>
        <FallRows {...fallsFor(answer, words)} />
      </div>
    </Card>
  );
}

function Months({ answer }: Props) {
  const words = useRentOrBuyWords();
  return (
    <Card name="months" title={words.months.title}>
      <div className={flushClass}>
        <MonthBars {...monthsFor(answer, words)} />
      </div>
    </Card>
  );
}

/** What it rests on and what is left out, always in sight. */
function Assumed({ answer, assumptions }: Props) {
  const words = useRentOrBuyWords();
  const { assumptions: said } = words;
  return (
    <Card name="assumptions" title={said.title}>
      <dl className="mt-3 grid">
        {assumptionsFor(answer, assumptions, words).map(({ key, label, value, note }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-paper-line border-t py-2 first:border-t-0"
          >
            <dt className="font-medium">{label}</dt>
            <dd className="num text-right font-medium">{value}</dd>
            <dd className="col-span-2 text-fg-3 text-note">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-fg-2 text-note">{answer.isTaxKnown ? said.taxKnown : said.taxUnknown}</p>
      <h3 className="mt-3 text-h2">{said.leftOutTitle}</h3>
      <p className="text-fg-2 text-note">
        {said.leftOut} {said.estimate}
      </p>
    </Card>
  );
}

/** How both sides are counted, in two sentences. */
export function HowWeCount({ assumptions }: Pick<Props, "assumptions">) {
  const { counting } = useRentOrBuyWords();
  return (
    <Card name="counting" title={counting.title} isSide>
      <p className="mt-1 text-fg-2 text-note">{counting.says(trimmedPercent(assumptions.investmentReturn ?? 0))}</p>
    </Card>
  );
}

import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { ReactNode } from "react";
import { money, moneyAsTyped, moneyWithCents, shortMoney, trimmedPercent } from "../../../../lib/format/format";
import { AsFigures } from "../../../answer/as-figures";
import { CostCurve } from "../../../answer/cost-curve";
import { FallRows } from "../../../answer/fall-rows";
import { SidePairs } from "../../../answer/side-pairs";
import { WaitingRules } from "../../../cost-of-waiting/rules";
import {
  assumptionsFor,
  cellsOf,
  costTable,
  curveOf,
  headOf,
  leadOf,
  partsFor,
  sidesFor,
  timeOf,
  waitOf,
  whileWaitingFor,
} from "../../../cost-of-waiting/text";
import { AnswerHero } from "../answer-hero";
import { AssumedCard } from "../assumed-card";
import { Card } from "../card";
import { CellsCard } from "../cells-card";
import { useCostOfWaitingWords } from "./words";

type Props = {
  answer: CostOfWaiting;
  assumptions: SavedAssumptions;
  waiting: SavedWaiting;
  /** What the reader may try. */
  ideas?: ReactNode;
};
type Answered = Pick<Props, "answer">;

/** The answer with what it comes to if prices stay, then how it comes about, and what it rests on. */
export const CostOfWaitingPage = (props: Props) => (
  <>
    <CostOfWaitingHero {...props} />
    <Differently {...props} />
    <Costs {...props} />
    {props.ideas}
    <Parts {...props} />
    <Sides {...props} />
    <Assumed {...props} />
  </>
);

/** The answer with what it comes to if prices stay. */
export function CostOfWaitingHero({ answer, waiting }: Props) {
  const words = useCostOfWaitingWords();
  const { four } = words;
  const hasLoan = answer.loanNow > 0 || answer.loanLater > 0;
  return (
    <AnswerHero
      name={words.name}
      head={headOf(answer, words)}
      lead={leadOf(answer, waiting.refinance?.cost ?? null, words, true)}
      figures={[
        { label: four.priceNow, figure: moneyAsTyped(answer.priceNow) },
        { label: four.priceLater, figure: money(answer.priceLater) },
        ...(hasLoan
          ? [
              { label: four.paymentNow, figure: moneyWithCents(answer.paymentNow) },
              { label: four.paymentLater, figure: moneyWithCents(answer.paymentLater) },
            ]
          : []),
      ]}
      terms={words.terms}
      {...(hasLoan && { after: words.later(trimmedPercent(answer.laterRate)) })}
    >
      <WaitingRules answer={answer} words={words} />
    </AnswerHero>
  );
}

function Differently({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  const { differently } = words;
  return (
    <CellsCard
      title={differently.title}
      lead={differently.says(timeOf(answer.horizon, words))}
      cells={cellsOf(answer, words)}
    />
  );
}

function Costs({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  const { costs } = words;
  return (
    <Card name="costs" title={costs.title} lead={costs.says(waitOf(answer, words))}>
      <div className="mt-4">
        <CostCurve
          words={{ label: costs.label, short: costs.short, below: costs.pays }}
          points={curveOf(answer, answer.horizon > 12 ? 30 : 15)}
          at={answer.horizon}
          write={money}
          writeTick={shortMoney}
        />
      </div>
      <AsFigures label={costs.figures} {...costTable(answer, words)} />
    </Card>
  );
}

const flushClass = "mt-3 *:px-0!";

function Parts({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  return (
    <Card name="parts" title={words.parts.title} lead={words.parts.says(timeOf(answer.horizon, words))}>
      <div className={flushClass}>
        <FallRows groups={[{ key: "parts", side: "first", title: words.name, rows: partsFor(answer, words) }]} />
      </div>
    </Card>
  );
}

/** Both purchases, and what happens until the later one. */
function Sides({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  const { sides, waiting } = words;
  return (
    <Card name="sides" title={sides.title} lead={sides.says(waitOf(answer, words))}>
      <div className={flushClass}>
        <SidePairs pairs={sidesFor(answer, words)} names={[sides.now, sides.later]} />
      </div>
      <h3 className="mt-4 text-h2">{waiting.title}</h3>
      <dl className="num mt-1 grid gap-1">
        {whileWaitingFor(answer, words).map(({ key, label, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-fg-2">{label}</dt>
            <dd className="font-medium">{moneyWithCents(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Assumed({ answer, assumptions }: Props) {
  const words = useCostOfWaitingWords();
  const rows = assumptionsFor(answer, assumptions, words);
  return <AssumedCard words={words.assumptions} rows={rows} isTaxKnown={answer.isTaxKnown} />;
}

import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { money, moneyWithCents, shortMoney } from "../../../../lib/format/format";
import { AsFigures } from "../../../answer/as-figures";
import { CostCurve } from "../../../answer/cost-curve";
import { FallRows } from "../../../answer/fall-rows";
import { SidePairs } from "../../../answer/side-pairs";
import { timeOf, waitOf } from "../../../cost-of-waiting/lead";
import {
  assumptionsFor,
  cellsOf,
  costTable,
  curveOf,
  partsFor,
  sidesFor,
  whileWaitingFor,
} from "../../../cost-of-waiting/text";
import { AssumedCard, HowWeCount } from "../assumed-card";
import { Card, CardRows } from "../card";
import { CellsCard } from "../cells-card";
import type { ToolPageProps } from "../tool-page";
import { CostOfWaitingHero, type WaitingProps } from "./hero";
import { useCostOfWaitingWords } from "./words";

type Answered = Pick<WaitingProps, "answer">;

/** The cost of waiting: the answer with the result if prices stay, how it comes about, and its assumptions. */
export default function CostOfWaitingPage({ answer, blocks, ideas }: ToolPageProps<CostOfWaiting>) {
  const { counting } = useCostOfWaitingWords();
  const { assumptions, waiting } = blocks;
  if (!assumptions || !waiting) return null;
  const props = { answer, assumptions, waiting };
  return (
    <>
      <CostOfWaitingHero {...props} />
      <Differently {...props} />
      <Costs {...props} />
      {ideas}
      <Parts {...props} />
      <Sides {...props} />
      <Assumed {...props} />
      <HowWeCount words={counting} investmentReturn={assumptions.investmentReturn} />
    </>
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

function Parts({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  return (
    <Card name="parts" title={words.parts.title} lead={words.parts.says(timeOf(answer.horizon, words))}>
      <CardRows>
        <FallRows groups={[{ key: "parts", side: "first", title: words.name, rows: partsFor(answer, words) }]} />
      </CardRows>
    </Card>
  );
}

/** Both purchases, and what happens until the later one. */
function Sides({ answer }: Answered) {
  const words = useCostOfWaitingWords();
  const { sides, waiting } = words;
  return (
    <Card name="sides" title={sides.title} lead={sides.says(waitOf(answer, words))}>
      <CardRows>
        <SidePairs pairs={sidesFor(answer, words)} names={[sides.now, sides.later]} />
      </CardRows>
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

function Assumed({ answer, assumptions }: WaitingProps) {
  const words = useCostOfWaitingWords();
  const rows = assumptionsFor(answer, assumptions, words);
  return <AssumedCard words={words.assumptions} rows={rows} isTaxKnown={answer.isTaxKnown} />;
}

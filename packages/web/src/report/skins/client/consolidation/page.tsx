import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { money, moneyWithCents, shortMoney } from "../../../../lib/format/format";
import { phone, useMedia } from "../../../../lib/use-media";
import { Icon } from "../../../../ui/icon";
import { AsFigures } from "../../../answer/as-figures";
import { CostCourses } from "../../../answer/cost-courses";
import { CostViews } from "../../../answer/cost-views";
import { MonthStack } from "../../../answer/month-stack";
import { StackedRows } from "../../../answer/stacked-rows";
import { TimeBars } from "../../../answer/time-bars";
import {
  type CostView,
  costTable,
  coursesOf,
  itemsNote,
  itemTable,
  shadesOf,
  timesOf,
} from "../../../consolidation/lines";
import { cellsOf, dash, decideOf, headOf, leadOf, monthOf, unknownSaid } from "../../../consolidation/text";
import { AnswerHero } from "../answer-hero";
import { Card, CardRows } from "../card";
import { CellsCard } from "../cells-card";
import { useSkin } from "../skin";
import type { ToolPageProps } from "../tool-page";
import { useConsolidationWords } from "./words";

type Props = { answer: Consolidation };

/** A debt consolidation: the answer with both halves, what to know before deciding, then how it comes about. */
export default function ConsolidationPage({ answer, ideas }: ToolPageProps<Consolidation>) {
  return (
    <>
      <Hero answer={answer} />
      <Decide answer={answer} />
      <Changes answer={answer} />
      <Costs answer={answer} />
      {ideas}
      <Items answer={answer} />
      <Times answer={answer} />
      <Counting />
    </>
  );
}

function Hero({ answer }: Props) {
  const words = useConsolidationWords();
  const { loan, result } = useSkin().picked;
  const { four } = words;
  const financed = loan.isFinancedCC && result.cash.closingCosts > 0 ? money(result.cash.closingCosts) : null;
  const open = unknownSaid(answer, words);
  return (
    <AnswerHero
      name={words.name}
      head={headOf(answer, words)}
      lead={[leadOf(answer, words), ...open].join(" ")}
      figures={[
        { label: four.before, figure: moneyWithCents(answer.monthlyBefore) },
        {
          label: four.after,
          figure: answer.monthlyAfter === null ? dash : moneyWithCents(answer.monthlyAfter),
          isFirst: true,
        },
        { label: four.amount, figure: money(answer.loanAmount) },
        { label: four.cash, figure: money(answer.cashToClose) },
      ]}
      terms={words.terms}
      {...(financed && { after: words.financed(financed) })}
    >
      <MonthStack words={words.picture} {...monthOf(answer, words)} />
    </AnswerHero>
  );
}

function Decide({ answer }: Props) {
  const words = useConsolidationWords();
  const sentences = decideOf(answer, words);
  if (sentences.length === 0) return null;
  return (
    <Card name="decide" title={words.decide.title} isSide>
      <div className="mt-1.5 flex gap-2 text-fg-2 text-note">
        <Icon of={ShieldAlert} size={16} className="mt-0.5" />
        <div className="grid gap-1.5">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </Card>
  );
}

function Changes({ answer }: Props) {
  const words = useConsolidationWords();
  return <CellsCard title={words.cells.label} cells={cellsOf(answer, words)} />;
}

function Costs({ answer }: Props) {
  const words = useConsolidationWords();
  const { costs } = words;
  const [view, show] = useState<CostView>("soFar");
  const isYear = view === "year";
  const { heads, rows, all } = costTable(answer, words, view);
  return (
    <Card name="costs" title={isYear ? costs.yearTitle : costs.title} lead={`${isYear ? costs.yearSays : costs.says}.`}>
      <div className="my-4">
        <CostViews words={costs} value={view} onChange={show} />
      </div>
      <CostCourses
        words={{ ...costs, label: isYear ? costs.yearLabel : costs.label }}
        courses={coursesOf(answer, words, view)}
        shades={isYear ? [] : shadesOf(answer, words)}
        writeTick={shortMoney}
      />
      <AsFigures
        label={costs.figures}
        heads={heads}
        rows={all ? [...rows, { key: "all", name: costs.whole, figures: all.map(({ figure }) => figure) }] : rows}
      />
    </Card>
  );
}

/** Each debt that is paid off: what it would have cost by itself, and its share of the new loan. */
function Items({ answer }: Props) {
  const words = useConsolidationWords();
  const { items } = words;
  const { heads, rows } = itemTable(answer, words);
  const isPhone = useMedia(phone);
  return (
    <Card name="items" title={items.title} lead={`${items.says}.`}>
      {isPhone ? (
        <div className="text-note">
          <StackedRows
            label={items.table}
            rows={rows.map(({ key, name, figures }) => ({
              key,
              name,
              isTotal: key === "all",
              figures: figures.map((figure, at) => ({ key: heads[at + 1]!, title: heads[at + 1]!, figure })),
            }))}
          />
        </div>
      ) : (
        <ItemTable label={items.table} heads={heads} rows={rows} />
      )}
      <p className="mt-2 text-fg-2 text-note">{itemsNote(answer, words)}</p>
    </Card>
  );
}

const ItemTable = ({ label, heads, rows }: { label: string } & ReturnType<typeof itemTable>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <section tabIndex={0} aria-label={label} className="mt-3 scrolls-sideways">
    <table className="num w-full border-separate border-spacing-0 whitespace-nowrap text-right text-note">
      <thead className="text-fg-3">
        <tr>
          {heads.map((title, at) => (
            <th
              key={title}
              scope="col"
              className={`border-paper-line border-b py-2 font-medium ${at === 0 ? "sticky left-0 bg-surface text-left" : "pl-4"}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key} className={key === "all" ? "font-semibold" : "[&>th]:font-normal"}>
            <th
              scope="row"
              className="sticky left-0 min-w-40 whitespace-normal border-paper-line border-b bg-surface py-2 text-left text-fg-2 wrap-anywhere in-[tr:last-child]:border-b-0"
            >
              {name}
            </th>
            {figures.map((figure, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                key={at}
                className="border-paper-line border-b py-2 pl-4 in-[tr:last-child]:border-b-0"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function Times({ answer }: Props) {
  const words = useConsolidationWords();
  return (
    <Card name="time" title={words.time.title}>
      <CardRows>
        <TimeBars rows={timesOf(answer, words)} />
      </CardRows>
    </Card>
  );
}

function Counting() {
  const words = useConsolidationWords();
  return (
    <Card name="counting" title={words.counting.title} isSide>
      <p className="mt-1 text-fg-2 text-note">{words.counting.says}</p>
    </Card>
  );
}

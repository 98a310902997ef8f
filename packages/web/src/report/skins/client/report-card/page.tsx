import type { SavedReportCard } from "@highway/engine/tools/report-card/input";
import type { Metric } from "@highway/engine/tools/report-card/metrics";
import { type ReactNode, useState } from "react";
import { cx } from "../../../../lib/class-names";
import { type CardSelection, gradedOn, type Spoken, selectionOf, type ToldCounties } from "../../../report-card/cards";
import { CompareTable } from "../../../report-card/compare-table";
import { CountyMap } from "../../../report-card/county-map";
import { GradeFrame } from "../../../report-card/grade-frame";
import { IndexChart } from "../../../report-card/index-chart";
import { indexLines } from "../../../report-card/index-lines";
import { Method } from "../../../report-card/method";
import { Strip } from "../../../report-card/strip";
import {
  figureText,
  firstOpen,
  headOf,
  leadOf,
  overallSays,
  saysOf,
  sourceOf,
  writtenPercentile,
} from "../../../report-card/text";
import { Card } from "../card";
import { Scene } from "../scene";

type Told = {
  told: ToldCounties;
  card: Pick<SavedReportCard, "fip" | "metrics" | "compared" | "showOverall">;
  spoken: Spoken;
};
type PageProps = Told & {
  /** The home's address, and for whom and when the card was prepared. */
  prepared: string;
};

/** A county's report card as a client reads it: the answer with its map, the meaning of each figure, prices, the counties side by side, and the method. */
export function ReportCardPage({ prepared, ...told }: PageProps) {
  return (
    <ReportCardParts {...told}>
      {(answer, spoken) => (
        <section
          data-section="summary"
          className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
        >
          <Scene hasSky isWhole className="h-[60px] @min-[640px]:h-[112px] print:hidden" />
          <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6">
            <p className="text-clay-text text-md">{spoken.own.name}</p>
            <h1 className="num mt-1 max-w-[22em] text-ask tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">
              {answer.head}
            </h1>
            {answer.lead && <p className="mt-1.5 text-body text-fg-2 @min-[640px]:text-sum">{answer.lead}</p>}
            {answer.map}
          </div>
          <p className="border-paper-line border-t bg-paper/60 px-4 py-3 text-fg-3 text-note @min-[640px]:px-7">
            {prepared}
          </p>
        </section>
      )}
    </ReportCardParts>
  );
}

/** The report card as a chapter of an analysis: its answer is a card like the others. */
export const ReportCardChapter = (told: Told) => (
  <ReportCardParts {...told}>
    {(answer, spoken) => (
      <Card name="reportCard" title={spoken.own.name} lead={answer.head}>
        {answer.lead && <p className="mt-1 text-fg-2">{answer.lead}</p>}
        {answer.map}
      </Card>
    )}
  </ReportCardParts>
);

type Answer = { head: string; lead: string; map: ReactNode };
type PartsProps = Told & { children: (answer: Answer, spoken: Spoken) => ReactNode };

function ReportCardParts({ told, card: chosen, spoken, children }: PartsProps) {
  const shown = selectionOf(told, chosen);
  const [opened, open] = useState<Metric | null>(null);
  if (!shown) return null;
  const { card, metrics } = shown;
  const metric = opened ?? firstOpen(card, metrics);
  const map = (
    <div className="mt-4">
      <MetricChoice shown={shown} open={metric} onOpen={open} spoken={spoken} />
      <div className="mt-3">
        <CountyMap of={card.row} counties={told.state} metric={metric} spoken={spoken} />
      </div>
    </div>
  );
  const answer = { head: headOf(card, metric, spoken), lead: leadOf(shown, metric, gradedOn(told), spoken), map };
  return (
    <>
      {children(answer, spoken)}
      <Figures shown={shown} hasOverall={chosen.showOverall} spoken={spoken} />
      <Prices shown={shown} spoken={spoken} />
      <Card
        name="compare"
        title={spoken.own.compare.title}
        lead={shown.compared.length > 1 ? spoken.own.compare.says : spoken.own.compare.alone}
      >
        <div className="mt-3 text-md">
          <CompareTable shown={shown} hasOverall={chosen.showOverall} own={spoken.own} />
        </div>
      </Card>
      <Card name="method" title={spoken.own.method.title}>
        {told.sample && <p className="mt-2 rounded-md bg-warning-soft p-3 text-warning">{spoken.own.method.sample}</p>}
        <Method shown={shown} spoken={spoken} />
      </Card>
    </>
  );
}

type ChoiceProps = { shown: CardSelection; open: Metric; onOpen: (metric: Metric) => void; spoken: Spoken };

/** The choice of the figure that the map and the answer are about, which is the only control here. */
const MetricChoice = ({ shown, open, onOpen, spoken: { own } }: ChoiceProps) => (
  <fieldset className="flex flex-wrap gap-2 print:hidden">
    <legend className="sr-only">{own.map.choose}</legend>
    {shown.metrics.map((metric) => (
      <button
        key={metric}
        type="button"
        aria-pressed={metric === open}
        onClick={() => onOpen(metric)}
        className={cx(
          "min-h-11 rounded-full border px-4 text-note",
          metric === open ? "border-accent bg-accent-soft font-medium text-accent-text" : "border-paper-line text-fg-2",
        )}
      >
        {own.metrics[metric].label}
      </button>
    ))}
  </fieldset>
);

/** The meaning of each figure, its standing among all counties, and for whom it is good. */
function Figures({ shown, hasOverall, spoken }: { shown: CardSelection; hasOverall: boolean; spoken: Spoken }) {
  const { own } = spoken;
  const { cards, card, metrics } = shown;
  const asOf = gradedOn(cards);
  const { overall } = card;
  return (
    <Card name="cards" title={own.cards.title} lead={own.cards.says}>
      <div className="mt-3 grid gap-x-8 @min-[640px]:grid-cols-2">
        {metrics.map((metric) => {
          const grade = card.grades[metric];
          const isGraded = grade.kind === "graded";
          const source = isGraded ? sourceOf(grade, spoken) : null;
          const strip = cards.strips[metric];
          return (
            <section key={metric} className="break-inside-avoid border-paper-line border-t py-4">
              <GradeFrame
                letter={isGraded ? grade.letter : null}
                title={own.metrics[metric].label}
                figure={<FigureOf figure={isGraded ? figureText(metric, grade.figure) : null} own={own} />}
                says={saysOf(metric, grade, asOf, spoken)}
              >
                {isGraded && strip && (
                  <Strip metric={metric} strip={strip} figure={grade.figure} name={card.row.name} own={own} />
                )}
                {source && (
                  <p className="mt-1 text-fg-3 text-note">
                    {source.source}, {source.day}
                  </p>
                )}
              </GradeFrame>
            </section>
          );
        })}
        {hasOverall && (
          <section className="break-inside-avoid border-paper-line border-t py-4">
            <GradeFrame
              letter={overall.kind === "graded" ? overall.letter : null}
              title={own.overall.label}
              figure={
                <FigureOf figure={overall.kind === "graded" ? writtenPercentile(overall.percentile) : null} own={own} />
              }
              says={overallSays(overall, asOf, own)}
            />
          </section>
        )}
      </div>
    </Card>
  );
}

const FigureOf = ({ figure, own }: { figure: string | null; own: Spoken["own"] }) =>
  figure === null ? (
    <span className="whitespace-nowrap text-fg-3">{own.notGraded}</span>
  ) : (
    <span className="num font-semibold text-first">{figure}</span>
  );

/** The price index, from which the price history and the volatility follow. */
function Prices({ shown, spoken: { own } }: { shown: CardSelection; spoken: Spoken }) {
  const rows = shown.compared.map(({ row }) => row);
  const drawn = indexLines(rows);
  if (!drawn || !shown.metrics.some((each) => each === "priceHistory" || each === "volatility")) return null;
  return (
    <Card name="prices" title={own.prices.title(drawn.first)} lead={own.prices.note(drawn.first)}>
      <IndexChart rows={rows} asOf={gradedOn(shown.cards)} own={own} />
    </Card>
  );
}

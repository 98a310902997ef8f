import { cardGrades } from "@highway/engine/rules/report-card";
import { metricLabels } from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { MapPin } from "lucide-react";
import { type ReactNode, useState } from "react";
import { trimmedPercent } from "../../lib/format/format";
import { Icon } from "../../ui/icon";
import type { Card, Cards } from "./card/card";
import { shareOf, standing, whyNot, writtenShort } from "./card/figures";
import { MetricCard, OverallCard } from "./card/metric-card";
import { WorkingPanel } from "./card/working-panel";
import { ComparePanel } from "./compare/compare-panel";
import { CompareTable } from "./compare/compare-table";
import { IndexChart } from "./compare/index-chart";
import { fallOf } from "./compare/index-lines";
import { CountyMap } from "./map/county-map";
import { Method } from "./method";

type Props = {
  cards: Cards;
  card: Card;
  fips: readonly string[];
  metric: Metric;
  /** The day whose rules grade. */
  asOf: string;
  onMetric: (metric: Metric) => void;
  onAdd: (fip: string) => void;
  onRemove: (fip: string) => void;
};

/** A county's report card: the answer with its map, a card for each figure, prices and others beside them, and the method. */
export function CountyCard({ cards, card, fips, metric, asOf, onMetric, onAdd, onRemove }: Props) {
  const [working, setWorking] = useState<Metric | null>(null);
  const graded = metrics.filter((each) => card.grades[each].kind === "graded").length;
  const compared = fips.flatMap((fip) => cards.cards.find(({ row }) => row.fip === fip) ?? []);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-canvas px-6 py-3 phone:px-4">
        <Icon of={MapPin} className="text-fg-3" />
        <b className="font-semibold">
          {card.row.name}, {card.row.state}
        </b>
        <span className="num text-fg-3">FIPS {card.row.fip}</span>
        <span className="num ml-auto text-fg-2">
          Graded{" "}
          <b className="font-semibold text-fg">
            {graded} of {metrics.length}
          </b>
        </span>
      </div>
      <div className="flex min-w-0 flex-1 max-lg:flex-col">
        <div className="min-w-0 flex-1">
          <Answer card={card} metric={metric} asOf={asOf}>
            <CountyMap fip={card.row.fip} name={card.row.name} metric={metric} />
          </Answer>
          <div className="grid grid-cols-2 border-line border-t *:odd:border-r max-lg:grid-cols-1 max-lg:*:odd:border-r-0">
            {metrics.map((each) => (
              <MetricCard
                key={each}
                metric={each}
                grade={card.grades[each]}
                strip={cards.strips[each]}
                name={card.row.name}
                asOf={asOf}
                isOpen={each === metric}
                onOpen={() => onMetric(each)}
                onWorking={() => setWorking(each)}
              />
            ))}
            <OverallCard overall={card.overall} least={cardGrades.on(asOf).leastForOverall} />
          </div>
          <IndexChart rows={compared.map(({ row }) => row)} asOf={asOf} />
          <CompareTable cards={compared} metrics={metrics} asOf={asOf} />
          <Method card={card} cards={cards} asOf={asOf} />
        </div>
        {working ? (
          <WorkingPanel metric={working} card={card} cards={cards} onClose={() => setWorking(null)} />
        ) : (
          <aside
            aria-label="Compare"
            className="border-line bg-surface max-lg:border-t lg:w-[336px] lg:shrink-0 lg:border-l"
          >
            <div className="lg:sticky lg:top-head">
              <ComparePanel cards={cards} fips={fips} onAdd={onAdd} onRemove={onRemove} />
            </div>
          </aside>
        )}
      </div>
    </>
  );
}

/** How the open figure stands, in one sentence, and how calm prices have been. */
function Answer({ card, metric, asOf, children }: { card: Card; metric: Metric; asOf: string; children: ReactNode }) {
  const { name } = card.row;
  const grade = card.grades[metric];
  return (
    <div className="grid grid-cols-2 gap-6 px-6 pt-5 pb-4 max-lg:grid-cols-1 phone:px-4">
      <div>
        <h2 className="text-balance font-semibold text-hero tracking-[-.018em]">
          {grade.kind === "graded"
            ? `${headOf(name, metric, grade.figure)}, ${lowered(standing(metric, grade))}`
            : `${name} has no grade for ${metricLabels[metric].toLowerCase()}.`}
        </h2>
        <p className="mt-1.5 text-fg-2 text-h2">
          {grade.kind === "graded" ? calmOf(card, metric, asOf) : whyNot(metric, grade, asOf)}
        </p>
      </div>
      {children}
    </div>
  );
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const moved = (figure: number, up: string, down: string) => (figure < 0 ? down : up);

/** What the figure says, as the beginning of a sentence. */
function headOf(county: string, metric: Metric, figure: number): string {
  const size = writtenShort(metric, Math.abs(figure));
  const heads: Record<Metric, string> = {
    priceHistory: `${county}: prices ${moved(figure, "rose", "fell")} ${size} a year for 10 years`,
    forecast: `${county}: prices are forecast to ${moved(figure, "rise", "fall")} ${size} in 12 months`,
    volatility: `${county}: annual growth swung by ${size} around its mean`,
    affordability: `${county}: a median home takes ${size} of a median income`,
    population: `${county}: ${size} ${moved(figure, "more", "fewer")} people than five years before`,
    income: `${county}: the median income ${moved(figure, "rose", "fell")} ${size} a year`,
    priceToRent: `${county}: a median home costs ${size} years of rent`,
  };
  return heads[metric];
}

function calmOf(card: Card, metric: Metric, asOf: string): string {
  const grade = card.grades.volatility;
  const fall = fallOf(card.row, asOf);
  const calm =
    grade.kind === "graded" && metric !== "volatility"
      ? `Prices were calmer than in ${shareOf(grade.percentile)} all counties. `
      : "";
  if (!card.row.index) return calm || "The price index does not cover this county.";
  return fall
    ? `${calm}In twenty years the worst drop in prices was ${trimmedPercent(-fall.percent, 1)}, from ${fall.from} to ${fall.to}.`
    : `${calm}Prices have not fallen in any of the last twenty years.`;
}

import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import { Calculator, MapPin } from "lucide-react";
import { Suspense, useState } from "react";
import { useActions } from "../../../lib/actions";
import { useApi } from "../../../lib/api/use-api";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { type CardSelection, gradedOn, type Spoken } from "../../../report/report-card/cards";
import type { FigureOfCard } from "../../../report/report-card/compare-rows";
import { CompareTable } from "../../../report/report-card/compare-table";
import { CountyMap } from "../../../report/report-card/county-map";
import { IndexChart } from "../../../report/report-card/index-chart";
import { indexLines } from "../../../report/report-card/index-lines";
import { Method } from "../../../report/report-card/method";
import { countyTitle, firstOpen, headOf, leadOf } from "../../../report/report-card/text";
import { reportCardEn } from "../../../report/report-card/words.en";
import { placeName } from "../../../scenario/names/place-name";
import { reportCardOf } from "../../../scenario/report-card";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { Section } from "../../every/answer/section";
import { StatusBar } from "../../every/answer/status-bar";
import { Figure, WorkingContext } from "../../every/answer/working";
import { MetricCard, OverallCard } from "./metric-card";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);
const spokenEnglish: Spoken = { lang: "en", own: reportCardEn };

type Props = { shown: CardSelection; newest: string };

/** A county's report card: the answer with its map, a card for each figure, prices, other counties beside it, and the method. */
export function CardPage({ shown, newest }: Props) {
  const { cards, card } = shown;
  const asOf = gradedOn(cards);
  const [metric, setMetric] = useState<Metric>(() => firstOpen(card, shown.metrics));
  const hasOverall = useScenario(({ document }) => reportCardOf(document).showOverall);
  const { open, setOpen } = useWorkingKey(workingKey(card.row.fip, metric));
  const key = (of: FigureOfCard, fip = card.row.fip) => workingKey(fip, of);
  const counties = new Map(shown.compared.map(({ row }) => [row.fip, countyTitle(row)]));
  const hasPrices = indexLines(shown.compared.map(({ row }) => row)) !== null;
  return (
    <WorkingContext value={{ open, toggle: (figure) => setOpen(open === figure ? null : figure) }}>
      <Facts shown={shown} />
      <div className="flex min-w-0 flex-1 max-lg:flex-col">
        <div className="@container min-w-0 flex-1">
          <Answer shown={shown} metric={metric} asOf={asOf} />
          <div className="grid grid-cols-2 border-line border-t *:odd:border-r max-lg:grid-cols-1 max-lg:*:odd:border-r-0">
            {metrics.map((each) => (
              <MetricCard
                key={each}
                metric={each}
                grade={card.grades[each]}
                strip={cards.strips[each]}
                name={card.row.name}
                asOf={asOf}
                working={key(each)}
                isOpen={each === metric}
                isShown={shown.metrics.includes(each)}
                onOpen={() => setMetric(each)}
                spoken={spokenEnglish}
              />
            ))}
            <OverallCard
              overall={card.overall}
              asOf={asOf}
              working={key("overall")}
              isShown={hasOverall}
              own={reportCardEn}
            />
          </div>
          {hasPrices && <Prices shown={shown} asOf={asOf} />}
          <Section title={reportCardEn.compare.title}>
            <div className="px-6 phone:px-4">
              <CompareTable
                shown={{ ...shown, metrics }}
                hasOverall
                own={reportCardEn}
                figure={(text, fip, row) => (
                  <Figure of={key(row.key, fip)} name={`${row.label}, ${counties.get(fip)}`}>
                    {text}
                  </Figure>
                )}
              />
            </div>
          </Section>
          <Section title={reportCardEn.method.title}>
            <div className="px-6 phone:px-4">
              <Method shown={{ ...shown, metrics }} spoken={spokenEnglish} />
            </div>
          </Section>
        </div>
        {open ? (
          <Suspense fallback={null}>
            <WorkingPanel {...splitKey(open)} shown={shown} onClose={() => setOpen(null)} />
          </Suspense>
        ) : (
          <Panel shown={shown} newest={newest} metric={metric} />
        )}
      </div>
      <StatusBar />
    </WorkingContext>
  );
}

/** The county, its home, and how much of it is graded. */
function Facts({ shown: { card } }: { shown: CardSelection }) {
  const home = useScenario(({ document }) => document.properties[0]);
  const graded = metrics.filter((each) => card.grades[each].kind === "graded").length;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-canvas px-6 py-3 phone:hidden">
      <Icon of={MapPin} className="text-fg-3" />
      <b className="font-semibold">{countyTitle(card.row)}</b>
      <span className="num text-fg-3">FIPS {card.row.fip}</span>
      <span className="num ml-auto flex flex-wrap gap-x-5 text-fg-3">
        {home?.fip && (
          <span>
            Home <b className="ml-1 font-medium text-fg">{placeName(home, 0)}</b>
          </span>
        )}
        <span>
          Graded{" "}
          <b className="ml-1 font-medium text-fg">
            {graded} of {metrics.length}
          </b>
        </span>
      </span>
    </div>
  );
}

/** The standing of the open figure in one sentence, how steady prices have been, and the map of the counties around. */
function Answer({ shown: { card, cards }, metric, asOf }: { shown: CardSelection; metric: Metric; asOf: string }) {
  const state = card.row.fip.slice(0, 2);
  const told = useApi(
    "GET /v1/location/counties/letters",
    { query: { state, version: cards.version } },
    { revalidateOnFocus: false },
  );
  const counties = told.state === "ready" ? (told.data[0]?.counties ?? []) : [];
  return (
    <div className="grid grid-cols-2 gap-6 px-6 pt-5 pb-4 max-lg:grid-cols-1 phone:px-4">
      <div aria-live="polite">
        <h2 className="text-balance font-semibold text-hero tracking-[-.018em]">
          {headOf(card, metric, spokenEnglish)}
        </h2>
        <p className="mt-1.5 text-fg-2 text-h2">{leadOf({ card, metrics }, metric, asOf, spokenEnglish)}</p>
      </div>
      <CountyMap of={card.row} counties={counties} metric={metric} spoken={spokenEnglish} />
    </div>
  );
}

function Prices({ shown, asOf }: { shown: CardSelection; asOf: string }) {
  const rows = shown.compared.map(({ row }) => row);
  const { prices } = reportCardEn;
  const first = indexLines(rows)!.first;
  return (
    <Section title={prices.title(first)} note={prices.note(first)}>
      <div className="px-6 phone:px-4">
        <IndexChart rows={rows} asOf={asOf} own={reportCardEn} />
      </div>
    </Section>
  );
}

/** Returns the key of a figure's working, its county and its name: "37183:income". */
const workingKey = (fip: string, of: FigureOfCard) => `${fip}:${of}`;
function splitKey(key: string): { fip: string; of: FigureOfCard } {
  const [fip = "", of = ""] = key.split(":");
  return { fip, of: of as FigureOfCard };
}

/** Holds the open working. A press on its figure again, Escape or W closes it; W opens that of the figure with the focus, else that of the open card. */
function useWorkingKey(usual: string) {
  const [open, setOpen] = useState<string | null>(null);
  const focused = () => document.activeElement?.getAttribute("data-working") ?? null;
  useActions([
    {
      label: "Show how a figure is calculated",
      also: "working explain",
      icon: Calculator,
      keys: "w",
      onSelect: () => setOpen(open ? null : (focused() ?? usual)),
    },
  ]);
  return { open, setOpen };
}

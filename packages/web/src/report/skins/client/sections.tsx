import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { money, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { SeriesMark } from "../../../ui/chart/series-mark";
import { type Group, isBought } from "../../row";
import { homesAndWays } from "../../rows/appreciation";
import { loanRows } from "../../rows/loans";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type LineChartOf, type Section, sections, type TableSection } from "../../sections";
import { Card } from "./card";
import { Closing } from "./closing";
import { Cost } from "./cost";
import { FiguresTable } from "./figures-table";
import { Month } from "./month";
import { useSkin } from "./skin";
import { Worth } from "./worth";

/** The home that is sold, and what is then left to bring to each purchase. */
function MoveUp() {
  const { source, words } = useSkin();
  const sale = source.times.moveUp;
  if (!sale) return null;
  const { title, says } = words.loan.sections.moveUp;
  return (
    <Card name="moveUp" title={title} lead={says}>
      <dl className="num mt-3 grid max-w-[520px] grid-cols-[minmax(0,1fr)_auto] gap-x-6 text-md">
        {saleLines(sale, words.loan)
          .filter(([, value]) => value !== 0)
          .map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid border-paper-line border-b py-2">
              <dt className="text-fg-2">{label}</dt>
              <dd className="text-right font-medium">{money(value)}</dd>
            </div>
          ))}
        <div className="col-span-2 grid grid-cols-subgrid py-2 font-semibold">
          <dt>{words.loan.sale.left}</dt>
          <dd className="text-right">{money(sale.proceeds)}</dd>
        </div>
      </dl>
      <FiguresTable label={title} columns={source.columns.filter(isBought)} groups={[{ rows: moveUpRows(sale) }]} />
    </Card>
  );
}

/** The pages of the Loan Estimate are asked for where the officer shows them. */
const EstimatePages = lazy(() => import("./estimate-form"));
const EstimateForm = () => (
  <Suspense fallback={null}>
    <EstimatePages />
  </Suspense>
);

type Props = { shown: readonly ClientSection[] };

/** What draws each section that a client may read. One that says nothing of these loans draws nothing. */
const bodies: Record<ClientSection, ComponentType<Props>> = {
  loans: EveryFigure,
  monthly: Month,
  cash: Closing,
  rates: () => <Lines name="rates" />,
  secondLoan: () => <Lines name="secondLoan" />,
  extraPayments: () => <Lines name="extraPayments" />,
  balance: Balance,
  overTheLoan: () => <Lines name="overTheLoan" />,
  totalCost: Cost,
  breakEven: Worth,
  savings: () => <Lines name="savings" />,
  moveUp: MoveUp,
  equity: () => <Lines name="equity" />,
  taxSavings: TaxSavings,
  appreciation: Appreciation,
  estimateForm: EstimateForm,
};

/** The report's sections as its client reads them: those that the officer chose, in the officer's order. */
export const ClientSections = ({ shown }: Props) =>
  shown.map((key) => {
    const Body = bodies[key];
    return <Body key={key} shown={shown} />;
  });

type Generic = Exclude<ClientSection & TableSection, "loans" | "monthly" | "cash" | "totalCost">;

function useSection(name: TableSection): Section | null {
  const { source } = useSkin();
  const section = sections[name](source);
  return section?.lacks === "unknown" ? null : section;
}

/** A section that is its charts and its lines, nothing else. */
function Lines({ name }: { name: Generic }) {
  const { words } = useSkin();
  const section = useSection(name);
  const { title, says } = words.loan.sections[name];
  return section && <Charted name={name} title={title} section={section} lead={says} />;
}

/** All loans side by side: what each is, with its month and its closing where the officer shows them. */
function EveryFigure({ shown }: Props) {
  const { source, words } = useSkin();
  const { title, says } = words.loan.sections.loans;
  const { groups: named } = words.loan;
  const more = (["monthly", "cash"] as const).filter((key) => shown.includes(key));
  const groups = [
    { title: named.loans, rows: loanRows(source.columns, "client") },
    ...more.flatMap((key) =>
      sections[key](source)!.parts.flatMap((part) => part.groups.map(({ rows }) => ({ title: named[key], rows }))),
    ),
  ];
  return (
    <Card name="loans" title={title} lead={says}>
      <FiguresTable label={title} columns={source.columns} groups={groups} />
    </Card>
  );
}

/** What is owed after the years at which the report is read. What interest has been paid stands in other sections. */
function Balance() {
  const { source, words } = useSkin();
  const section = useSection("balance");
  if (!section) return null;
  const { title, says } = words.loan.sections.balance;
  const rows = source.years.map((year) => measureRow(balanceMeasure, year, source.times.yearly));
  const [balance] = section.parts;
  return (
    <Charted
      name="balance"
      title={title}
      lead={says}
      section={{ ...section, parts: balance ? [balance] : [] }}
      more={[{ rows }]}
    />
  );
}

function TaxSavings() {
  const { words } = useSkin();
  const section = useSection("taxSavings");
  if (!section) return null;
  const { title, says, nothing } = words.loan.sections.taxSavings;
  if (section.lacks === "nothing")
    return (
      <Card name="taxSavings" title={title} lead={says}>
        <p className="mt-3">{nothing}</p>
      </Card>
    );
  return <Charted name="taxSavings" title={title} section={section} lead={says} />;
}

function Appreciation() {
  const { source, words } = useSkin();
  const section = useSection("appreciation");
  if (!section) return null;
  const { title, says } = words.loan.sections.appreciation;
  const { source: from, sources, ways } = words.loan;
  const notes = homesAndWays(source.columns).map(({ way: { type, assumed } }) =>
    from(ways[type], assumed ? sources.assumed : sources[type]),
  );
  return (
    <Charted name="appreciation" title={title} section={section} lead={says} note={[...new Set(notes)].join(" ")} />
  );
}

const LineChart = lazy(() => import("../../../ui/chart/line-chart"));

/** About as long as people keep a loan. */
const usualYear = 7;

type ChartedProps = {
  name: string;
  title: string;
  lead: string;
  section: Section;
  /** Lines that the skin adds: which years are read is its choice. */
  more?: readonly Group[];
  note?: string;
};

/** A section of lines over the years: its charts, and the figures that say the same. */
function Charted({ name, title, lead, section, more = [], note }: ChartedProps) {
  const groups = [
    ...section.parts.flatMap((part) =>
      part.groups.map((group) => (section.parts.length > 1 && part.title ? { title: part.title, ...group } : group)),
    ),
    ...more,
  ];
  return (
    <Card name={name} title={title} lead={lead}>
      {section.parts.map(({ chart }) =>
        chart && chart.series.length > 0 ? (
          <Chart key={chart.title} chart={chart} isTitled={section.parts.length > 1} />
        ) : null,
      )}
      {groups.length > 0 && <FiguresTable label={title} columns={section.columns} groups={groups} />}
      {note && <p className="mt-2.5 text-fg-3 text-note">{note}</p>}
    </Card>
  );
}

function Chart({ chart, isTitled }: { chart: LineChartOf; isTitled: boolean }) {
  const { words } = useSkin();
  const { title, measure = title, series, lastYear, unit } = chart;
  const [chosen, setChosen] = useState(usualYear);
  const { year } = words.client.charts;
  return (
    <figure className="mt-4 min-w-0">
      <figcaption className={isTitled ? "mb-1 font-semibold text-md" : "sr-only"}>{title}</figcaption>
      <Suspense fallback={<div className="h-[216px]" />}>
        <LineChart
          measure={measure}
          series={series}
          lastYear={lastYear}
          at={Math.min(chosen, lastYear)}
          onAt={setChosen}
          format={unit === "percent" ? trimmedPercent : money}
          formatTick={unit === "percent" ? trimmedPercent : shortMoney}
          stepped={unit === "percent"}
          unit={year}
        />
      </Suspense>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-note">
        {series.map((line) => (
          <li key={line.id} className="flex items-center gap-1.5">
            <SeriesMark line={line} />
            {line.name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

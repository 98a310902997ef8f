import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ComponentType, type ReactNode, useMemo } from "react";
import { money } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import { bidColumns } from "../../bid-over/columns";
import { bidOverCatalog, estimateFormCatalog } from "../../catalogs";
import { isBought } from "../../row";
import { loanRows } from "../../rows/loans";
import { moveUpRows, saleLines } from "../../rows/move-up";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type Section, sections, type TableSection } from "../../sections";
import { withoutSold } from "./answer";
import { Card } from "./card";
import { Charted } from "./charted";
import { Closing } from "./closing";
import { Cost } from "./cost";
import { FiguresTable } from "./figures-table";
import { LaterPart } from "./later";
import { Month } from "./month";
import { MoveUpMonth, moveUpLines } from "./move-up-month";
import { outlaysOf } from "./outlay";
import { OutlayCard } from "./outlay-card";
import { Owed } from "./owed";
import { Payoff } from "./payoff";
import { RefinanceMonth, refinanceLines } from "./refinance-month";
import { useSkin } from "./skin";
import { Worth } from "./worth";

/** The pages of the Loan Estimate are asked for where the officer shows them. */
const estimatePages = spokenPart(() => import("./estimate-form"), estimateFormCatalog);
const EstimateForm = () => <LaterPart part={estimatePages} words={useSkin().words} className="px-4 empty:hidden" />;

const bids = spokenPart(() => import("./bid-over"), bidOverCatalog);
/** Few homes are bought over asking: the others' clients fetch nothing of it. */
function BidBlock() {
  const { source, words } = useSkin();
  if (bidColumns(source.columns).length === 0) return null;
  return <LaterPart part={bids} words={words} className="px-4 empty:hidden" />;
}

type Props = {
  shown: readonly ClientSection[];
  /** The section in whose place it stands. */
  name: ClientSection;
};

/** What belongs together is one block: it draws what the officer shows of its sections. */
const blocks: readonly { of: readonly ClientSection[]; Body: ComponentType<Props> }[] = [
  { of: ["monthly", "rates", "secondLoan"], Body: MonthBlock },
  { of: ["cash", "savings", "moveUp"], Body: ClosingBlock },
  { of: ["bidOver"], Body: BidBlock },
  { of: ["totalCost", "overTheLoan", "taxSavings"], Body: Cost },
  { of: ["breakEven"], Body: WorthBlock },
  { of: ["balance", "equity", "appreciation"], Body: OwedBlock },
  { of: ["loans", "extraPayments"], Body: EveryFigure },
  { of: ["estimateForm"], Body: EstimateForm },
];

/** Who sells a home to buy another asks first what the sale leaves. */
const saleFirst = blocks.toSorted(
  (one, other) => Number(other.of.includes("moveUp")) - Number(one.of.includes("moveUp")),
);

/**
 * The report's sections as its client reads them: those that the officer chose, in the officer's order. A block stands where the
 * first of its sections stands; where nobody chose an order, in that of a client's questions.
 */
export function ClientSections({ shown }: { shown: readonly ClientSection[] }) {
  const { basis, source } = useSkin();
  const isChosen = (basis.document.toolMeta?.highlightedTables ?? []).length > 0;
  const asked = source.times.moveUp ? saleFirst : blocks;
  const order = isChosen ? shown : asked.flatMap(({ of }) => of.filter((key) => shown.includes(key)));
  const placed = order.flatMap((name) => {
    const block = blocks.find(({ of }) => of.includes(name))!;
    return order.find((key) => block.of.includes(key)) === name ? [{ name, Body: block.Body }] : [];
  });
  return placed.map(({ name, Body }) => <Body key={name} name={name} shown={shown} />);
}

function MonthBlock({ name, shown }: Props): ReactNode {
  const skin = useSkin();
  const hasMonth = shown.includes("monthly");
  const Body = refinanceLines(skin) ? RefinanceMonth : moveUpLines(skin) ? MoveUpMonth : Month;
  return (
    <>
      {hasMonth && <Body name={name} />}
      {!hasMonth && shown.includes("rates") && <Lines name="rates" />}
      {shown.includes("secondLoan") && <Lines name="secondLoan" />}
    </>
  );
}

function ClosingBlock({ name, shown }: Props): ReactNode {
  const { picked, source } = useSkin();
  const [hasCash, hasSavings] = [shown.includes("cash"), shown.includes("savings")];
  const isRefinanced = picked.result.savings !== null;
  const sells = shown.includes("moveUp") && source.times.moveUp !== null;
  return (
    <>
      {sells && <MoveUp />}
      {isRefinanced && (hasCash || hasSavings) && <Payoff name={name} hasCash={hasCash} hasSavings={hasSavings} />}
      {hasCash && !isRefinanced && <Closing name={sells || name === "savings" ? "cash" : name} />}
    </>
  );
}

/** Of a refinance: what is paid over the years for the same debts. Else each other loan against the picked one. */
function WorthBlock(): ReactNode {
  const skin = useSkin();
  const outlays = useMemo(() => outlaysOf(skin), [skin]);
  return outlays ? <OutlayCard outlays={outlays} /> : <Worth />;
}

function OwedBlock({ name, shown }: Props): ReactNode {
  return shown.includes("equity") || shown.includes("appreciation") ? <Owed name={name} shown={shown} /> : <Balance />;
}

type Generic = Exclude<ClientSection & TableSection, "loans" | "monthly" | "cash" | "totalCost">;

function useSection(name: TableSection): Section | null {
  const { source } = useSkin();
  const section = sections[name](source);
  return section?.lacks ? null : section;
}

/** A section that is its charts and its lines, nothing else. One that comes to nothing for every loan is left out. */
function Lines({ name }: { name: Generic }) {
  const { words } = useSkin();
  const section = useSection(name);
  const { title, says } = words.loan.sections[name];
  return section && <Charted name={name} title={title} section={section} lead={says} />;
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

/** All loans side by side: what each is, with its month, its closing and its extra payments where the officer shows them. Folded on a phone. */
function EveryFigure({ name, shown }: { name: string; shown: readonly ClientSection[] }) {
  const { source: all, basis, words } = useSkin();
  const source = withoutSold(all, basis);
  const isFolded = useMedia(oneColumn);
  const { title, says } = words.loan.sections.loans;
  const { groups: named } = words.loan;
  const more = (["monthly", "cash", "extraPayments"] as const).filter((key) => shown.includes(key));
  const groups = [
    ...(shown.includes("loans") ? [{ title: named.loans, rows: loanRows(source.columns, "client") }] : []),
    ...more.flatMap((key) =>
      (sections[key](source)?.parts ?? []).flatMap((part) =>
        part.groups.map(({ rows }) => ({ title: named[key], rows })),
      ),
    ),
  ];
  if (groups.length === 0) return null;
  const table = <FiguresTable label={title} columns={source.columns} groups={groups} />;
  if (!isFolded)
    return (
      <Card name={name} title={title} lead={says}>
        {table}
      </Card>
    );
  return (
    <Card name={name} title={title} lead={says}>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-[10px] border border-paper-edge font-medium text-md">
          {words.client.plain.unfold}
        </summary>
        {table}
      </details>
    </Card>
  );
}

import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from "react";
import { bidColumns } from "../../bid-over/columns";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type Section, sections, type TableSection } from "../../sections";
import { Charted } from "./charted";
import { Closing } from "./closing";
import { Cost } from "./cost";
import { EveryFigure } from "./every-figure";
import { Month } from "./month";
import { MoveUp } from "./move-up";
import { MoveUpMonth, moveUpLines } from "./move-up-month";
import { outlaysOf } from "./outlay";
import { OutlayCard } from "./outlay-card";
import { Owed } from "./owed";
import { Payoff } from "./payoff";
import { RefinanceMonth, refinanceLines } from "./refinance-month";
import { useSkin } from "./skin";
import { Worth } from "./worth";

/** The pages of the Loan Estimate are asked for where the officer shows them. */
const EstimatePages = lazy(() => import("./estimate-form"));
const EstimateForm = () => (
  <Suspense fallback={null}>
    <EstimatePages />
  </Suspense>
);

const Bids = lazy(() => import("./bid-over"));
/** Few homes are bought over asking: the others' clients fetch nothing of it. */
function BidBlock() {
  const { source } = useSkin();
  if (bidColumns(source.columns).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Bids />
    </Suspense>
  );
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

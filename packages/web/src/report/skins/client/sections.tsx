import type { ClientSection } from "@highway/core/reports/pure/sections";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { balanceMeasure, measureRow } from "../../rows/over-years";
import { type Section, sections, type TableSection } from "../../sections";
import { Card } from "./card";
import { Charted } from "./charted";
import { Closing } from "./closing";
import { Cost } from "./cost";
import { EveryFigure } from "./every-figure";
import { Month } from "./month";
import { MoveUp } from "./move-up";
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

type Props = {
  shown: readonly ClientSection[];
  /** The section in whose place it stands. */
  name: ClientSection;
};

/** What belongs together is one block: it draws what the officer shows of its sections. */
const blocks: readonly { of: readonly ClientSection[]; Body: ComponentType<Props> }[] = [
  { of: ["monthly", "rates", "secondLoan"], Body: MonthBlock },
  { of: ["cash", "savings", "moveUp"], Body: ClosingBlock },
  { of: ["totalCost", "overTheLoan", "taxSavings"], Body: CostBlock },
  { of: ["breakEven"], Body: Worth },
  { of: ["balance", "equity", "appreciation"], Body: OwedBlock },
  { of: ["loans", "extraPayments"], Body: EveryFigure },
  { of: ["estimateForm"], Body: EstimateForm },
];

/**
 * The report's sections as its client reads them: those that the officer chose, in the officer's order. A block stands where the
 * first of its sections stands; where nobody chose an order, in that of a client's questions.
 */
export function ClientSections({ shown }: { shown: readonly ClientSection[] }) {
  const { basis } = useSkin();
  const isChosen = (basis.document.toolMeta?.highlightedTables ?? []).length > 0;
  const order = isChosen ? shown : blocks.flatMap(({ of }) => of.filter((key) => shown.includes(key)));
  const placed = order.flatMap((name) => {
    const block = blocks.find(({ of }) => of.includes(name))!;
    return order.find((key) => block.of.includes(key)) === name ? [{ name, Body: block.Body }] : [];
  });
  return placed.map(({ name, Body }) => <Body key={name} name={name} shown={shown} />);
}

function MonthBlock({ name, shown }: Props): ReactNode {
  const skin = useSkin();
  const hasMonth = shown.includes("monthly");
  const month = !hasMonth ? null : refinanceLines(skin) ? <RefinanceMonth name={name} /> : <Month name={name} />;
  return (
    <>
      {month}
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

function CostBlock({ name, shown }: Props): ReactNode {
  return (
    <>
      {shown.includes("totalCost") && <Cost name={name} />}
      {shown.includes("overTheLoan") && <Lines name="overTheLoan" />}
      {shown.includes("taxSavings") && <TaxSavings />}
    </>
  );
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

/** That there is nothing to save is an answer too, where the officer shows the section. */
function TaxSavings() {
  const { source, words } = useSkin();
  const { title, says, nothing } = words.loan.sections.taxSavings;
  if (sections.taxSavings(source)?.lacks !== "nothing") return <Lines name="taxSavings" />;
  return (
    <Card name="taxSavings" title={title} lead={says}>
      <p className="mt-3">{nothing}</p>
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
